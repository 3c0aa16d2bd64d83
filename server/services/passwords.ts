/** Passwords: stored as argon2id hashes; the commonest ones are refused (D-27). */
import { hash, verify } from '@node-rs/argon2';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { commonPasswords } from './common-passwords.gen.js';
import { ServiceError } from './service-error.js';

let decoy: Promise<string> | undefined;

/** Hashes a password with argon2id: 19 MiB, 2 passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Checks a password; for an account without one it takes as long and returns false. */
export const isPassword = async (stored: string | null | undefined, given: string): Promise<boolean> => {
  decoy ??= hash('a password that nobody has');
  const isRight = await verify(stored ?? (await decoy), given);
  return isRight && typeof stored === 'string';
};

/** Refuses one of the 3,000 commonest passwords, in any case. */
export const refuseCommon = (password: string, field: string): void => {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const message = messageOf('passwordCommon');
  throw new ServiceError('invalid', message, { [field]: message });
};
