import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aliasTable, labelOf, sameValue } from '../../../src/model/rules/aliases.js';
import { script } from '../../support/run/script.js';

interface Source {
  path: string;
  text: string;
}
type Check = (files: Source[]) => string[];

const { aliasRows, PAGE, pagesElsewhere, repeatedCodes, undefinedCodes } = await script<{
  aliasRows: (page: string) => { wire: string; others: string[]; label: string }[];
  PAGE: string;
  pagesElsewhere: Check;
  repeatedCodes: Check;
  undefinedCodes: Check;
}>('checks/requirements.mjs');
const { sourceFiles } = await script<{ sourceFiles: (root: string) => Source[] }>('checks/source-files.mjs');

const test = suite('scripts/checks/requirements');
const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = sourceFiles(root);

/** Codes of planted faults, put together here so that this file itself cites none. */
const code = (letter: string, number: number) => `${letter}-${String(number)}`;
const [known, unknown] = [code('S', 901), code('C', 902)];
const page = (...codes: string[]) => ({
  path: PAGE,
  text: ['| Code | What is asked |', '|---|---|', ...codes.map((one) => `| ${one} | a rule |`)].join('\n'),
});

test('every code that the sources cite has a row', () => {
  assert.equal(undefinedCodes(files), []);
});

test('no code has two rows', () => {
  assert.equal(repeatedCodes(files), []);
});

test('no line points to a page that a clone does not have', () => {
  assert.equal(pagesElsewhere(files), []);
});

test('the page’s alias table is that of the code', () => {
  const rows = aliasRows(readFileSync(`${root}/${PAGE}`, 'utf8'));
  assert.equal(
    rows.map(({ wire, label }) => [wire, label]),
    aliasTable.map(([wire, label]) => [wire, label]),
  );
  for (const { wire, others, label } of rows) {
    assert.is(labelOf(wire), label);
    for (const other of others) assert.ok(sameValue(other, wire), `${other} is read as ${wire}`);
  }
});

test('a code without a row is named with its file, also at the end of a range', () => {
  const cites = (text: string) => undefinedCodes([page(known), { path: 'src/a.ts', text }]);
  assert.equal(cites(`\n/** Searches (${known}, ${unknown}). */`), [`src/a.ts:2 ${unknown}`]);
  assert.equal(cites(`${known} to ${unknown}`), [`src/a.ts:1 ${unknown}`]);
  assert.equal(cites(`${known}..${unknown}`), [`src/a.ts:1 ${unknown}`]);
  assert.equal(cites(known), []);
});

test('a page that is missing defines nothing', () => {
  assert.equal(undefinedCodes([{ path: 'test/a.test.ts', text: known }]), [`test/a.test.ts:1 ${known}`]);
});

test('a code with two rows is named with its line', () => {
  assert.equal(repeatedCodes([page(known, unknown, known)]), [`${PAGE}:5 ${known}`]);
});

test('what looks like a code inside a longer word is none', () => {
  const text = ['S256', 'UTF-8', `A${known}`, 'data-s-12', 'PR1', 'R12'].join(' ');
  assert.equal(undefinedCodes([{ path: 'src/a.ts', text }]), []);
});

test('a page that only the planning had is found', () => {
  const text = [`(${['DESIGN', '2.3'].join(' ')})`, ['table', 'W'].join(' '), 'designed 2'].join('\n');
  assert.equal(pagesElsewhere([{ path: 'src/a.ts', text }]), [
    `src/a.ts:1 ${['DESIGN', '2.3'].join(' ')}`,
    `src/a.ts:2 ${['table', 'W'].join(' ')}`,
  ]);
});

test.run();
