/**
 * Runs tests of the server: `node scripts/server-tests.mjs '^contract/posting'`, a pattern of paths below test/. The sources
 * are translated once, as the build does it, and not file by file while they load (docs/decisions/0043).
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { stop } from 'esbuild';
import { translateSources } from './suite/translate-sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pattern = new RegExp(process.argv.at(-1));
const files = readdirSync(join(root, 'test'), { recursive: true })
  .filter((file) => /\.test\.ts$/.test(file) && !file.includes('node_modules') && pattern.test(file))
  .sort((one, other) => one.localeCompare(other));

const folder = join(root, `.cache/server-tests/${process.pid}`);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
process.setSourceMapsEnabled(true);
// The embedded engine works for a minute or two: compiling it a second time, for speed, would cost more than it wins.
setFlagsFromString('--liftoff-only');
globalThis.UVU_DEFER = 1;
process.env.SERVER_UNDER_TEST = join(folder, 'server');
await translateSources(root, folder, files);
await stop();
const { exec } = await import('uvu');
for (const [at, file] of files.entries()) {
  globalThis.UVU_INDEX = at;
  globalThis.UVU_QUEUE.push([file]);
  await import(pathToFileURL(join(folder, 'test', file.replace(/\.ts$/, '.js'))).href);
}
await exec();
