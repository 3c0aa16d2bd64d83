/** Runs one check and turns its end into counts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { readUvu } from './uvu-output.mjs';

const counts = (passed, failed, skipped) => ({ passed, failed, skipped, problems: [] });

function countOf(step, { code, output }) {
  if (step.countsCases) return readUvu(output, code);
  return code === 0 ? counts(1, 0, 0) : counts(0, 1, 0);
}

/** Answers the failed result of a step that is not run, for a reason in words. */
export function refuseStep(step, reason) {
  return { name: step.name, seconds: 0, output: '', ...counts(0, 1, 0), problems: [reason] };
}

/**
 * Runs a step, keeps its output in .cache/checks, and answers its counts, seconds, output and problems.
 * With `live`, the output is shown while it comes.
 */
export async function runStep(step, { root, live = false }) {
  if (step.lacks) return refuseStep(step, step.lacks);
  if (step.skip) return { name: step.name, seconds: 0, output: '', ...counts(0, 0, 1), notice: step.skip };
  const ended = await runCommand({
    command: process.execPath,
    args: step.args,
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...step.env },
    limitSeconds: step.limitSeconds,
    ...(live ? { onOutput: (chunk) => process.stdout.write(chunk) } : {}),
  });
  const logs = join(root, '.cache/checks');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, `${step.name.replace(/\W+/g, '-')}.log`), ended.output);
  return { name: step.name, seconds: ended.seconds, output: ended.output, ...countOf(step, ended) };
}
