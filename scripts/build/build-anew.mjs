/** Builds everything anew. What this file needs is large: a start that has nothing to build does without it. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePackage } from '../package/make-package.mjs';
import { compileServer } from './compile-server.mjs';
import { precompress } from './precompress.mjs';
import { runTool } from './run-tool.mjs';

async function bundle(root, isQuick) {
  await runTool(root, 'rollup/dist/bin/rollup', ['-c', '--silent']);
  await makePackage(root);
  // The server hands it out with a partner's key.
  cpSync(join(root, 'examples/wordpress-plugin'), join(root, 'dist/wordpress'), { recursive: true });
  await precompress(join(root, 'dist/web'), { brotliQuality: isQuick ? 5 : 11 });
}

/** Builds dist/ and returns whether it succeeded; a quick build skips the slowest compression. */
export async function buildAnew(root, { isQuick, say }) {
  const began = performance.now();
  say('building the site and the server');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist'));
  const ends = await Promise.allSettled([bundle(root, isQuick), compileServer(root)]);
  const failures = ends.filter((end) => end.status === 'rejected');
  for (const { reason } of failures) say(`failed: ${reason.message}`);
  if (failures.length > 0) return false;
  say(`done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
