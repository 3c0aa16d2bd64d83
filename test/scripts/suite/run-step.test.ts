import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Result {
  passed: number;
  failed: number;
  output: string;
}
const { closingLine, failureOf, noticesOf } = await script<{
  closingLine: (results: Result[]) => string;
  failureOf: (result: Result) => string;
  noticesOf: (results: Result[]) => string[];
}>('suite/report.mjs');
const { endAll } = await script<{ endAll: () => Promise<void> }>('suite/run-command.mjs');
const { runStep } = await script<{ runStep: (step: object, options: { root: string }) => Promise<Result> }>(
  'suite/run-step.mjs',
);

const test = suite('scripts/suite/run-step');

const step = (code: string, more: object = {}) => ({
  name: 'a check',
  args: ['-e', code],
  limitSeconds: 20,
  ...more,
});

test('a check counts as one, passed or failed by its exit code', () =>
  inScratch(async (root) => {
    const passed = await runStep(step('console.log("fine")'), { root });
    const failed = await runStep(step('console.error("bad"); process.exit(3)'), { root });
    assert.is(closingLine([passed, failed]), '1 passed, 1 failed, 0 skipped');
    assert.match(failureOf(failed), /^--- a check ---\nbad\n/);
  }));

test('what a step printed is kept in a log', () =>
  inScratch(async (root) => {
    await runStep(step('console.log("fine")'), { root });
    assert.is(readFileSync(join(root, '.cache/checks/a-check.log'), 'utf8'), 'fine\n');
  }));

test('a step past its limit is ended and says so', () =>
  inScratch(async (root) => {
    const result = await runStep(step('setInterval(() => {}, 1000)', { limitSeconds: 0.2 }), { root });
    assert.is(result.failed, 1);
    assert.match(result.output, 'Stopped after the limit of 0.2 s');
  }));

test('a suite that ran nothing fails its step', () =>
  inScratch(async (root) => {
    writeInto(root, 'none.js', 'console.log("\\n  Total:     0\\n  Passed:    0\\n  Skipped:   0\\n")');
    const result = await runStep(
      { name: 'unit', args: ['none.js'], limitSeconds: 20, countsCases: true },
      { root },
    );
    assert.is(result.failed, 1);
    assert.match(failureOf(result), 'unit: the suite ran no test');
  }));

test('a step that is left out counts as skipped, and the end of the run says why', async () => {
  const result = await runStep(step('', { skip: 'no database' }), { root: '.' });
  assert.is(closingLine([result]), '0 passed, 0 failed, 1 skipped');
  assert.equal(noticesOf([result]), ['!!! no database !!!']);
});

test('a step that lacks what it runs on fails with the reason', async () => {
  const result = await runStep(step('', { lacks: 'no browser' }), { root: '.' });
  assert.is(closingLine([result]), '0 passed, 1 failed, 0 skipped');
  assert.match(failureOf(result), 'a check: no browser');
});

// The last one: nothing of this process can be run after it.
test('a run that is broken off ends every process of its steps and begins no other step', () =>
  inScratch(async (root) => {
    const beats = writeInto(root, 'beats', '');
    const length = () => readFileSync(beats, 'utf8').length;
    const child = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(beats)}, '.'), 10)`;
    const code = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);
      setInterval(() => {}, 1000);`;
    const ending = runStep(step(code), { root });
    while (length() === 0) await sleep(10);
    await endAll();
    assert.is((await ending).failed, 1);
    const before = length();
    await sleep(60);
    assert.is(length(), before);
    assert.match((await runStep(step('console.log("fine")'), { root })).output, 'Broken off');
  }));

test.run();
