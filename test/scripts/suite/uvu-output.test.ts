import { execFileSync, spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  problems: string[];
}
const { readUvu } = await script<{ readUvu: (output: string, exitCode: number | null) => Counts }>(
  'suite/uvu-output.mjs',
);

const test = suite('scripts/suite/uvu-output');

const uvuModule = import.meta.resolve('uvu');
const uvuCommand = uvuModule.replace('file://', '').replace(/dist\/index\.\w+$/, 'bin.js');

/** Runs the real uvu over a folder of written files. */
function runUvu(folder: string) {
  const done = spawnSync(process.execPath, [uvuCommand, folder, '\\.test\\.mjs$'], { encoding: 'utf8' });
  return readUvu(done.stdout + done.stderr, done.status);
}

const caseFile = (body: string, end = 'test.run();') =>
  `import { suite } from ${JSON.stringify(uvuModule)}; const test = suite('s'); ${body}; ${end}\n`;

test('passed, failed and skipped cases are counted', () =>
  inScratch((folder) => {
    writeInto(
      folder,
      'a.test.mjs',
      caseFile("test('one', () => {}); test('two', () => { throw new Error('x') })"),
    );
    writeInto(folder, 'b.test.mjs', caseFile("test('three', () => {}); test.skip('four', () => {})"));
    assert.equal(runUvu(folder), { passed: 2, failed: 1, skipped: 1, problems: [] });
  }));

test('a folder without tests is a failure, though uvu ends well', () =>
  inScratch((folder) => {
    assert.equal(runUvu(folder), { passed: 0, failed: 1, skipped: 0, problems: ['the suite ran no test'] });
  }));

test('a file that forgot to run its suite is named, though others ran', () =>
  inScratch((folder) => {
    writeInto(folder, 'deep/a.test.mjs', caseFile("test('one', () => {})", ''));
    writeInto(folder, 'deep/b.test.mjs', caseFile("test('two', () => {})"));
    assert.equal(runUvu(folder), {
      passed: 1,
      failed: 1,
      skipped: 0,
      problems: ['deep/a.test.mjs ran no test'],
    });
  }));

test('a suite that is empty counts as one that ran nothing', () =>
  inScratch((folder) => {
    writeInto(folder, 'a.test.mjs', caseFile('0'));
    writeInto(folder, 'b.test.mjs', caseFile("test('two', () => {})"));
    assert.equal(runUvu(folder).problems, ['a.test.mjs ran no test']);
  }));

test('a process that breaks off is a failure', () =>
  inScratch((folder) => {
    writeInto(folder, 'a.test.mjs', 'throw new Error("cannot load");');
    assert.equal(runUvu(folder).problems, ['the suite broke off before its end']);
    assert.is(runUvu(folder).failed, 1);
  }));

test('tests that never end are a failure', () =>
  inScratch((folder) => {
    writeInto(folder, 'a.test.mjs', caseFile("test('hangs', () => new Promise(() => {}))"));
    assert.equal(runUvu(folder).problems, ['the suite broke off before its end']);
  }));

test('a process that was ended after its tests is a failure', () => {
  const output = 'a.test.ts\n s  • (1 / 1)\n\n  Total:     1\n  Passed:    1\n  Skipped:   0\n';
  assert.equal(readUvu(output, 0), { passed: 1, failed: 0, skipped: 0, problems: [] });
  assert.equal(readUvu(output, null).problems, ['all tests passed, yet the process failed or did not end']);
});

test('colours in the output do not hide the counts', () => {
  const output =
    'a.test.ts\n s  • (1 / 1)\n\n  Total:     1\u001B[32m\n  Passed:    1\u001B[39m\n  Skipped:   0\n';
  assert.is(readUvu(output, 0).passed, 1);
});

test('the command of uvu is where the suites call it', () => {
  assert.match(execFileSync(process.execPath, [uvuCommand, '--version'], { encoding: 'utf8' }), /uvu/);
});

test.run();
