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

const test = suite('scripts/checks, planted faults');

const file = (path: string, ...lines: string[]) => [{ path, text: lines.join('\n') }];
/** Put together here, so that this file itself stays free of what it plants. */
const hash = '#';
const machine = ['', 'work', 'main', 'src'].join('/');
const registry = ['registry', 'npmjs', 'org'].join('.');

test('a colour is found in styles and in strings', () => {
  const path = 'src/widgets/results/styles.ts';
  assert.equal(strayColours(file(path, '', `color: ${hash}FFF;`)), [`${path}:2 ${hash}FFF`]);
  assert.equal(strayColours(file(path, `fill="${hash}1a2b3c"`)), [`${path}:1 ${hash}1a2b3c`]);
});

test('tokens and drawings may hold colours; members, anchors and entities are none', () => {
  assert.equal(strayColours(file('src/widgets/kit/style/tokens.ts', `${hash}fff`)), []);
  assert.equal(strayColours(file('demo/pictures/sky.ts', `'${hash}fff'`)), []);
  assert.equal(strayColours(file('src/a.ts', `  ${hash}bed = 1;`, `this.${hash}bed;`, `'&${hash}039;'`)), []);
});

test('a file of 321 lines is too long, unless it is long by nature', () => {
  const lines = Array.from({ length: 321 }, () => 'x');
  assert.equal(tooLong(file('src/a.ts', ...lines)), ['src/a.ts has 321 lines']);
  assert.equal(tooLong(file('src/a.ts', ...lines.slice(1))), []);
  assert.equal(tooLong(file('server/db/migrations/001-start.ts', ...lines)), []);
});

test('a poor name and a missing head are found', () => {
  assert.equal(poorNames(file('src/model/utils.ts')), ['src/model/utils.ts']);
  assert.equal(poorNames(file('src/model/priceRange.ts')), ['src/model/priceRange.ts']);
  assert.equal(poorNames(file('src/model/price-range.schema.ts')), []);
  assert.equal(headless(file('src/a.ts', 'export {};')), ['src/a.ts']);
});

test('a machine’s path and a registry’s address are found; relative paths and routes are not', () => {
  assert.equal(namedPlaces(file('src/a.ts', `'${machine}'`)), [`src/a.ts:1 ${machine.slice(0, 10)}`]);
  assert.equal(namedPlaces(file('docs/a.md', `from ${registry}`)), [`docs/a.md:1 ${registry}`]);
  assert.equal(namedPlaces(file('src/a.ts', "import './home/page.js';", "'/home-loans'", "'/search'")), []);
});

test('an address in a lock file is found', () => {
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0', resolved: 'x' }, 'node_modules/b': {} };
  assert.equal(addressesIn(JSON.stringify({ packages })), ['node_modules/a']);
});

test.run();
