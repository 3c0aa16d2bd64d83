/** Formats results: failures, the table of times, the last lines of a run. */

const wordFor = (result) => {
  if (result.failed > 0) return `${result.failed} FAILED`;
  return result.passed > 0 ? `${result.passed} passed` : 'skipped';
};

/** One line about a step that has ended. */
export const lineOf = (result) =>
  `${result.failed > 0 ? 'FAIL' : '  ok'}  ${result.name}: ${wordFor(result)}, ${result.seconds.toFixed(1)} s`;

/** The output of a suite's failed files, or all output of another failed step, between two lines that name it. */
export const failureOf = ({ name, output, failures }) => {
  const told = failures.map(({ file, errors }) => `${file}\n${errors}`).join('\n') || output;
  return `--- ${name} ---\n${told.trimEnd()}\n--- end of ${name} ---`;
};

const tableOf = (rows) => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(
    ({ name, seconds, word }) => `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${word}`,
  );
};

/** The table of where the time went, why steps were left out, which files were flaky, and the closing line. */
export function lastLines({ results, flaky, seconds }) {
  const rows = results.map((result) => ({ ...result, word: wordFor(result) }));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    ...tableOf([...rows, { name: 'checks by the clock', seconds, word: '' }]),
    '',
    ...results.filter(({ notice }) => notice).map(({ notice }) => `!!! ${notice} !!!\n`),
    ...(flaky.length > 0 ? [`flaky: ${flaky.length}`, ...flaky.map((file) => `  ${file}`)] : []),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}
