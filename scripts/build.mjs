/** Builds the site, the widgets and the server into dist/, unless nothing has changed. */
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build/build-if-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!(await buildIfChanged(root))) process.exitCode = 1;
