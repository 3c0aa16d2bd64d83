/** Puts results into words: what failed, the table of times, the closing line. */
import { failedFilesIn } from './uvu-output.mjs';

const wordFor = (result) => {
  if (result.failed > 0) return `${result.failed} FAILED`;
  return result.passed > 0 ? `${result.passed} passed` : 'skipped';
};

/** One line about a step that has ended. */
export function lineOf(result) {
  return `${result.failed > 0 ? 'FAIL' : '  ok'}  ${result.name}: ${wordFor(result)}, ${result.seconds.toFixed(1)} s`;
}

/** What the failed files of a suite printed; of any other failing step, and of one that broke off, everything. */
function tellingPartOf(result) {
  const files = result.problems.length === 0 ? failedFilesIn(result.output) : [];
  return files.length > 0 ? files.map(({ output }) => output).join('\n\n') : result.output.trimEnd();
}

/** The output of a failing step, between two lines that name it. */
export function failureOf(result) {
  const problems = result.problems.map((problem) => `${result.name}: ${problem}`);
  return [`--- ${result.name} ---`, tellingPartOf(result), ...problems, `--- end of ${result.name} ---`].join(
    '\n',
  );
}

/**
 * The table of where the time went.
 * @param {{ name: string, seconds: number, word: string }[]} rows
 */
export function tableOf(rows) {
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows
    .map(({ name, seconds, word }) => `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${word}`)
    .join('\n');
}

/** The rows of a run: setting up, each step, and the whole by the clock. */
export function rowsOf(setupTimes, results, wholeSeconds) {
  return [
    ...Object.entries(setupTimes).map(([part, seconds]) => ({ name: `setup ${part}`, seconds, word: '' })),
    ...results.map((result) => ({ name: result.name, seconds: result.seconds, word: wordFor(result) })),
    { name: 'checks by the clock', seconds: wholeSeconds, word: '' },
  ];
}

/** What the run must not end without saying: why steps were left out, what passed only when it was run again. */
export function noticesOf(results) {
  return results.filter(({ notice }) => notice).map(({ notice }) => `!!! ${notice} !!!`);
}

/** The closing line over all results. */
export function closingLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
