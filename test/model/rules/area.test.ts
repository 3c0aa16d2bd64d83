import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areaCaption, areaUnits, toSqFt, unitInSqFt } from '../../../src/model/rules/area.js';

const test = suite('model/rules/area');

test('units come as they go over the wire', () => {
  assert.equal(areaUnits, ['Sq-ft', 'Sq-yrd', 'Sq-m', 'Acre', 'Bigha']);
});

test('areas compare in square feet', () => {
  assert.is(toSqFt(1200, 'Sq-ft'), 1200);
  assert.is(toSqFt('100', 'sq-yd'), 900);
  assert.is(toSqFt(100, 'Sq-m'), 1076.39);
  assert.is(toSqFt(2, 'acres'), 87_120);
  assert.is(toSqFt(1, 'Bigha'), 27_225);
});

test('the operator decides what a bigha is', () => {
  assert.is(toSqFt(2, 'bigha', 17_424), 34_848);
  assert.is(unitInSqFt('Bigha', 14_400), 14_400);
});

test('a missing number or unknown unit gives nothing', () => {
  assert.is(toSqFt('', 'Sq-ft'), null);
  assert.is(toSqFt(5, 'furlong'), null);
  assert.is(toSqFt(5, 'toString'), null);
});

test('the right end of the slider means and more', () => {
  assert.is(areaCaption(4000, 4000), '4000+ sq ft');
  assert.is(areaCaption(3900, 4000), '3900 sq ft');
});

test.run();
