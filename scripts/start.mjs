/** Builds what has changed and runs the server in this process. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfChanged } from './build/build-if-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!(await buildIfChanged(root))) process.exit(1);

// The server finds itself as the main program, and signals reach it without a process in between.
const main = join(root, 'dist/server/server/main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
