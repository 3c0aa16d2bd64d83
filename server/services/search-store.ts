/** Asks the search store, and the market's own database where the store is away or behind (docs/decisions/0183). */
import type { Database } from '../db/database.js';
import { type SearchRepository, searchTables } from '../repositories/search/search-repository.js';
import { createSearchFeed, type SearchFeed } from './search-feed.js';

/** A search store that is fed; made by openSearchStore. */
export interface SearchStore {
  /** Answers searches, by the store or without it. */
  readonly searches: SearchRepository;
  readonly feed: SearchFeed;
  /** How many questions each of the two has answered. */
  answered(): { store: number; main: number };
}

/** A statement that took too long, that nobody waits for or that found no room is no sign of a store that is away. */
const isGivenUp = (thrown: unknown): boolean =>
  ['57014', '53300'].includes((thrown as { code?: string }).code ?? '');

/** Asks the store while it is current, and else the market's own database. */
export const withFallback = (
  repositories: { store: SearchRepository; main: SearchRepository },
  feed: SearchFeed,
): SearchStore => {
  const answered = { store: 0, main: 0 };
  const by = async <T>(
    which: keyof typeof answered,
    ask: (asked: SearchRepository) => Promise<T>,
  ): Promise<T> => {
    const answer = await ask(repositories[which]);
    answered[which] += 1;
    return answer;
  };
  const first = async <T>(ask: (asked: SearchRepository) => Promise<T>): Promise<T> => {
    if (!(await feed.isCurrent())) return by('main', ask);
    try {
      return await by('store', ask);
    } catch (failure) {
      if (isGivenUp(failure)) throw failure;
      feed.lost();
      return by('main', ask);
    }
  };
  const searches: SearchRepository = {
    findListings: (search, publicUrl) => first((asked) => asked.findListings(search, publicUrl)),
    findSimilar: (search, publicUrl) => first((asked) => asked.findSimilar(search, publicUrl)),
    countFacetValues: (kind, condition) => first((asked) => asked.countFacetValues(kind, condition)),
    countWishes: (kind, condition, filters) => first((asked) => asked.countWishes(kind, condition, filters)),
    findNearLocalities: (kind, condition) => first((asked) => asked.findNearLocalities(kind, condition)),
    findNamesakes: (kind, place) => first((asked) => asked.findNamesakes(kind, place)),
    findMap: (search) => first((asked) => asked.findMap(search)),
    findUnknownWords: (words) => first((asked) => asked.findUnknownWords(words)),
  };
  return { searches, feed, answered: () => ({ ...answered }) };
};

/** Opens the search store of a database that has one. */
export const openSearchStore = (database: Database): SearchStore | undefined => {
  const { sql: main, searchStore: store, writes } = database;
  if (!store) return undefined;
  const repositories = {
    store: searchTables(() => store.readSql),
    main: searchTables(() => database.readSql),
  };
  return withFallback(repositories, createSearchFeed({ main, store: store.sql, writes }));
};
