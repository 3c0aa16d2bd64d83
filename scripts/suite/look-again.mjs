/**
 * Runs the test files that failed once more, when nothing else runs beside them. A fault fails twice; a race of a test
 * against a busy machine does not, and is named at the end of the run instead of costing the whole of it.
 */
import { failedFilesIn } from './uvu-output.mjs';

/** More failing files than this are no race. */
const MOST_FILES = 3;

const patternOf = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;

/**
 * Answers the step that runs only what failed, or undefined where a second look can show nothing new: the step is no
 * suite of cases, it broke off, or too much of it failed.
 * @param {{ name: string, args: string[], countsCases?: boolean }} step whose last argument is the pattern of its files
 * @param {{ failed: number, problems: string[], output: string }} result
 */
export function secondLookAt(step, result) {
  if (!step.countsCases || result.failed === 0 || result.problems.length > 0) return undefined;
  const files = failedFilesIn(result.output).map(({ file }) => file);
  if (files.length === 0 || files.length > MOST_FILES) return undefined;
  return { ...step, name: `${step.name} again`, args: [...step.args.slice(0, -1), patternOf(files)] };
}

/** Joins both looks: what passed alone counts as passed and is said loudly; what failed twice has failed. */
export function joinLooks(first, second) {
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0) return { ...first, seconds };
  const files = failedFilesIn(first.output).map(({ file }) => file);
  return {
    ...first,
    seconds,
    passed: first.passed + first.failed,
    failed: 0,
    notice: `${files.join(', ')} failed at first and passed when run again alone: a race to be mended (.cache/checks)`,
  };
}
