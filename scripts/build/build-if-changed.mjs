/** Runs the build when a source has changed since the last one. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { sourceHash } from './source-hash.mjs';

/** HOUSING_QUICK=1 skips the slowest compression, for development only. */
const isQuick = () => process.env.HOUSING_QUICK === '1';
const noteFile = (root) => join(root, 'dist/.build-hash');

function isBuilt(root, hash) {
  try {
    return (
      readFileSync(noteFile(root), 'utf8') === hash && existsSync(join(root, 'dist/server/server/main.js'))
    );
  } catch {
    return false;
  }
}

/** Invalidates the last build, so that the next command builds again. */
export function forgetBuild(root) {
  rmSync(noteFile(root), { force: true });
}

/** Builds dist/web and dist/server if a source has changed; prints that, and returns whether the build succeeded. */
export async function buildIfChanged(root, say = (line) => console.log(`build: ${line}`)) {
  const hash = sourceHash(root, isQuick() ? 'quick' : '');
  if (isBuilt(root, hash)) return true;
  return await withLock(
    join(root, '.cache/build.lock'),
    async () => {
      if (isBuilt(root, hash)) return true;
      const { buildAnew } = await import('./build-anew.mjs');
      if (!(await buildAnew(root, { isQuick: isQuick(), say }))) return false;
      writeFileSync(noteFile(root), hash);
      return true;
    },
    { say },
  );
}
