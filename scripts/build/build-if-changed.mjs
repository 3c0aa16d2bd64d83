/** Runs the build when a source has changed since the last one. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePackage } from '../package/make-package.mjs';
import { withLock } from '../setup/lock.mjs';
import { compileServer } from './compile-server.mjs';
import { precompress } from './precompress.mjs';
import { runTool } from './run-tool.mjs';
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

async function bundle(root) {
  await runTool(root, 'rollup/dist/bin/rollup', ['-c', '--silent']);
  await makePackage(root);
  // The server hands it out with a partner's key.
  cpSync(join(root, 'examples/wordpress-plugin'), join(root, 'dist/wordpress'), { recursive: true });
  await precompress(join(root, 'dist/web'), { brotliQuality: isQuick() ? 5 : 11 });
}

async function buildAnew(root, hash, say) {
  const began = performance.now();
  say('building the site and the server');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist'));
  const ends = await Promise.allSettled([bundle(root), compileServer(root)]);
  const failures = ends.filter((end) => end.status === 'rejected');
  for (const { reason } of failures) say(`failed: ${reason.message}`);
  if (failures.length > 0) return false;
  writeFileSync(noteFile(root), hash);
  say(`done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

/** Builds dist/web and dist/server if a source has changed; prints that, and returns whether the build succeeded. */
export async function buildIfChanged(root, say = (line) => console.log(`build: ${line}`)) {
  const hash = sourceHash(root, isQuick() ? 'quick' : '');
  if (isBuilt(root, hash)) return true;
  return await withLock(
    join(root, '.cache/build.lock'),
    async () => isBuilt(root, hash) || (await buildAnew(root, hash, say)),
    { say },
  );
}
