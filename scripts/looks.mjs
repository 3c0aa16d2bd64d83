/** Screenshots: compares the screens with their references, accepts new ones, or writes all screens or the type sheet to files. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './setup/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [mode = 'compare', only = ''] = process.argv.slice(2);
const suite = ['scripts/run-tests.mjs', '^looks/'];
const sheet = ['test/looks/write-type-sheet.ts'];
const commands = {
  compare: suite,
  accept: suite,
  all: ['test/looks/write-all.ts', only],
  'type-sheet': sheet,
};
if (!Object.hasOwn(commands, mode)) {
  console.error(`looks: there is no "${mode}"; say nothing, accept, all, or type-sheet`);
  process.exit(2);
}

const env = { ...process.env, LOOKS: mode, CHROMIUM_PATH: findChromium(process.env) };
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
process.exitCode = run('scripts/build.mjs') || run('--import', 'tsx', ...commands[mode]);
