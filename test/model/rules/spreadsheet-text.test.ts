/** What goes into a spreadsheet is text there, whatever it begins with. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { csvOf } from '../../../src/model/rules/responses.js';
import { withoutFormula } from '../../../src/model/rules/spreadsheet-text.js';

const test = suite('model/rules/spreadsheet-text');

const formulas = ['=1+1', '+919820012345', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', `=cmd|' /C calc'!A0`];

test('a text that begins like a formula gets a quote before it, others stay', () => {
  for (const text of formulas) assert.is(withoutFormula(text), `'${text}`);
  for (const text of ['', 'Baner', '3+', ' =1', '9820012345', '1-2', 'a@b.example'])
    assert.is(withoutFormula(text), text);
});

test('no cell of the responses an owner saves begins like one', () => {
  const csv = csvOf([['name'], ...formulas.map((text) => [text])]);
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
  assert.is(cells.length, formulas.length + 1);
  for (const cell of cells) assert.not.match(cell, /^[=+\-@\t\r\n]/);
});

test.run();
