/** Counts visits of listings (S-409, C-50, D-16), and cards that were seen (S-776). */
import { createHash } from 'node:crypto';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { insertImpressions } from '../repositories/listing/impressions.js';
import { insertVisit, type Visit } from '../repositories/listing/visits.js';
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
  /** Counts cards that were seen by `_id`, each once a day for each visitor, none of robots; passes over unknown ids. */
  addImpressions(ids: readonly string[], visitor: Visitor): Promise<void>;
}

/** The visitor of today; undefined for robots. */
const visitOf = (visitor: Visitor, now: number): Visit | undefined => {
  if (robots.test(visitor.userAgent)) return undefined;
  const day = new Date(now).toISOString().slice(0, 10);
  return { visitor: digestOf(visitor, day), day };
};

/** Makes the service over a database. */
export const createVisits = (database: Database, now: () => number = Date.now): Visits => ({
  async add(kind, id, visitor) {
    const visit = visitOf(visitor, now());
    if (visit && !(await insertVisit(database.sql, kind, id, visit)))
      throw new ServiceError('not-found', 'Property not found');
  },

  async addImpressions(ids, visitor) {
    const visit = visitOf(visitor, now());
    if (visit) await insertImpressions(database.sql, ids, visit);
  },
});
