import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { isNewEnough } = await script<{ isNewEnough: (version: string) => boolean }>('setup/node-version.mjs');
const { areInstalled } = await script<{ areInstalled: (root: string) => boolean }>('setup/packages.mjs');
const { setUp } = await script<{ setUp: (task: object) => Promise<number> }>('setup/set-up.mjs');

const test = suite('scripts/setup');

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } });

/** A project whose npm writes down that it was called, and leaves its list of what it installed. */
function aProject(folder: string) {
  writeInto(folder, 'package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
  fakeCommand(
    folder,
    'bin/npm',
    `echo "$@" >> ${folder}/calls
/bin/mkdir -p ${folder}/node_modules
/bin/cp ${folder}/package-lock.json ${folder}/node_modules/.package-lock.json`,
  );
  const said: string[] = [];
  const env = { PATH: join(folder, 'bin') };
  return { said, task: { root: folder, env, say: (line: string) => said.push(line) } };
}

test('packages are installed once, and again when the lock file changes', () =>
  inScratch(async (folder) => {
    const { task, said } = aProject(folder);
    assert.is(await setUp({ ...task, wanted: ['packages'] }), 0);
    assert.equal(said, ['setup: installing packages (npm ci)', 'setup: packages are installed']);
    said.length = 0;
    assert.is(await setUp({ ...task, wanted: ['packages'] }), 0);
    assert.equal(said, ['setup: packages are installed']);
    const elsewhere = { 'node_modules/b': { version: '1.0.0', optional: true } };
    writeInto(folder, 'package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' }, ...elsewhere }));
    assert.ok(areInstalled(folder), 'what is for another machine is not missed');
    writeInto(folder, 'package-lock.json', lock({ 'node_modules/a': { version: '1.0.1' } }));
    assert.not.ok(areInstalled(folder));
  }));

test('a failed install stops the run and is tried again the next time', () =>
  inScratch(async (folder) => {
    const { task } = aProject(folder);
    fakeCommand(folder, 'bin/npm', `/bin/mkdir -p ${folder}/node_modules; exit 1`);
    assert.is(await setUp({ ...task, wanted: ['packages'] }), 1);
    assert.not.ok(areInstalled(folder));
  }));

test('two commands at once install once', () =>
  inScratch(async (folder) => {
    const { task, said } = aProject(folder);
    const codes = await Promise.all([
      setUp({ ...task, wanted: ['packages'] }),
      setUp({ ...task, wanted: ['packages'] }),
    ]);
    assert.equal(codes, [0, 0]);
    assert.is(said.filter((line) => line.includes('npm ci')).length, 1);
  }));

test('a missing browser stops the run before anything is tested', () =>
  inScratch(async (folder) => {
    const { task, said } = aProject(folder);
    assert.is(await setUp({ ...task, wanted: ['chromium'] }), 1);
    assert.match(said.join(), /setup: no browser/);
  }));

test('where installing is not allowed nothing is installed, and what is missing is named', () =>
  inScratch(async (folder) => {
    const { task, said } = aProject(folder);
    fakeCommand(folder, 'bin/apt-get', `echo "$@" >> ${folder}/calls`);
    const env = { ...task.env, HOUSING_INSTALL: 'no' };
    const code = async (...wanted: string[]) => setUp({ ...task, env, wanted, isRoot: true });
    assert.equal([await code('packages'), await code('chromium'), await code('php')], [1, 1, 0]);
    assert.not.ok(existsSync(join(folder, 'calls')));
    assert.match(
      said.join('\n'),
      /packages of package-lock\.json are not installed: run npm ci\n.*no browser found.*\n.*PHP is missing/,
    );
  }));

test('setting up prints to stderr, which leaves stdout to the command that follows', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', 'packages'], {
    cwd: root,
    env: { ...process.env, HOUSING_INSTALL: 'no' },
    encoding: 'utf8',
  });
  assert.is(stdout, '');
  assert.match(stderr, /^setup: .*packages/);
});

test('Node 20.19 is the oldest that will do', () => {
  assert.equal(['20.19.0', '20.20.2', '22.0.0', '26.1.0'].map(isNewEnough), [true, true, true, true]);
  assert.equal(['20.18.3', '18.20.0', '8.0.0'].map(isNewEnough), [false, false, false]);
});

test.run();
