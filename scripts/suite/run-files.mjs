/** Runs uvu's test files one after the other in this process, and prints the results as one line of JSON. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pTimeout from 'p-timeout';

/** The prefix of that line. It is the last one, printed when TEST_RESULT is set. */
export const RESULT = 'result: ';

/**
 * Milliseconds a file may take. What hangs for ever (a browser that no longer answers a key) fails its file, and the others
 * still run; on a busy machine the longest need a few minutes.
 */
const FILE_LIMIT = Number(process.env.FILE_MINUTES ?? 10) * 60_000;

/** Seconds from which on a file says how long it took. */
const SLOW = 5;

/** Milliseconds that what a test left open may hold the process when all files have run. */
const GRACE = 20_000;

// Read by uvu when it is loaded: suites then do not run by themselves.
globalThis.UVU_DEFER = 1;

/** Returns the test files, as paths below test/, that a pattern names. */
export const testFiles = (root, pattern) =>
  readdirSync(join(root, 'test'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && pattern.test(file))
    .sort((one, other) => one.localeCompare(other));

/** Loads a file and runs its suites; a file that cannot be loaded, runs no test, or does not end, has failed. */
async function runFile({ file, load }, limit) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let errors = '';
  // uvu's queue of suites.
  const suites = [];
  globalThis.UVU_QUEUE = [suites];
  const runAll = async () => {
    await load();
    for (const runSuite of suites) {
      const [told, passed, skipped, total] = await runSuite();
      counts.passed += passed;
      counts.failed += total - passed;
      counts.skipped += skipped;
      if (told !== true) errors += told;
      else if (passed < total) errors += `  what runs before the tests of ${file} failed\n`;
    }
    if (counts.passed + counts.failed + counts.skipped === 0) throw new Error('the file ran no test');
  };
  const late = `${file} did not end within ${limit / 1000} s`;
  await pTimeout(runAll(), { milliseconds: limit, message: late }).catch((error) => {
    counts.failed += 1;
    errors += `  ${error.stack}\n`;
  });
  return { counts, errors };
}

/**
 * Runs the files and prints the result: the counts, and of each file that failed what it said.
 * @param {{ file: string, load: () => Promise<unknown> }[]} files
 * @param {{ limit?: number, grace?: number }} options milliseconds
 */
export async function runFiles(files, { limit = FILE_LIMIT, grace = GRACE } = {}) {
  const result = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const one of files) {
    console.log(one.file);
    const began = performance.now();
    const { counts, errors } = await runFile(one, limit);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > SLOW) console.log(`  took ${seconds.toFixed(1)} s`);
    for (const [key, count] of Object.entries(counts)) result[key] += count;
    if (counts.failed > 0) result.failures.push({ file: one.file, errors });
    if (errors) console.log(errors);
  }
  console.log(`\n${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`);
  if (process.env.TEST_RESULT) console.log(RESULT + JSON.stringify(result));
  process.exitCode = result.failed > 0 ? 1 : 0;
  setTimeout(() => process.exit(), grace).unref();
}
