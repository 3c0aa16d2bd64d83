/** Builds what has changed, and runs the server in this process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// In a process of its own: the server would keep what compressing and packing took of memory.
const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

// Whoever starts it by hand may be trying it out; server/config.ts decides whether they are.
process.env.DEV ||= 'start';
// The server runs in this process, so that signals reach it directly.
const main = join(root, 'dist/server/server/main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
