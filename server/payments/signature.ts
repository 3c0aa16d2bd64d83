/** Signatures of payment events: HMAC-SHA256 of the bytes as they came. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs bytes; hexadecimal. */
export const signatureOf = (raw: Buffer, secret: string): string =>
  createHmac('sha256', secret).update(raw).digest('hex');

/** Compares a signature in a time that tells nothing of it. */
export const isSigned = (raw: Buffer, secret: string, given: unknown): boolean => {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(raw, secret), 'hex'), Buffer.from(given, 'hex'));
};
