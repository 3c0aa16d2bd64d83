/** Proofs of a sign-in, for the next call of browsers without cookies (docs/decisions/0031). */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.js';
import { insertProof, takeProof } from '../repositories/sign-in-proof.js';
import { digestOf } from './digest.js';

/** Milliseconds a proof lives. */
const proofLife = 10 * 60_000;

/** Proofs; made by createSignInProofs. */
export interface SignInProofs {
  /** Makes a proof for somebody who has just signed in. */
  give(userId: string): Promise<string>;
  /** Redeems a proof, once; returns the id of its account. */
  take(proof: string): Promise<string | undefined>;
}

/** Makes the service over a database. */
export const createSignInProofs = (database: Sql, now: () => number = Date.now): SignInProofs => ({
  async give(userId) {
    const proof = randomBytes(32).toString('base64url');
    await insertProof(database, digestOf(proof), userId, now() + proofLife);
    return proof;
  },
  take: (proof) => takeProof(database, digestOf(proof), now()),
});
