/** The listings of the sitemap in files, each read from where the one before ended. */
import type { Database } from '../db/database.js';
import {
  type AgePosition,
  findAddresses,
  findPosition,
  type ListingAddress,
} from '../repositories/listing/addresses.js';
import { staleWhileRevalidate } from './cached.js';

/** The sitemap's listings; made by createSitemap. */
export interface Sitemap {
  /** How many files there are; the last one may be empty. */
  countFiles(): Promise<number>;
  /** Reads a file's listings in portions; the first file is 1. */
  read(file: number): AsyncGenerator<readonly ListingAddress[]>;
}

/** How many listings a file may hold (the protocol allows 50,000 addresses), and how many are read at once. */
const usual = { file: 40_000, portion: 4_000 };

/** Milliseconds for which the files' beginnings are known; listings that come meanwhile are in the last file. */
const life = 3_600_000;

/** Makes the sitemap of a database. */
export const createSitemap = (database: Pick<Database, 'readSql'>, sizes = usual): Sitemap => {
  const beginnings = staleWhileRevalidate(async () => {
    const ends: AgePosition[] = [];
    for (;;) {
      const end = await findPosition(database.readSql, sizes.file, ends.at(-1));
      if (!end) return [undefined, ...ends];
      ends.push(end);
    }
  }, life);

  return {
    countFiles: async () => (await beginnings.get()).length,
    async *read(file) {
      let after = (await beginnings.get())[file - 1];
      for (let left = sizes.file; left > 0; left -= sizes.portion) {
        const limit = Math.min(left, sizes.portion);
        const portion = await findAddresses(database.readSql, limit, after);
        if (portion.length > 0) yield portion;
        if (portion.length < limit) return;
        after = portion.at(-1);
      }
    },
  };
};
