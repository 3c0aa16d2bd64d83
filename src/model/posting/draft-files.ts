/** The files of drafts, in IndexedDB; where that is forbidden, drafts have only their fields (G-20). */

import { draftDatabase } from '../session/clear-drafts-on-sign-out.js';

/** Stores files by name; every method resolves, even where the browser forbids storage. */
export interface DraftFiles {
  put(name: string, file: Blob): Promise<void>;
  get(name: string): Promise<Blob | null>;
  /** Removes every file whose name begins so. */
  remove(prefix: string): Promise<void>;
}

const storeName = 'files';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('no storage'));
    };
  });

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(draftDatabase, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName);
  };
  const database = await asked(request);
  // Signing out deletes the database, in this tab or another; an open connection would hold that up.
  database.onversionchange = () => {
    database.close();
  };
  return database;
};

const withStore = async <T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<T>,
  otherwise: T,
): Promise<T> => {
  try {
    const database = await open();
    try {
      return await use(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  } catch {
    // Private windows and full disks: everything works without what is stored here.
    return otherwise;
  }
};

/** The store in IndexedDB. */
export const browserFiles: DraftFiles = {
  put: (name, file) =>
    withStore(
      'readwrite',
      async (store) => {
        await asked(store.put(file, name));
      },
      undefined,
    ),
  get: (name) =>
    withStore(
      'readonly',
      async (store) => {
        const file: unknown = await asked(store.get(name));
        return file instanceof Blob ? file : null;
      },
      null,
    ),
  remove: (prefix) =>
    withStore(
      'readwrite',
      async (store) => {
        await asked(store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
      },
      undefined,
    ),
};
