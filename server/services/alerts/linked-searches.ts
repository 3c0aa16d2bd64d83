/** What a link of a mail does without a session: it shows, changes and stops the searches or news that it is about. */
import type { Frequency, LinkedSearches } from '../../../src/api/contract/searches.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../../db/database.js';
import { findChoices, findMailedNews, writeChoices } from '../../repositories/notification.js';
import { findLinkedSearches, proveAddress, updateFrequency } from '../../repositories/saved-search.js';
import { ServiceError } from '../service-error.js';
import type { AlertLinks, Linked } from './links.js';

/** What links are about; made by createLinkedSearches. */
export interface LinkedSearchService {
  /** Tells what a link is about; refuses one that is not ours, or whose searches have gone. */
  read(token: string): Promise<LinkedSearches>;
  /** Changes how often its searches tell; whoever follows it reads the address. News come or do not. */
  change(token: string, frequency: Frequency): Promise<LinkedSearches>;
}

const gone = (): ServiceError => new ServiceError('gone', messageOf('alertLinkGone'));

/** Makes the service over a database. */
export const createLinkedSearches = (
  database: Sql,
  links: AlertLinks,
  now: () => number = Date.now,
): LinkedSearchService => {
  const linkedOf = async (token: string): Promise<Linked> => {
    const linked = await links.read(token);
    if (!linked || linked.inviteId !== undefined) throw gone();
    return linked;
  };

  const findSearches = async (linked: Linked) => {
    const searches = await findLinkedSearches(database, linked);
    if (searches.length === 0) throw gone();
    return searches;
  };

  const findNews = async (newsId: string) => {
    const news = await findMailedNews(database, newsId);
    if (!news) throw gone();
    return news;
  };

  const readLinked = async (linked: Linked): Promise<LinkedSearches> => {
    if (linked.newsId === undefined)
      return {
        searches: (await findSearches(linked)).map(({ query, frequency }) => ({ query, frequency })),
      };
    const { userId, types } = await findNews(linked.newsId);
    const refused = (await findChoices(database, userId)).filter(({ channel }) => channel === 'email');
    const isOn = types.some((type) => !refused.some((each) => each.type === type));
    return { searches: [], news: { types, isOn } };
  };

  return {
    read: async (token) => readLinked(await linkedOf(token)),
    async change(token, frequency) {
      const linked = await linkedOf(token);
      if (linked.newsId === undefined) {
        const ids = (await findSearches(linked)).map(({ id }) => id);
        await proveAddress(database, ids);
        await updateFrequency(database, ids, frequency, new Date(now()));
      } else {
        const { userId, types } = await findNews(linked.newsId);
        const isOn = frequency !== 'off';
        await writeChoices(
          database,
          userId,
          types.map((type) => ({ type, channel: 'email', isOn })),
        );
      }
      return readLinked(linked);
    },
  };
};
