/** Areas with and without units. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseArea } from '../../../../server/import/parse/area.js';

const test = suite('server/import/parse/area');

test('reads the units of the wire in many spellings', () => {
  const forms: [string, number, string][] = [
    ['1270 sqft', 1270, 'Sq-ft'],
    ['1,270 sq.ft.', 1270, 'Sq-ft'],
    ['1270 sq ft', 1270, 'Sq-ft'],
    ['1270 Sq-ft', 1270, 'Sq-ft'],
    ['950 Square Feet', 950, 'Sq-ft'],
    ['85 sqm', 85, 'Sq-m'],
    ['85.5 sq.m', 85.5, 'Sq-m'],
    ['90 m²', 90, 'Sq-m'],
    ['200 sq yd', 200, 'Sq-yrd'],
    ['200 sqyd', 200, 'Sq-yrd'],
    ['100 gaj', 100, 'Sq-yrd'],
    ['2.5 acres', 2.5, 'Acre'],
    ['3 Bigha', 3, 'Bigha'],
    ['10 guntha', 10890, 'Sq-ft'],
    ['1 hectare', 2.47, 'Acre'],
    ['१२०० sqft', 1200, 'Sq-ft'],
  ];
  for (const [text, value, unit] of forms) assert.equal(parseArea(text), { value, unit }, text);
});

test('takes a plain number in the unit the file says', () => {
  assert.equal(parseArea('911'), { value: 911, unit: 'Sq-ft' });
  assert.equal(parseArea('2', 'Acre'), { value: 2, unit: 'Acre' });
  assert.equal(parseArea('80 sqft', 'Sq-m'), { value: 80, unit: 'Sq-ft' }, 'a written unit wins');
});

test('answers nothing for what is no area', () => {
  for (const text of ['', '-', '0', '0 sqft', 'large', '850-900 sqft', '10 furlongs', '-5 sqft', '5 6'])
    assert.is(parseArea(text), null, text);
});

test.run();
