/** A store of draft files in memory, and a preparer of photos that returns at once, for tests of posting. */
import type { DraftFiles } from '../../src/model/posting/draft-files.js';

/** The store with what it holds, by name. */
export interface MemoryFiles extends DraftFiles {
  readonly kept: Map<string, Blob>;
}

/** Makes an empty store. */
export const memoryFiles = (): MemoryFiles => {
  const kept = new Map<string, Blob>();
  return {
    kept,
    put: (name, file) => {
      kept.set(name, file);
      return Promise.resolve();
    },
    get: (name) => Promise.resolve(kept.get(name) ?? null),
    remove: (prefix) => {
      for (const name of [...kept.keys()]) if (name.startsWith(prefix)) kept.delete(name);
      return Promise.resolve();
    },
  };
};

/** Prepares a photo by leaving it as it is; one named "broken" cannot be read. */
export const preparedAtOnce = (file: Blob): Promise<Blob | null> =>
  Promise.resolve((file as File).name.includes('broken') ? null : file);

/** Makes a photo file of some bytes. */
export const aPhoto = (name = 'hall.jpg', bytes = 1000, type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });
