/** Reads the body of update-coins strictly, without converting types (S-403, docs/decisions/0006). */
import type { CoinsChange } from '../services/coins.js';
import { ServiceError } from '../services/service-error.js';

/** One object with one key and a plain number; a repeated or escaped key does not match. */
const form = /^\s*\{\s*"coinsChange"\s*:\s*(-?\d[\d.eE+-]*)\s*\}\s*$/;

const amountIn = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { coinsChange: unknown }).coinsChange;
  } catch {
    return undefined;
  }
};

/** Returns -1 or -2; refuses coins to be added with forbidden, and anything else as invalid. */
export const coinsChangeOf = (body: unknown): CoinsChange => {
  const amount = typeof body === 'string' && form.test(body) ? amountIn(body) : undefined;
  if (amount === -1 || amount === -2) return amount;
  if (typeof amount === 'number' && amount > 0)
    throw new ServiceError('forbidden', 'Coins cannot be added here.');
  throw new ServiceError('invalid', 'coinsChange must be -1 or -2.', {
    coinsChange: 'coinsChange must be -1 or -2.',
  });
};
