/** Formats results: a line when a step ends, what failed, and the last lines of a run. */

/** One line about a step that has ended. */
export function lineOf({ name, seconds, passed, failed }) {
  const counts = failed > 0 ? `${failed} FAILED` : passed > 0 ? `${passed} passed` : 'skipped';
  return `${failed > 0 ? 'FAIL' : '  ok'}  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
}

/** The output of a suite's failed files, or all output of another failed step, between two lines that name it. */
export const failureOf = ({ name, output, failures }) => {
  const told = failures.map(({ file, errors }) => `${file}\n${errors}`).join('\n') || output;
  return `--- ${name} ---\n${told.trimEnd()}\n--- end of ${name} ---`;
};

/** What each step took, why steps were left out, which files were flaky, and the closing line. */
export function lastLines({ results, flaky }) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    ...results.map(lineOf),
    ...results.flatMap(({ notice }) => (notice ? [`\n!!! ${notice} !!!`] : [])),
    ...(flaky.length > 0 ? [`\nflaky: ${flaky.length}`, ...flaky.map((file) => `  ${file}`)] : ['']),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}
