/**
 * Measures the marketplace: `npm run bench` for everything, `npm run bench -- paint server` for parts.
 * Numbers depend on the machine, so each is compared with a baseline of the same run.
 */
import { buildIfChanged } from '../scripts/build/build-if-changed.mjs';
import { root } from './marketplace.mjs';

const parts = {
  paint: './paint.mjs',
  search: './search.mjs',
  server: './server.mjs',
  alerts: './alerts.mjs',
  lighthouse: './lighthouse.mjs',
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; say any of: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
if (!(await buildIfChanged(root))) process.exit(1);

let missed = 0;
for (const [part, file] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const { measure } = await import(file);
  console.log(`\n# ${part}`);
  for (const { name, value, baseline, ratio, budget, isMet } of await measure()) {
    const against = baseline === undefined ? '' : `, baseline ${baseline}, ratio ${ratio.toFixed(2)}`;
    const verdict = isMet === undefined ? '' : `, budget ${budget}: ${isMet ? 'met' : 'MISSED'}`;
    console.log(`${name}: ${value}${against}${verdict}`);
    if (isMet === false) missed += 1;
  }
}
process.exitCode = missed > 0 ? 1 : 0;
