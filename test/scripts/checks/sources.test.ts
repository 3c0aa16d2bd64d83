import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Source {
  path: string;
  text: string;
}
type Check = (files: Source[]) => string[];

const { strayColours } = await script<{ strayColours: Check }>('checks/colours.mjs');
const { tooLong } = await script<{ tooLong: Check }>('checks/lengths.mjs');
const { headless, poorNames } = await script<{ headless: Check; poorNames: Check }>('checks/names.mjs');
const { addressesIn, namedPlaces } = await script<{
  addressesIn: (lockFile: string) => string[];
  namedPlaces: Check;
}>('checks/places.mjs');
const { sourceFiles } = await script<{ sourceFiles: (root: string) => Source[] }>('checks/source-files.mjs');

const test = suite('scripts/checks');
const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = sourceFiles(root);

test('the sources are read', () => {
  assert.ok(files.some(({ path }) => path === 'scripts/checks/source-files.mjs'));
  assert.ok(files.some(({ path }) => path === 'package.json'));
  assert.not.ok(files.some(({ path }) => path.startsWith('node_modules')));
});

test('no colour is written outside the tokens and the drawings', () => {
  assert.equal(strayColours(files), []);
});

test('no file has more than 320 lines', () => {
  assert.equal(tooLong(files), []);
});

test('every file is named in kebab-case, by what it gives', () => {
  assert.equal(poorNames(files), []);
});

test('every source file begins by saying what it is for', () => {
  assert.equal(headless(files), []);
});

test('no file names a path of somebody’s machine or the address of a registry', () => {
  assert.equal(namedPlaces(files), []);
});

test('the lock file holds no addresses', () => {
  assert.equal(addressesIn(readFileSync(`${root}/package-lock.json`, 'utf8')), []);
});

test.run();
