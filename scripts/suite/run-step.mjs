/** Runs one check as a process of its own and returns its result. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { RESULT } from './run-files.mjs';

/** Runs a step's command; `code` is undefined where it was ended. */
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
    stripFinalNewline: false,
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
  return {
    code: exitCode,
    output: timedOut ? `${all}\nStopped after the limit of ${minutes} minutes.\n` : all,
  };
}

/** Reads the counts of a suite's last line. A suite without it, without tests, or with an exit code has failed. */
function readResult(output, code) {
  const last = output.trimEnd().split('\n').at(-1);
  if (!last.startsWith(RESULT)) return { failed: 1 };
  const result = JSON.parse(last.slice(RESULT.length));
  const isSound = (code === 0) === (result.failed === 0) && result.passed + result.failed > 0;
  return isSound ? result : { ...result, failed: result.failed + 1, failures: [] };
}

/**
 * Runs a step and keeps what it printed in .cache/checks; with `live` that is shown while it comes. `signal` ends it.
 * @returns {Promise<{ name: string, seconds: number, output: string, passed: number, failed: number, skipped: number,
 *   failures: { file: string, errors: string }[], notice?: string }>} `failures`: of a suite that came to its end
 */
export async function runStep(step, options) {
  const result = { name: step.name, seconds: 0, output: '', passed: 0, failed: 0, skipped: 0, failures: [] };
  const lacks = options.signal?.aborted ? 'Broken off.' : step.lacks;
  if (lacks) return { ...result, failed: 1, output: lacks };
  const notice = step.skip?.();
  if (notice) return { ...result, skipped: 1, notice };
  const began = performance.now();
  const { code, output } = await runCommand(step, options);
  const seconds = (performance.now() - began) / 1000;
  mkdirSync(join(options.root, '.cache/checks'), { recursive: true });
  writeFileSync(join(options.root, '.cache/checks', `${step.name.replace(/\W+/g, '-')}.log`), output);
  const counts = code === 0 ? { passed: 1 } : { failed: 1 };
  return { ...result, seconds, output, ...(step.isSuite ? readResult(output, code) : counts) };
}
