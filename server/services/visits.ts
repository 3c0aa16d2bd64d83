/** Counts visits of listings (S-409, C-50, D-16). */
import { createHash } from 'node:crypto';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { insertVisit } from '../repositories/listing/visits.js';
import { ServiceError } from './service-error.js';

/** What identifies a visitor: stored only as a digest that changes every day, so that nobody can be tracked. */
export interface Visitor {
  address: string;
  userAgent: string;
}

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless/i;

const digestOf = ({ address, userAgent }: Visitor, day: string): string =>
  createHash('sha256').update(`${day} ${address} ${userAgent}`).digest('base64url').slice(0, 22);

/** Counts visits; made by createVisits. */
export interface Visits {
  /** Counts a visit by `_id` or `propertyId`, once a day for each visitor, none of robots; refuses unknown ids. */
  add(kind: ListingKind, id: string, visitor: Visitor): Promise<void>;
}

/** Makes the service over a database. */
export const createVisits = (database: Database, now: () => number = Date.now): Visits => ({
  async add(kind, id, visitor) {
    if (robots.test(visitor.userAgent)) return;
    const day = new Date(now()).toISOString().slice(0, 10);
    const isKnown = await insertVisit(database.sql, kind, id, { visitor: digestOf(visitor, day), day });
    if (!isKnown) throw new ServiceError('not-found', 'Property not found');
  },
});
