/** Tells whether listings were written since a moment, by this process or by another (docs/decisions/0087). */
import { runFor } from '../caller.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { findListingChanges, type ListingChange } from '../repositories/listing/changes.js';

/** What listings lie in, or are called by. */
export interface Naming {
  /** Pairs of city key and locality key. */
  places: readonly (readonly [city: string, locality: string])[];
  /** Names of which a listing's names begin with every word (`beginsWith`). */
  names: readonly string[];
}

/** The listings that an answer is made of: all of them, those of a kind, or those of a kind in some cities. */
export interface DataScope {
  kind?: ListingKind;
  /** Keys of cities; only with a kind. */
  cities?: readonly string[];
  /** Of those only what meets each of these, by its place or one of its names; only with a kind. */
  named?: readonly Naming[];
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

/** Writes that are remembered one by one. */
const mostRemembered = 500;

type Remembered = ListingChange & { version: number };

const hasName = (searchKey: string, name: string): boolean =>
  name.split(' ').every((word) => searchKey.includes(` ${word}`));

/** Tells whether a written listing is one of a scope's, as far as it was noted. */
const meets = ({ cityKey, localityKey, searchKey }: Remembered, { places, names }: Naming): boolean =>
  searchKey === null ||
  places.some(([city, locality]) => city === cityKey && locality === localityKey) ||
  names.some((name) => hasName(searchKey, name));

/** The last writes one by one, and the version up to which they were forgotten. */
class LastWrites {
  #writes: Remembered[] = [];
  #forgotten = 0;

  add(writes: readonly Remembered[]): void {
    const all = [...this.#writes, ...writes];
    this.#writes = all.slice(-mostRemembered);
    this.#forgotten = all.at(-mostRemembered - 1)?.version ?? this.#forgotten;
  }

  /** Tells whether something of a scope may have been written after a version. */
  mayHave({ kind, cities, named = [] }: DataScope, since: number): boolean {
    if (since < this.#forgotten) return true;
    return this.#writes.some(
      (write) =>
        write.version > since &&
        write.kind === kind &&
        (cities?.includes(write.cityKey) ?? true) &&
        named.every((naming) => meets(write, naming)),
    );
  }
}

const nameOf = (kind: string, city: string): string => `${kind}/${city}`;

/** Makes the versions over a database. */
export const createDataVersions = (
  { sql, isShared, writes }: Pick<Database, 'sql' | 'isShared' | 'writes'>,
  now: () => number = () => performance.now(),
): DataVersions => {
  /** The version of the last change of everything, of each kind, and of each kind in each city. */
  const changedAt = new Map<string, number>();
  const lastWrites = new LastWrites();
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
    lastWrites.add(fresh.map((change) => ({ ...change, version })));
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
    hasChanged(scope, since) {
      const { kind = '', cities, named } = scope;
      const names = cities ? cities.map((city) => nameOf(kind, city)) : [kind];
      const isNear = names.some((name) => (changedAt.get(name) ?? 0) > since);
      return isNear && (named === undefined || lastWrites.mayHave(scope, since));
    },
  };
};
