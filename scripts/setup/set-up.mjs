/** The order of setting up: the version of Node, packages, the browser, the database. */
import { ensureChromium } from './chromium.mjs';
import { ensureCluster } from './cluster.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureNode } from './node-version.mjs';
import { ensurePackages } from './packages.mjs';
import { ensurePhp } from './php.mjs';
import { ensurePostgres } from './postgres.mjs';

const PARTS = {
  packages: ensurePackages,
  chromium: ensureChromium,
  postgres: ensurePostgres,
  php: ensurePhp,
  engines: ensureEngines,
  cluster: ensureCluster,
};

/**
 * Sets up the wanted parts in order and answers the exit code. A missing browser or failed install stops the run; a missing
 * database or PHP only says so. It speaks on the error output: the other one belongs to the command that runs next.
 * HOUSING_INSTALL=no in `env` lets it look only.
 * @param {{ root: string, wanted: string[], env?: NodeJS.ProcessEnv, say?: (line: string) => void }} task
 */
export async function setUp({ root, wanted, env = process.env, say = console.error }) {
  for (const part of ['node', ...wanted]) {
    const ensure = part === 'node' ? ensureNode : PARTS[part];
    if (!ensure) {
      say(`setup: there is no part called "${part}"; choose from ${Object.keys(PARTS).join(', ')}`);
      return 2;
    }
    const { ok, message } = await ensure({ root, env, say: (line) => say(`setup: ${line}`) });
    if (message) say(`setup: ${message}`);
    if (!ok) return 1;
  }
  return 0;
}
