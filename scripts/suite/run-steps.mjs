/** Runs steps two at a time, and files that failed a second time. */
import pMap from 'p-map';
import { runStep } from './run-step.mjs';

/** Most failed files of one step that are run again; more are no races. */
const MOST_AGAIN = 3;
/** More flaky files than this fail the run. */
const MOST_FLAKY = 2;

/**
 * Runs the steps in order and calls `tell` with each result. A failed file is run again when nothing else runs. If it
 * passes then it is flaky, and counts as passed unless more than two files of the run are flaky.
 * @returns {Promise<{ results: object[], flaky: string[] }>}
 */
export async function runSteps(steps, options, tell) {
  const runAndTell = async (step) => {
    const result = await runStep(step, options);
    tell(result);
    return result;
  };
  let build;
  const runOnBuild = async (step) =>
    runAndTell((await build)?.failed > 0 ? { ...step, lacks: 'the build failed' } : step);
  const run = (step) => {
    if (step.needsBuild) return runOnBuild(step);
    const result = runAndTell(step);
    if (step.name === 'build') build = result;
    return result;
  };
  const results = await pMap(steps, run, { concurrency: 2 });

  const settled = [...results];
  const flaky = [];
  for (const [at, { failures, passed, failed, ...result }] of results.entries()) {
    if (failures.length === 0 || failures.length > MOST_AGAIN) continue;
    const { name, args } = steps[at];
    const files = failures.map(({ file }) => file);
    const pattern = `^(${files.join('|').replaceAll('.', '\\.')})$`;
    const again = await runAndTell({
      ...steps[at],
      name: `${name} again`,
      args: [...args.slice(0, -1), pattern],
    });
    if (again.failed > 0) continue;
    flaky.push(...files);
    settled[at] = { ...result, seconds: result.seconds + again.seconds, passed: passed + failed, failed: 0 };
  }
  return { results: flaky.length > MOST_FLAKY ? results : settled, flaky };
}
