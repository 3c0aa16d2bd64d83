import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { closureOf, measure } = await script<{
  closureOf: (names: string[], entries: object) => Set<string>;
  measure: (task: object) => { text: string; problems: string[] }[];
}>('size/measure.mjs');

const test = suite('scripts/size');
const command = fileURLToPath(new URL('../../../scripts/size.mjs', import.meta.url));

const entries = {
  embed: { file: 'embed.js', imports: [] },
  box: { file: 'box.js', imports: ['core.js'] },
  results: { file: 'results.js', imports: ['core.js', 'more.js'] },
};
/** Every file has 1000 bytes that cannot be compressed. */
const noise = randomBytes(1000);
const measured = (budget: object, notYet: string[] = []) =>
  measure({ budgets: [{ name: 'b', kilobytes: 9, ...budget }], notYet, entries, read: () => noise })[0]!;

test('a file that two entries load counts once', () => {
  assert.equal([...closureOf(['box', 'results'], entries)], ['box.js', 'core.js', 'results.js', 'more.js']);
  assert.match(measured({ entries: ['box', 'results'] }).text, /^3\.9\d of 9 KB/);
});

test('what is loaded already does not count on top', () => {
  assert.match(measured({ entries: ['results'], onTopOf: ['box'] }).text, /^1\.9\d of 9 KB/);
});

test('a passed budget is a problem that names the files', () => {
  const { problems } = measured({ entries: ['box'], kilobytes: 1.5 });
  assert.is(problems.length, 1);
  assert.match(problems[0]!, /KB too much, in box\.js, core\.js$/);
});

test('one request too many is a problem', () => {
  const budget = { entries: ['embed', 'box'], apiCalls: 1 };
  assert.equal(measured({ ...budget, requests: 4 }).problems, []);
  assert.is(measured({ ...budget, requests: 3 }).problems.length, 1);
});

test('an entry that was not built is a problem unless notYet names it', () => {
  assert.equal(measured({ entries: ['manage'] }).problems, ['the build has no entry manage']);
  assert.equal(measured({ entries: ['manage'] }, ['manage']).problems, []);
});

test('the command fails when a budget is passed, and only then', () =>
  inScratch((folder) => {
    writeInto(folder, 'web/manifest.json', JSON.stringify({ entries }));
    for (const name of ['embed', 'box', 'core']) {
      writeInto(folder, `web/assets/${name}.js`, randomBytes(1000).toString('base64'));
    }
    const run = (kilobytes: number) => {
      const budgets = writeInto(
        folder,
        'budgets.json',
        JSON.stringify({ budgets: [{ name: 'first', entries: ['embed', 'box'], kilobytes }] }),
      );
      return spawnSync(process.execPath, [command, join(folder, 'web'), budgets], { encoding: 'utf8' });
    };
    assert.is(run(5).status, 0);
    const over = run(2);
    assert.is(over.status, 1);
    assert.match(over.stdout, /^OVER {2}first/);
  }));

test.run();
