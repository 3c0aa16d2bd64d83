/** Runs tests of the server or in the browser: `node --import tsx scripts/run-tests.mjs '^contract/posting'`. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runFiles, testFiles } from './suite/run-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = testFiles(root, new RegExp(process.argv.at(-1)));
await runFiles(
  files.map((file) => ({ file, load: () => import(pathToFileURL(join(root, 'test', file)).href) })),
);
