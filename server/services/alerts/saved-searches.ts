/** The searches that people save: on our own site, on partners' pages within their locks, and by guests through their mail. */
import type {
  Frequency,
  NewSearch,
  SavedSearch,
  SavedSearches,
} from '../../../src/api/contract/searches.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import { mostSearches, mostUnprovedSearches } from '../../../src/model/rules/saved-searches.js';
import { isEmail } from '../../../src/model/rules/validate/contact-fields.js';
import type { Sql } from '../../db/database.js';
import { insertProveMail } from '../../repositories/alert-item.js';
import { newId } from '../../repositories/listing/ids.js';
import { asksAlike, decideTexts } from '../../repositories/listing/text-terms.js';
import {
  countSavedSearches,
  deleteSavedSearch,
  findMailAddress,
  findSameSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  type SearchOwner,
  updateFrequency,
} from '../../repositories/saved-search.js';
import type { Places } from '../places.js';
import { ServiceError } from '../service-error.js';
import { boundsOf, type ReadSearch, readSearch } from './search-condition.js';

/** Whose searches, and from which page. */
export interface Searcher {
  /** Undefined for a guest. */
  userId?: string | undefined;
  /** The key of a partner's page; undefined on our own site. */
  partnerKey?: string | undefined;
}

/** Saved searches; made by createSavedSearches. */
export interface SavedSearchService {
  list(searcher: Searcher): Promise<SavedSearches>;
  /** Saves a search, or changes how often the same one tells; refuses more than the most, and a guest without an address. */
  save(searcher: Searcher, search: NewSearch): Promise<SavedSearch>;
  change(searcher: Searcher, id: string, frequency: Frequency): Promise<SavedSearch>;
  remove(searcher: Searcher, id: string): Promise<void>;
}

/** What the service needs beside the database. */
export interface SavedSearchParts {
  places: Places;
  /** Whether mails leave this server. */
  isMailed: boolean;
  now?: () => number;
}

const ownerOf = ({ userId, partnerKey }: Searcher, email?: string): SearchOwner => ({
  userId,
  key: partnerKey ?? '',
  ...(userId === undefined && { email: email?.trim().toLowerCase() }),
});

const checkGuest = ({ userId, email }: SearchOwner, isMailed: boolean): void => {
  if (userId !== undefined) return;
  if (!isMailed || email === undefined || email === '')
    throw new ServiceError('login-required', messageOf('loginFirst'));
  const message = messageOf('searchEmail');
  if (!isEmail(email)) throw new ServiceError('invalid', message, { email: message });
};

/** Makes what finds and adds searches. */
const createAdder = (database: Sql, isMailed: boolean, now: () => number) => {
  /** Asks whether an address is the person's own, unless that is known. */
  const askForProof = async (
    owner: SearchOwner,
    { id: searchId, isProved }: SavedSearch,
    language: string,
  ): Promise<void> => {
    const { userId = null, email = null } = owner;
    if (isProved || !isMailed) return;
    if (userId !== null && !(await findMailAddress(database, userId))?.email) return;
    await insertProveMail(database, {
      id: newId(now()),
      searchId,
      userId,
      email,
      language,
      at: new Date(now()),
    });
  };

  const find = async (owner: SearchOwner, id: string): Promise<SavedSearch> => {
    const search = await findSavedSearch(database, owner, id);
    if (!search) throw new ServiceError('not-found', messageOf('searchGone'));
    return { ...search, hasMail: search.hasMail && isMailed };
  };

  const add = async (owner: SearchOwner, read: ReadSearch, given: NewSearch): Promise<SavedSearch> => {
    const { all, unproved } = await countSavedSearches(database, owner);
    const isFull = all >= mostSearches || (owner.userId === undefined && unproved >= mostUnprovedSearches);
    if (isFull) throw new ServiceError('conflict', messageOf('searchesFull'));
    const { frequency = 'daily', language = 'en' } = given;
    const { kind, query, condition } = read;
    const isAlike = asksAlike(await decideTexts(database, condition));
    const id = newId(now());
    const search = { id, kind, query, isAlike, frequency, language, at: new Date(now()) };
    const isNew = await insertSavedSearch(database, owner, search, boundsOf(condition));
    const added = await find(owner, isNew ? id : ((await findSameSearch(database, owner, query)) ?? id));
    if (frequency !== 'off') await askForProof(owner, added, language);
    return added;
  };

  return { askForProof, find, add };
};

/** Makes the service over a database. */
export const createSavedSearches = (
  database: Sql,
  { places, isMailed, now = Date.now }: SavedSearchParts,
): SavedSearchService => {
  const { askForProof, find, add } = createAdder(database, isMailed, now);
  return {
    async list(searcher) {
      const owner = ownerOf(searcher);
      const found = await listSavedSearches(database, owner);
      const searches = found.map((search) => ({ ...search, hasMail: search.hasMail && isMailed }));
      const address = owner.userId === undefined ? undefined : await findMailAddress(database, owner.userId);
      // A partner's page learns no address.
      return { searches, ...(isMailed && owner.key === '' && address?.email && { email: address.email }) };
    },

    async save(searcher, given) {
      const owner = ownerOf(searcher, given.email);
      checkGuest(owner, isMailed);
      const read = readSearch(given.query, await places.directory());
      const same = await findSameSearch(database, owner, read.query);
      if (same === undefined) return add(owner, read, given);
      const search = await find(owner, same);
      // Whoever merely knows an address must not change what it is told.
      const isTold = owner.userId !== undefined && given.frequency !== undefined;
      if (isTold) await updateFrequency(database, [same], given.frequency ?? 'daily', new Date(now()));
      await askForProof(owner, search, given.language ?? 'en');
      return find(owner, same);
    },

    async change(searcher, id, frequency) {
      const owner = ownerOf(searcher);
      await find(owner, id);
      await updateFrequency(database, [id], frequency, new Date(now()));
      return find(owner, id);
    },

    async remove(searcher, id) {
      await deleteSavedSearch(database, ownerOf(searcher), id);
    },
  };
};
