/** Runs steps two at a time, and files that failed a second time. */
import { runStep } from './run-step.mjs';

const AT_ONCE = 2;
/** Most failed files of one step that are run again; more are no races. */
const MOST_AGAIN = 3;
/** More flaky files than this fail the run. */
const MOST_FLAKY = 2;

async function runAll(steps, options, tell) {
  const ends = steps.map((step) => ({ step }));
  const waiting = [...ends];
  let built = Promise.resolve(true);
  const runOne = async (end) => {
    const canRun = !end.step.needsBuild || (await built);
    end.result = await runStep(canRun ? end.step : { ...end.step, lacks: 'the build failed' }, options);
    tell(end.result);
    return end.result.failed === 0;
  };
  const work = async () => {
    for (let end = waiting.shift(); end; end = waiting.shift()) {
      const isGood = runOne(end);
      if (end.step.name === 'build') built = isGood;
      await isGood;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ends;
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
  const ends = await runAll(steps, options, tell);
  const flaky = [];
  for (const end of ends) {
    const again = secondLook(end.step, end.result);
    if (!again) continue;
    const second = await runStep(again, options);
    tell(second);
    end.result.seconds += second.seconds;
    end.isFlaky = second.failed === 0;
    if (end.isFlaky) flaky.push(...end.result.failures.map(({ file }) => file));
  }
  const results = ends.map(({ result, isFlaky }) =>
    isFlaky && flaky.length <= MOST_FLAKY
      ? { ...result, passed: result.passed + result.failed, failed: 0 }
      : result,
  );
  return { results, flaky };
}
