/** What saved searches ask for: their conditions, within the locks of the keys that they were saved under. */
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from '../../repositories/listing/condition.js';
import { forOneListing } from '../../repositories/listing/text-terms.js';
import type { CandidateSearch } from '../../repositories/listing-event.js';
import { findPartnerKey } from '../../repositories/partner-key.js';
import { lockedTo, underLock } from '../locked-search.js';
import type { PlaceDirectory } from '../place-directory.js';
import { readCondition } from './search-condition.js';

/** Searches that ask for the same: compared once. */
export interface Question {
  readonly condition: SearchCondition;
  readonly searchIds: string[];
}

/** Reads searches, those that ask for the same together. */
export type Ask = (searches: readonly CandidateSearch[], directory: PlaceDirectory) => Promise<Question[]>;

/** The condition of a key's lock; undefined for a key that is no longer good. */
const lockOf = async (
  database: Sql,
  key: string,
  directory: PlaceDirectory,
): Promise<SearchCondition | undefined> => {
  if (key === '') return {};
  const partner = await findPartnerKey(database, key);
  if (!partner || partner.revokedAt) return undefined;
  const { mine, city, project } = partner.settings.locked ?? {};
  const lock = {
    ...(mine && { ownerId: partner.ownerId }),
    ...(city && { city }),
    ...(project && { project }),
  };
  return lockedTo(lock, directory);
};

/** Makes the reader. What it cannot read it leaves out: a search that a newer version refuses holds up no other. */
export const createQuestions = (database: Sql, onFailure: (failure: unknown) => void): Ask => {
  const questionOf = (
    { query, isAlike }: CandidateSearch,
    directory: PlaceDirectory,
    lock: SearchCondition | undefined,
  ): Question | undefined => {
    if (!lock) return undefined;
    try {
      return {
        condition: underLock(forOneListing(readCondition(query, directory), isAlike), lock),
        searchIds: [],
      };
    } catch (failure) {
      onFailure(failure);
      return undefined;
    }
  };

  return async (searches, directory) => {
    const questions = new Map<string, Question | undefined>();
    const locks = new Map<string, SearchCondition | undefined>();
    for (const search of searches) {
      const { id, query, partnerKey, isAlike } = search;
      const name = `${String(isAlike)} ${partnerKey} ${query}`;
      if (!questions.has(name)) {
        if (!locks.has(partnerKey)) locks.set(partnerKey, await lockOf(database, partnerKey, directory));
        questions.set(name, questionOf(search, directory, locks.get(partnerKey)));
      }
      questions.get(name)?.searchIds.push(id);
    }
    return [...questions.values()].filter((question) => question !== undefined);
  };
};
