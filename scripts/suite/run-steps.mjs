/** Runs steps two at a time, and files that failed a second time. */
import { runStep } from './run-step.mjs';

const AT_ONCE = 2;
/** Most failed files of one step that are run again; more are no races. */
const MOST_AGAIN = 3;
/** More flaky files than this fail the run. */
const MOST_FLAKY = 2;

async function runAll(steps, options, tell) {
  const results = [];
  let built;
  const runOne = async (step) => {
    const isRefused = step.needsBuild && (await built)?.failed > 0;
    const result = await runStep(isRefused ? { ...step, lacks: 'the build failed' } : step, options);
    tell(result);
    return result;
  };
  // Both take from one iterator.
  const waiting = steps.entries();
  const work = async () => {
    for (const [at, step] of waiting) {
      const result = runOne(step);
      if (step.name === 'build') built = result;
      results[at] = await result;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** Returns the step that runs only the files of a suite that failed, or undefined where that can show nothing new. */
function secondLook(step, { failures }) {
  if (failures.length === 0 || failures.length > MOST_AGAIN) return undefined;
  const files = failures.map(({ file }) => file.replaceAll('.', '\\.')).join('|');
  return { ...step, name: `${step.name} again`, args: [...step.args.slice(0, -1), `^(${files})$`] };
}

/**
 * Runs the steps in order and calls `tell` with each result. A failed file is run again when nothing else runs. If it
 * passes then it is flaky, and counts as passed unless more than two files of the run are flaky.
 * @returns {Promise<{ results: object[], flaky: string[] }>}
 */
export async function runSteps(steps, options, tell) {
  const results = await runAll(steps, options, tell);
  const flaky = [];
  const passedAgain = new Set();
  for (const [at, result] of results.entries()) {
    const again = secondLook(steps[at], result);
    if (!again) continue;
    const second = await runStep(again, options);
    tell(second);
    result.seconds += second.seconds;
    if (second.failed > 0) continue;
    passedAgain.add(result);
    flaky.push(...result.failures.map(({ file }) => file));
  }
  if (flaky.length > MOST_FLAKY) return { results, flaky };
  const asPassed = (result) => ({ ...result, passed: result.passed + result.failed, failed: 0 });
  return { results: results.map((result) => (passedAgain.has(result) ? asPassed(result) : result)), flaky };
}
