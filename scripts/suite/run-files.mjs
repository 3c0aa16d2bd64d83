/** Runs uvu's test files one after the other in this process, and prints the results as one line of JSON. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The prefix of that line. It is the last one, printed when TEST_RESULT is set. */
export const RESULT = 'result: ';

// Read by uvu when it is loaded: suites then do not run by themselves.
globalThis.UVU_DEFER = 1;

/** Answers the test files, as paths below test/, that a pattern names. */
export const testFiles = (root, pattern) =>
  readdirSync(join(root, 'test'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && pattern.test(file))
    .sort((one, other) => one.localeCompare(other));

/** Loads a file and runs its suites; a file that cannot be loaded, or that runs no test, has failed. */
async function runFile({ file, load }) {
  const counts = { passed: 0, failed: 0, skipped: 0, errors: '' };
  // uvu's queue of suites.
  const suites = [];
  globalThis.UVU_QUEUE = [suites];
  try {
    await load();
    for (const runSuite of suites) {
      const [errors, passed, skipped, total] = await runSuite();
      counts.passed += passed;
      counts.failed += total - passed;
      counts.skipped += skipped;
      if (errors !== true) counts.errors += errors;
      else if (passed < total) counts.errors += `  what runs before the tests of ${file} failed\n`;
    }
    if (counts.passed + counts.failed + counts.skipped === 0) throw new Error('the file ran no test');
  } catch (error) {
    counts.failed += 1;
    counts.errors += `  ${error.stack}\n`;
  }
  return counts;
}

/**
 * Runs the files and prints the result: the counts, and of each file that failed what it said.
 * @param {{ file: string, load: () => Promise<unknown> }[]} files
 */
export async function runFiles(files) {
  const result = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const one of files) {
    console.log(one.file);
    const { errors, ...counts } = await runFile(one);
    for (const [key, count] of Object.entries(counts)) result[key] += count;
    if (counts.failed > 0) result.failures.push({ file: one.file, errors });
    if (errors) console.log(errors);
  }
  console.log(`\n${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`);
  if (process.env.TEST_RESULT) console.log(RESULT + JSON.stringify(result));
  process.exitCode = result.failed > 0 ? 1 : 0;
}
