/**
 * Runs the checks: all of them, for which it installs what is missing, or those named (`node scripts/test.mjs lint test:unit`).
 * With --no-install it installs nothing.
 */
import { fileURLToPath } from 'node:url';
import { setUp } from './setup/set-up.mjs';
import { failureOf, lastLines, lineOf } from './suite/report.mjs';
import { allSteps, pickSteps } from './suite/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--no-install');

if (names.length === 0) {
  const env = { ...process.env, ...(words.length > 0 && { HOUSING_INSTALL: 'no' }) };
  const code = await setUp({ root, env, wanted: ['packages', 'chromium', 'postgres', 'php'] });
  if (code !== 0) process.exit(code);
}

const breakOff = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => breakOff.abort());

// It imports packages, which are installed by now.
const { runSteps } = await import('./suite/run-steps.mjs');
const steps = pickSteps(allSteps(root), names);
// One step is watched while it works; two at once would mix their lines.
const live = steps.length === 1;
const { results, flaky } = await runSteps(steps, { root, live, signal: breakOff.signal }, (result) => {
  if (result.failed > 0 && !live) console.log(failureOf(result));
  console.log(lineOf(result));
});
console.log(lastLines({ results, flaky }));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
