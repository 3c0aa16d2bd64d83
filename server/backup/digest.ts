/** Counts texts and sums up their hashes: the same for the same texts in any order. */
import { createHash } from 'node:crypto';

/** How many there were, and what they add up to. */
export interface Digest {
  readonly count: number;
  /** Sum of the SHA-256 of each, modulo 2^256, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A sum that is being made; see createDigest. */
export interface RunningDigest {
  add(text: string): void;
  result(): Digest;
}

const limit = 2n ** 256n;

/** Begins a digest. */
export const createDigest = (): RunningDigest => {
  let count = 0;
  let sum = 0n;
  return {
    add: (text) => {
      count++;
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % limit;
    },
    result: () => ({ count, sha256: sum.toString(16).padStart(64, '0') }),
  };
};
