/** Tells whether listings were written since a moment, by this process or by another (docs/decisions/0087). */
import { runFor } from '../caller.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { findListingChanges } from '../repositories/listing/changes.js';

/** The listings that an answer is made of: all of them, those of a kind, or those of a kind in some cities. */
export interface DataScope {
  kind?: ListingKind;
  /** Keys of cities; only with a kind. */
  cities?: readonly string[];
}

/** The scope of what no write of listings changes. */
export const noListings: DataScope = { cities: [] };

/** Versions of the listings; made by createDataVersions. */
export interface DataVersions {
  /** Resolves with the version now: what this process wrote is part of it, what others wrote at most `lag` ago may not be. */
  current(): Promise<number>;
  /** Tells whether listings of a scope were written after a version. */
  hasChanged(scope: DataScope, version: number): boolean;
}

/** Milliseconds after which writes of other processes are looked for. */
export const lag = 1000;

const nameOf = (kind: string, city: string): string => `${kind}/${city}`;

/** Makes the versions over a database. */
export const createDataVersions = (
  { sql, isShared, writes }: Pick<Database, 'sql' | 'isShared' | 'writes'>,
  now: () => number = () => performance.now(),
): DataVersions => {
  /** The version of the last change of everything, of each kind, and of each kind in each city. */
  const changedAt = new Map<string, number>();
  let version = 0;
  let position: string | undefined;
  let seen: ReadonlySet<number> = new Set();
  let looked: { at: number; writes: number } | undefined;
  let looking: { writes: number; done: Promise<void> } | undefined;

  const look = async (): Promise<void> => {
    const before = { at: now(), writes: writes() };
    const found = await findListingChanges(sql, position);
    const fresh = found.changes.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0) version += 1;
    for (const { kind, cityKey } of fresh)
      for (const name of ['', kind, nameOf(kind, cityKey)]) changedAt.set(name, version);
    seen = new Set(found.changes.map(({ id }) => id));
    position = found.position;
    looked = before;
  };

  const lookOnce = (): Promise<void> => {
    const done = runFor(undefined, look).finally(() => {
      looking = undefined;
    });
    looking = { writes: writes(), done };
    return done;
  };

  const isCurrent = (wanted: number): boolean =>
    looked !== undefined && looked.writes >= wanted && (!isShared || now() - looked.at < lag);

  return {
    async current() {
      const wanted = writes();
      if (isCurrent(wanted)) return version;
      // A look that began before a write of this process does not see it.
      while (looking && looking.writes < wanted) await looking.done;
      await (looking?.done ?? lookOnce());
      return version;
    },
    hasChanged({ kind = '', cities }, since) {
      const names = cities ? cities.map((city) => nameOf(kind, city)) : [kind];
      return names.some((name) => (changedAt.get(name) ?? 0) > since);
    },
  };
};
