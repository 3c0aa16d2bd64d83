/** What a link of a mail does without a session: it shows, changes and stops the searches that it is about. */
import type { Frequency, LinkedSearches } from '../../../src/api/contract/searches.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../../db/database.js';
import { findLinkedSearches, proveAddress, updateFrequency } from '../../repositories/saved-search.js';
import { ServiceError } from '../service-error.js';
import type { AlertLinks } from './links.js';

/** Searches of links; made by createLinkedSearches. */
export interface LinkedSearchService {
  /** Tells what a link is about; refuses one that is not ours, or whose searches have gone. */
  read(token: string): Promise<LinkedSearches>;
  /** Changes how often its searches tell; whoever follows it reads the address. */
  change(token: string, frequency: Frequency): Promise<LinkedSearches>;
}

/** Makes the service over a database. */
export const createLinkedSearches = (
  database: Sql,
  links: AlertLinks,
  now: () => number = Date.now,
): LinkedSearchService => {
  const find = async (token: string) => {
    const linked = await links.read(token);
    const searches = linked ? await findLinkedSearches(database, linked) : [];
    if (searches.length === 0) throw new ServiceError('gone', messageOf('alertLinkGone'));
    return searches;
  };

  const read = async (token: string): Promise<LinkedSearches> => ({
    searches: (await find(token)).map(({ query, frequency }) => ({ query, frequency })),
  });

  return {
    read,
    async change(token, frequency) {
      const ids = (await find(token)).map(({ id }) => id);
      await proveAddress(database, ids);
      await updateFrequency(database, ids, frequency, new Date(now()));
      return read(token);
    },
  };
};
