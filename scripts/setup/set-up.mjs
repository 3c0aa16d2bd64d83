/** The order of setting up: the version of Node, packages, the browser, the database. */
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureNode } from './node-version.mjs';
import { ensurePackages } from './packages.mjs';
import { ensurePhp } from './php.mjs';
import { ensurePostgres } from './postgres.mjs';
import { noteSetupTimes } from './times.mjs';

const PARTS = {
  packages: ensurePackages,
  chromium: ensureChromium,
  postgres: ensurePostgres,
  php: ensurePhp,
  engines: ensureEngines,
};

/**
 * Sets up the wanted parts in order and answers the exit code.
 * A missing browser or failed install stops the run; a missing database or PHP only says so.
 * @param {{ root: string, wanted: string[], env?: NodeJS.ProcessEnv, say?: (line: string) => void }} task
 */
export async function setUp({ root, wanted, env = process.env, say = (line) => console.log(line) }) {
  const times = {};
  for (const part of ['node', ...wanted]) {
    const ensure = part === 'node' ? ensureNode : PARTS[part];
    if (!ensure) {
      say(`setup: there is no part called "${part}"; choose from ${Object.keys(PARTS).join(', ')}`);
      return 2;
    }
    const began = performance.now();
    const { ok, message } = await ensure({ root, env, say: (line) => say(`setup: ${line}`) });
    if (message) say(`setup: ${message}`);
    if (!ok) return 1;
    times[part] = (performance.now() - began) / 1000;
  }
  noteSetupTimes(root, times);
  return 0;
}
