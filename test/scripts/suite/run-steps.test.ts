import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Step {
  name: string;
  args: string[];
  isSuite?: boolean;
}
interface Result {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  notice?: string;
}
type Run = { results: Result[]; flaky: string[] };
const { runSteps } = await script<{
  runSteps: (steps: Step[], options: { root: string }, tell: (result: Result) => void) => Promise<Run>;
}>('suite/run-steps.mjs');
const { lastLines } = await script<{ lastLines: (run: Run) => string }>('suite/report.mjs');

const test = suite('scripts/suite/run-steps');

/** A step that ends well when another one runs beside it, and never a third. */
const beside = (name: string, other: string): Step => ({
  name,
  args: [
    '-e',
    `const { existsSync, readdirSync, rmSync, writeFileSync } = require('fs');
     writeFileSync('${name} was here', '');
     writeFileSync('running ${name}', '');
     const wait = setInterval(() => {
       if (readdirSync('.').filter((file) => file.startsWith('running')).length > 2) process.exit(1);
       if (!existsSync('${other} was here')) return;
       rmSync('running ${name}');
       clearInterval(wait);
     }, 5);`,
  ],
});

/** Files fail whose names begin with bad, and the first time those that begin with racing. */
const suiteCode = (files: readonly string[]) => `
  const { existsSync, writeFileSync } = require('fs');
  const files = ${JSON.stringify(files)}.filter((file) => new RegExp(process.argv.at(-1)).test(file));
  const fails = (file) => {
    if (!file.startsWith('racing')) return file.startsWith('bad');
    const isFirst = !existsSync(file);
    writeFileSync(file, '');
    return isFirst;
  };
  const failures = files.filter(fails).map((file) => ({ file, errors: 'a fault' }));
  const failed = failures.length;
  console.log('result: ' + JSON.stringify({ passed: files.length - failed, failed, skipped: 0, failures }));
  process.exitCode = failed ? 1 : 0;`;

const aSuite = (name: string, ...files: string[]): Step => ({
  name,
  isSuite: true,
  args: ['-e', suiteCode(files), '--', '.'],
});

const run = (...steps: Step[]) =>
  inScratch(async (root) => {
    const told: string[] = [];
    const { results, flaky } = await runSteps(steps, { root }, ({ name }) => told.push(name));
    const lines = lastLines({ results, flaky }).split('\n');
    return { results, flaky, told, lines };
  });

test('two steps run at once and never more, and results come in the order of the list', async () => {
  const { results } = await run(beside('a', 'b'), beside('b', 'a'), beside('c', 'd'), beside('d', 'c'));
  assert.equal(
    results.map(({ name, passed }) => [name, passed]),
    ['a', 'b', 'c', 'd'].map((name) => [name, 1]),
  );
});

test('the build runs alone, and nothing is run on one that failed', async () => {
  const build = (code: number): Step => ({
    name: 'build',
    args: [
      '-e',
      `setTimeout(() => { require('fs').writeFileSync('built', ''); process.exit(${String(code)}) }, 50)`,
    ],
  });
  const lint: Step = {
    name: 'lint',
    args: ['-e', "process.exit(require('fs').existsSync('built') ? 0 : 1)"],
  };
  assert.equal((await run(build(0), lint)).lines.at(-1), '2 passed, 0 failed, 0 skipped');
  const { told, lines } = await run(build(1), lint);
  assert.equal([told, lines.at(-1)], [['build'], '0 passed, 1 failed, 0 skipped']);
});

test('a file that passes when run again alone is flaky, and the last lines name it', async () => {
  const { results, flaky, told, lines } = await run(aSuite('unit', 'racing.test.ts', 'good.test.ts'));
  assert.equal([results[0]?.passed, results[0]?.failed], [2, 0]);
  assert.equal(flaky, ['racing.test.ts']);
  assert.equal(told, ['unit', 'unit again']);
  assert.equal(lines.slice(-3), ['flaky: 1', '  racing.test.ts', '2 passed, 0 failed, 0 skipped']);
});

test('a file that fails twice has failed', async () => {
  const { results, flaky, lines } = await run(aSuite('unit', 'bad.test.ts', 'racing.test.ts'));
  assert.equal([results[0]?.failed, flaky], [2, []]);
  assert.is(lines.at(-1), '0 passed, 2 failed, 0 skipped');
});

test('more than two flaky files fail the run', async () => {
  const two = await run(aSuite('a', 'racing-1'), aSuite('b', 'racing-2'));
  assert.equal([two.flaky.length, two.lines.at(-1)], [2, '2 passed, 0 failed, 0 skipped']);
  const three = await run(aSuite('a', 'racing-1'), aSuite('b', 'racing-2', 'racing-3'));
  assert.equal(three.lines.slice(-5), [
    'flaky: 3',
    '  racing-1',
    '  racing-2',
    '  racing-3',
    '0 passed, 3 failed, 0 skipped',
  ]);
});

test('nothing is run again when many files of a suite fail, or what failed is no suite', async () => {
  assert.equal((await run(aSuite('unit', 'bad-1', 'bad-2', 'bad-3', 'bad-4'))).told, ['unit']);
  assert.equal((await run({ name: 'lint', args: ['-e', 'process.exit(1)'] })).told, ['lint']);
});

test.run();
