/** Installs what the project's commands need: `node scripts/setup.mjs packages [chromium] [postgres]`. */
import { fileURLToPath } from 'node:url';
import { setUp } from './setup/set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
process.exitCode = await setUp({ root, wanted: wanted.length > 0 ? wanted : ['packages'] });
