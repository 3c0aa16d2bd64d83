/** Runs unit tests: `node scripts/unit.mjs '^widgets/kit/overlay'`, a pattern of paths below test/. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { stop } from 'esbuild';
import { bundleTests } from './suite/bundle-tests.mjs';

// Most code of a test runs a few times: to make it fast costs more than that gives back.
setFlagsFromString('--interrupt-budget=1000000');

const root = fileURLToPath(new URL('..', import.meta.url));
const pattern = new RegExp(process.argv.at(-1));
const files = readdirSync(join(root, 'test'), { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && pattern.test(file))
  .sort((one, other) => one.localeCompare(other));
const areAllOf = (folder) => files.every((file) => file.startsWith(`${folder}/`));

const isPreact = areAllOf('widgets');
if (!isPreact && files.some((file) => file.startsWith('widgets/')))
  throw new Error('The tests of widgets run on Preact, all others on React: name one or the other');

const folder = join(root, `.cache/unit/${process.pid}`);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
process.setSourceMapsEnabled(true);
globalThis.UVU_DEFER = 1;
process.env.TEST_BUNDLE = 'yes';
const modules = await bundleTests(root, folder, { files, isPreact, hasDom: isPreact || areAllOf('host') });
await stop();
for (const file of modules) await import(pathToFileURL(file).href);
// A timer that a test left behind, of a toast say, is nothing to wait for.
process.exit();
