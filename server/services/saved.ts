/** The homes that people have saved: on our own site, and on partners' pages within their locks. */
import type {
  MergedHomes,
  MergeBody,
  SavedChange,
  SavedHome,
  SavedHomes,
} from '../../src/api/contract/saved.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { mostSaved } from '../../src/model/rules/saved.js';
import type { Sql } from '../db/database.js';
import {
  countSavedHomes,
  deleteSavedHome,
  findSavable,
  findSavedHome,
  listSavedHomes,
  mergeSavedHomes,
  type SavedView,
  updateSavedHome,
  upsertSavedHome,
} from '../repositories/saved-home.js';
import { type Lock, lockedTo } from './locked-search.js';
import type { Places } from './places.js';
import { ServiceError } from './service-error.js';

/** Who asks, and from which page. */
export interface Saver {
  userId: string;
  /** The key of a partner's page; undefined on our own site. */
  partnerKey?: string | undefined;
  lock?: Lock | undefined;
}

/** Saved homes; made by createSaved. */
export interface Saved {
  list(saver: Saver): Promise<SavedHomes>;
  /** Saves a home or changes a saved one; refuses unknown listings, those off the market, and more than the most. */
  save(saver: Saver, id: string, change: SavedChange): Promise<SavedHome>;
  remove(saver: Saver, id: string): Promise<void>;
  /** Unites the homes of a device with the list. */
  merge(saver: Saver, body: MergeBody): Promise<MergedHomes>;
}

const refuseNotes = (partnerKey: string | undefined, note: string | undefined): void => {
  if (partnerKey === undefined || note === undefined) return;
  const message = messageOf('notesHere');
  throw new ServiceError('invalid', message, { note: message });
};

/** Makes the service over a database. */
export const createSaved = (database: Sql, places: Places, now: () => number = Date.now): Saved => {
  const viewOf = async ({ userId, partnerKey, lock }: Saver): Promise<SavedView> => ({
    userId,
    key: partnerKey ?? '',
    condition: lock && lockedTo(lock, await places.directory()),
  });

  const add = async (view: SavedView, id: string, change: SavedChange): Promise<void> => {
    const listing = await findSavable(database, view, id);
    if (!listing) throw new ServiceError('not-found', messageOf('propertyNotFound'));
    if (!listing.isPublic) throw new ServiceError('gone', 'This property is no longer available');
    if ((await countSavedHomes(database, view.userId)) >= mostSaved)
      throw new ServiceError('conflict', messageOf('listFull'));
    await upsertSavedHome(database, view, id, { ...change, at: new Date(now()) });
  };

  return {
    async list(saver) {
      return { homes: await listSavedHomes(database, await viewOf(saver)) };
    },

    async save(saver, id, change) {
      refuseNotes(saver.partnerKey, change.note);
      const view = await viewOf(saver);
      if (await findSavedHome(database, view, id)) await updateSavedHome(database, view, id, change);
      else await add(view, id, change);
      const saved = await findSavedHome(database, view, id);
      if (!saved) throw new ServiceError('not-found', messageOf('propertyNotFound'));
      return saved;
    },

    async remove(saver, id) {
      await deleteSavedHome(database, await viewOf(saver), id);
    },

    async merge(saver, { homes }) {
      const view = await viewOf(saver);
      const room = mostSaved - (await countSavedHomes(database, view.userId));
      const newest = [...homes]
        .sort((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))
        .slice(0, Math.max(0, room))
        .map((home) => (view.key === '' ? home : { ...home, note: '' }));
      const merged = await mergeSavedHomes(database, view, newest, new Date(now()));
      return { merged, homes: await listSavedHomes(database, view) };
    },
  };
};
