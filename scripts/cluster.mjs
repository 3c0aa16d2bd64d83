/**
 * Tests a market of several machines: `npm run test:cluster`. First everything that is answered by searches, out of a search
 * store of its own beside each database; then database machines that die under a server. A word says which part: store, failover.
 */
import { spawnSync } from 'node:child_process';

const tests = (pattern) => ['--import', 'tsx', 'scripts/run-tests.mjs', pattern];
/** The contract of all that reads or writes listings; the rest never asks a search. */
const ofSearches =
  '^contract/(search|searches|replies|free-text|map-area|map-pin|near-stations|similar|posting|own-listings|bulk|desk|erasure|partner-locks|plain-wire|more-facts|more-facets|cached-answers|settled-prices|projects|own-rera|price-history|honest)';
const parts = {
  store: {
    args: ['scripts/postgres.mjs', '--', process.execPath, ...tests(ofSearches)],
    env: { TEST_ENGINE: 'postgres', TEST_SEARCH_STORE: 'on' },
  },
  failover: { args: tests('^cluster/'), env: { FILE_MINUTES: '20' } },
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) console.error(`Choose from ${Object.keys(parts).join(', ')}.`);
const codes = chosen.map(([name, { args, env }]) => {
  console.log(`${name}:`);
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
});
process.exitCode = codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1;
