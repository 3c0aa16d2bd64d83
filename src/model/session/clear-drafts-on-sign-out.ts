/** Deletes the drafts of postings and their files when the person signs out (C-63). */
import { attach, sample } from 'effector';
import { $connection } from '../connection/connection.js';
import { writeStored } from '../connection/storage.js';
import { logOutFx } from './session.js';

/** Begins the storage key of every draft. */
export const draftPrefix = 'draft:';

/** Names the database of drafts' files. */
export const draftDatabase = 'housing-drafts';

/** Lists the names in local storage without the prefix of partner pages. */
const storedNames = (): string[] => {
  try {
    return Object.keys(globalThis.localStorage).map((key) => key.replace(/^housing:/, ''));
  } catch {
    return [];
  }
};

const forgetDraftsFx = attach({
  source: $connection,
  effect: (connection) => {
    for (const name of storedNames()) if (name.startsWith(draftPrefix)) writeStored(name, null, connection);
    // Deleting waits for open connections by itself; a browser without the database has nothing to delete.
    (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase(draftDatabase);
  },
});

sample({ clock: logOutFx.done, fn: () => undefined, target: forgetDraftsFx });
