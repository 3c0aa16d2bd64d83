/** Reads how many tests ran out of what uvu prints. */
import { stripVTControlCharacters } from 'node:util';

const FILE_LINE = /^\S+\.test\.\w+$/;
const CASES_LINE = /\(\d+ \/ \d+\)$/;
const FAILED_CASE = /^ +FAIL {2}.+"/m;

const plain = (output) => stripVTControlCharacters(output).replaceAll('\r', '');

function count(text, word) {
  const found = [...text.matchAll(new RegExp(`^ {2}${word}: +(\\d+)$`, 'gm'))].at(-1);
  return found ? Number(found[1]) : undefined;
}

/** Names the test files that were loaded and ran nothing: uvu takes a forgotten `.run()` for a success. */
function filesWithoutCases(text) {
  const silent = [];
  let file;
  for (const line of text.split('\n')) {
    if (FILE_LINE.test(line)) {
      if (file) silent.push(file);
      file = line;
    } else if (CASES_LINE.test(line)) {
      if (!/\(\d+ \/ 0\)$/.test(line)) file = undefined;
    }
  }
  if (file) silent.push(file);
  return silent;
}

/**
 * Answers the files with a failed case, each with what it printed.
 * @param {string} output of one uvu run
 * @returns {{ file: string, output: string }[]}
 */
export function failedFilesIn(output) {
  const parts = [];
  for (const line of plain(output).split('\n')) {
    if (FILE_LINE.test(line)) parts.push({ file: line, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts
    .map(({ file, lines }) => ({ file, output: lines.join('\n').trimEnd() }))
    .filter((part) => FAILED_CASE.test(part.output));
}

/**
 * Counts the cases of one uvu run; `problems` says in words what else is wrong with it.
 * @param {string} output
 * @param {number | null} exitCode null when the process was ended from outside
 */
export function readUvu(output, exitCode) {
  const text = plain(output);
  const total = count(text, 'Total');
  const passed = count(text, 'Passed') ?? 0;
  const skipped = count(text, 'Skipped') ?? 0;
  const problems = [];
  if (total === undefined) problems.push('the suite broke off before its end');
  else if (total === 0) problems.push('the suite ran no test');
  else problems.push(...filesWithoutCases(text).map((file) => `${file} ran no test`));
  const failedCases = (total ?? 0) - passed;
  if (problems.length === 0 && failedCases === 0 && exitCode !== 0) {
    problems.push('all tests passed, yet the process failed or did not end');
  }
  return { passed, failed: failedCases + problems.length, skipped, problems };
}
