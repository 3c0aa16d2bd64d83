/** Builds what has changed and runs the server in this process. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfChanged } from './build/build-if-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!(await buildIfChanged(root))) process.exit(1);

// Whoever starts it by hand may be trying it out; server/config.ts decides whether they are.
process.env.DEV ||= 'start';
// The server runs in this process, so that signals reach it directly.
const main = join(root, 'dist/server/server/main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
