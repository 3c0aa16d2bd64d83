import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';

const test = suite('scripts/suite/run-files');

const uvuModule = import.meta.resolve('uvu');
const runFiles = new URL('../../../scripts/suite/run-files.mjs', import.meta.url).href;

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  failures: { file: string; errors: string }[];
}

/** Runs files of these contents in a process of their own; answers what its last line says and how it ended. */
const run = (files: Record<string, string>) =>
  inScratch((folder) => {
    for (const [name, code] of Object.entries(files)) writeInto(folder, name, code);
    const list = Object.keys(files).map((file) => `{ file: '${file}', load: () => import('./${file}') }`);
    const start = writeInto(
      folder,
      'start.mjs',
      `import { runFiles } from ${JSON.stringify(runFiles)}; await runFiles([${list.join(', ')}], { limit: 2000, grace: 100 });`,
    );
    const env = { ...process.env, TEST_RESULT: 'line' };
    const { status, stdout } = spawnSync(process.execPath, [start], { env, encoding: 'utf8' });
    const [, json] = /^result: (.*)$/.exec(stdout.trimEnd().split('\n').at(-1) ?? '') ?? [];
    return { status, stdout, result: json === undefined ? undefined : (JSON.parse(json) as Result) };
  });

const caseFile = (body: string, end = 'test.run();') =>
  `import { suite } from ${JSON.stringify(uvuModule)}; const test = suite('s'); ${body}; ${end}\n`;

test('passed, failed and skipped cases are counted, and the files that failed are named with their errors', async () => {
  const { status, result } = await run({
    'a.mjs': caseFile("test('one', () => {}); test('two', () => { throw new Error('a fault') })"),
    'b.mjs': caseFile("test('three', () => {}); test.skip('four', () => {})"),
  });
  assert.is(status, 1);
  assert.equal([result?.passed, result?.failed, result?.skipped], [2, 1, 1]);
  assert.equal(
    result?.failures.map(({ file }) => file),
    ['a.mjs'],
  );
  assert.match(result?.failures[0]?.errors ?? '', /"two"[^]*a fault/);
});

test('a run in which all passes ends well', async () => {
  const { status, result } = await run({ 'a.mjs': caseFile("test('one', () => {})") });
  assert.equal([status, result], [0, { passed: 1, failed: 0, skipped: 0, failures: [] }]);
});

test('a file that ran nothing has failed: its suite is empty, or it forgot to run it', async () => {
  const { result } = await run({
    'a.mjs': caseFile('0'),
    'b.mjs': caseFile("test('one', () => {})", ''),
    'c.mjs': caseFile("test('two', () => {})"),
  });
  assert.equal([result?.passed, result?.failed], [1, 2]);
  assert.ok(result?.failures.every(({ errors }) => errors.includes('the file ran no test')));
});

test('a file that cannot be loaded has failed, and the others are run', async () => {
  const { result } = await run({
    'a.mjs': "throw new Error('not even loaded')",
    'b.mjs': caseFile("test('one', () => {})"),
  });
  assert.equal([result?.passed, result?.failed], [1, 1]);
  assert.match(result?.failures[0]?.errors ?? '', 'not even loaded');
});

test('cases whose preparation fails have failed', async () => {
  const { result } = await run({
    'a.mjs': caseFile("test.before(() => { throw new Error('x') }); test('one', () => {})"),
  });
  assert.equal([result?.passed, result?.failed], [0, 1]);
  assert.match(result?.failures[0]?.errors ?? '', 'what runs before the tests of a.mjs failed');
});

test('a case that never ends fails its file; the others are run, and the process ends', async () => {
  const { status, result } = await run({
    'a.mjs': caseFile("test('hangs', () => new Promise(() => { setInterval(() => {}, 100) }))"),
    'b.mjs': caseFile("test('two', () => {})"),
  });
  assert.equal([status, result?.passed, result?.failed], [1, 1, 1]);
  assert.match(result?.failures[0]?.errors ?? '', 'a.mjs did not end within 2 s');
});

test('the commands run the files whose path fits a pattern', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  for (const args of [['scripts/unit.mjs'], ['--import', 'tsx', 'scripts/run-tests.mjs']]) {
    const done = spawnSync(process.execPath, [...args, '^model/rules/bhk'], { cwd: root, encoding: 'utf8' });
    assert.is(done.status, 0, done.stderr);
    assert.match(done.stdout, /model\/rules\/bhk\.test\.ts\n[^]*\n[1-9]\d* passed, 0 failed, 0 skipped\n/);
    const none = spawnSync(process.execPath, [...args, '^nothing/here'], { cwd: root, encoding: 'utf8' });
    assert.match(none.stdout, '0 passed, 0 failed, 0 skipped');
  }
});

test.run();
