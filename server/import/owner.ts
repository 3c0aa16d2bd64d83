/** Finds or makes the account that imported listings belong to. */
import { createHash } from 'node:crypto';
import type { Sql } from '../db/database.js';
import { findAppUserByEmail, insertAppUsers } from '../repositories/app-user.js';
import { ServiceError } from '../services/service-error.js';
import type { ImportRequest } from './request.js';

const idFrom = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 24);

const named = async (database: Sql, email: string, request: ImportRequest): Promise<string> => {
  const found = await findAppUserByEmail(database, email);
  if (found) return found.id;
  if (!request.createOwner)
    throw new ServiceError(
      'invalid',
      `No account has the e-mail address ${email}. Give --create-owner to make one.`,
    );
  const id = idFrom(`owner:${email.toLowerCase()}`);
  const name = request.source ?? email.split('@')[0] ?? email;
  if (!request.dryRun)
    await insertAppUsers(database, [{ id, name, email: email.toLowerCase(), usertype: 'Agent' }]);
  return id;
};

/** Returns the owner's id: the account of the e-mail address, else one of the source, the same at each import. */
export const ownerFor = async (database: Sql, request: ImportRequest, source: string): Promise<string> => {
  if (request.owner !== undefined) return named(database, request.owner, request);
  const id = idFrom(`import:${source}`);
  if (!request.dryRun)
    await insertAppUsers(database, [{ id, name: `Imported listings (${source})`, usertype: 'Agent' }]);
  return id;
};
