/** Runs checks as processes of their own: the build, the others two at a time, and files that failed once more alone. */
import { execa } from 'execa';
import pMap from 'p-map';
import { RESULT } from './run-files.mjs';

/** Most failed files of one step that are run again; more are no races. */
const MOST_AGAIN = 3;
/** More flaky files than this fail the run. */
const MOST_FLAKY = 2;

/** Runs a step's command, printing as it goes when `live`; the exit code is undefined where it was ended. */
async function runCommand({ args, env, minutes = 10 }, { root, live, signal }) {
  const child = execa(process.execPath, args, {
    cwd: root,
    env: { FORCE_COLOR: undefined, NO_COLOR: '1', TEST_RESULT: 'line', ...env },
    detached: true,
    timeout: minutes * 60_000,
    cancelSignal: signal,
    reject: false,
    stdin: 'ignore',
    stdout: live ? ['pipe', 'inherit'] : 'pipe',
    stderr: live ? ['pipe', 'inherit'] : 'pipe',
    all: true,
  });
  child.once('exit', () => {
    try {
      // A process left behind would block ports and files of the next step.
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // There is none.
    }
  });
  const { all, exitCode, timedOut } = await child;
  return { exitCode, output: timedOut ? `${all}\nStopped after the limit of ${minutes} minutes.` : all };
}

/**
 * Runs a step; a suite tells its counts in its last line. `signal` ends it.
 * @returns {Promise<{ name: string, seconds: number, output: string, passed: number, failed: number, skipped: number,
 *   failures: { file: string, errors: string }[], notice?: string }>} `notice`: why it was left out
 */
export async function runStep(step, options) {
  const nothing = { name: step.name, seconds: 0, output: '', passed: 0, failed: 0, skipped: 0, failures: [] };
  if (options.signal?.aborted) return { ...nothing, failed: 1, output: 'Broken off.' };
  const notice = step.skip?.();
  if (notice) return { ...nothing, skipped: 1, notice };
  const began = performance.now();
  const { exitCode, output } = await runCommand(step, options);
  const isFine = exitCode === 0;
  const last = output.split('\n').at(-1);
  const told = last.startsWith(RESULT) ? JSON.parse(last.slice(RESULT.length)) : {};
  const counts = step.isSuite ? told : { passed: isFine ? 1 : 0 };
  // What broke off, or ended ill though all of its tests had passed, has failed.
  const failed = isFine && counts.passed > 0 ? 0 : counts.failed || 1;
  return { ...nothing, seconds: (performance.now() - began) / 1000, output, ...counts, failed };
}

/**
 * Runs the steps in order and calls `tell` with each result. A file that passes when it is run again is flaky, and counts
 * as passed unless more than two files of the run are flaky.
 * @returns {Promise<{ results: object[], flaky: string[] }>}
 */
export async function runSteps(steps, options, tell) {
  const run = async (step) => {
    const result = await runStep(step, options);
    tell(result);
    return result;
  };
  const results = [];
  // Most steps look at what the build made, and tell nothing without it.
  if (steps[0].name === 'build') results.push(await run(steps[0]));
  if (results.every(({ failed }) => failed === 0))
    results.push(...(await pMap(steps.slice(results.length), run, { concurrency: 2 })));
  const settled = [...results];
  const flaky = [];
  for (const [at, result] of results.entries()) {
    const files = result.failures.map(({ file }) => file);
    if (files.length === 0 || files.length > MOST_AGAIN) continue;
    const pattern = `^(${files.join('|').replaceAll('.', '\\.')})$`;
    const { name, args, ...step } = steps[at];
    const again = await run({ ...step, name: `${name} again`, args: [...args.slice(0, -1), pattern] });
    if (again.failed > 0) continue;
    flaky.push(...files);
    settled[at] = { ...result, passed: result.passed + result.failed, failed: 0 };
  }
  return { results: flaky.length > MOST_FLAKY ? results : settled, flaky };
}
