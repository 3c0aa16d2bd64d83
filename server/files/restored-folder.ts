/** Puts a restored market in the place of the one before, which is kept beside it until the next time. */
import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder holds of a market. */
const parts = ['db', 'media'];

/** Where in a data folder a market waits to be opened; it has this name only when it is whole. */
export const restoredFolder = (dataDir: string): string => join(dataDir, 'restored');

/** Takes a waiting market over, if there is one. Breaking off in the middle loses nothing: the next call goes on. */
export const adoptRestored = (dataDir: string): void => {
  const restored = restoredFolder(dataDir);
  if (!existsSync(restored)) return;
  const replaced = join(dataDir, 'replaced');
  mkdirSync(replaced, { recursive: true, mode: 0o700 });
  for (const part of parts.filter((each) => existsSync(join(restored, each)))) {
    if (existsSync(join(dataDir, part))) {
      rmSync(join(replaced, part), { recursive: true, force: true });
      renameSync(join(dataDir, part), join(replaced, part));
    }
    renameSync(join(restored, part), join(dataDir, part));
  }
  rmdirSync(restored);
};
