/** Runs the checks: all of them, or those named (`node scripts/test.mjs lint test:unit`). */
import { fileURLToPath } from 'node:url';
import { takeSetupTimes } from './setup/times.mjs';
import { joinLooks, secondLookAt } from './suite/look-again.mjs';
import { closingLine, failureOf, lineOf, noticesOf, rowsOf, tableOf } from './suite/report.mjs';
import { endAll } from './suite/run-command.mjs';
import { refuseStep, runStep } from './suite/run-step.mjs';
import { runSteps } from './suite/schedule.mjs';
import { allSteps, pickSteps } from './suite/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = process.argv.slice(2);
const steps = pickSteps(allSteps(root), names);
// One step is watched while it works; two at once would mix their lines.
const live = steps.length === 1;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void endAll().then(() => process.exit(130));
  });
}

function tell(result) {
  if (result.failed > 0 && !live) console.log(failureOf(result));
  else if (names.includes(result.name) && !live) console.log(result.output.trimEnd());
  if (live) for (const problem of result.problems) console.log(problem);
  console.log(lineOf(result));
  return result;
}

async function lookAgain(step, result) {
  const again = secondLookAt(step, result);
  return again ? joinLooks(result, tell(await runStep(again, { root, live }))) : result;
}

const began = performance.now();
const firstResults = await runSteps(
  steps,
  async (step) => tell(await runStep(step, { root, live })),
  (step, broken) => tell(refuseStep(step, `${broken} failed`)),
);
const results = [];
for (const [index, result] of firstResults.entries()) results.push(await lookAgain(steps[index], result));
const wholeSeconds = (performance.now() - began) / 1000;

console.log(`\n${tableOf(rowsOf(names.length === 0 ? takeSetupTimes(root) : {}, results, wholeSeconds))}`);
for (const notice of noticesOf(results)) console.log(`\n${notice}`);
console.log(`\n${closingLine(results)}`);
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
