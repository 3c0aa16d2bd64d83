import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
  notice?: string;
}
const { failureOf } = await script<{ failureOf: (result: Result) => string }>('suite/report.mjs');
const { runStep } = await script<{
  runStep: (step: object, options: { root: string; signal?: AbortSignal }) => Promise<Result>;
}>('suite/run-steps.mjs');

const test = suite('scripts/suite/run-step');

const step = (code: string, more: object = {}) => ({ name: 'a check', args: ['-e', code], ...more });
const countsOf = ({ passed, failed, skipped }: Result) => [passed, failed, skipped];

test('a check counts as one, passed or failed by its exit code', () =>
  inScratch(async (root) => {
    const passed = await runStep(step('console.log("fine")'), { root });
    const failed = await runStep(step('console.error("bad"); process.exit(3)'), { root });
    assert.equal(
      [countsOf(passed), countsOf(failed)],
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
    );
    assert.match(failureOf(failed), /^--- a check ---\nbad\n/);
  }));

test('a step past its limit is ended and says so', () =>
  inScratch(async (root) => {
    const result = await runStep(step('setInterval(() => {}, 1000)', { minutes: 0.003 }), { root });
    assert.is(result.failed, 1);
    assert.match(result.output, 'Stopped after the limit of 0.003 minutes');
  }));

const suiteStep = (result: object, end = '') =>
  step(`console.log('result: ' + ${JSON.stringify(JSON.stringify(result))}); ${end}`, { isSuite: true });

test('the cases of a suite are counted by its last line', () =>
  inScratch(async (root) => {
    const failures = [{ file: 'model/a.test.ts', errors: 'a fault' }];
    const told = { passed: 4, failed: 1, skipped: 2, failures };
    const result = await runStep(suiteStep(told, 'process.exit(1)'), { root });
    assert.equal(countsOf(result), [4, 1, 2]);
    assert.is(failureOf(result), '--- a check ---\nmodel/a.test.ts\na fault\n--- end of a check ---');
  }));

test('a suite that broke off, ran nothing, or ended ill though all had passed, has failed', () =>
  inScratch(async (root) => {
    const passed = { passed: 4, failed: 0, skipped: 0, failures: [] };
    const brokenOff = await runStep(step('console.log("model/a.test.ts")', { isSuite: true }), { root });
    assert.equal(countsOf(brokenOff), [0, 1, 0]);
    assert.match(failureOf(brokenOff), 'model/a.test.ts');
    assert.equal(countsOf(await runStep(suiteStep({ ...passed, passed: 0 }), { root })), [0, 1, 0]);
    assert.equal(countsOf(await runStep(suiteStep(passed, 'process.exit(1)'), { root })), [4, 1, 0]);
    assert.equal(countsOf(await runStep(suiteStep(passed), { root })), [4, 0, 0]);
  }));

test('a step that is left out counts as skipped and says why', async () => {
  const result = await runStep(step('', { skip: () => 'no database' }), { root: '.' });
  assert.equal(countsOf(result), [0, 0, 1]);
  assert.is(result.notice, 'no database');
});

test('a run that is broken off ends every process of its steps and begins no other step', () =>
  inScratch(async (root) => {
    const beats = writeInto(root, 'beats', '');
    const length = () => readFileSync(beats, 'utf8').length;
    const child = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(beats)}, '.'), 10)`;
    const code = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);
      setInterval(() => {}, 1000);`;
    const breakOff = new AbortController();
    const options = { root, signal: breakOff.signal };
    const ending = runStep(step(code), options);
    while (length() === 0) await sleep(10);
    breakOff.abort();
    assert.is((await ending).failed, 1);
    const before = length();
    await sleep(60);
    assert.is(length(), before);
    assert.is((await runStep(step('console.log("fine")'), options)).output, 'Broken off.');
  }));

test.run();
