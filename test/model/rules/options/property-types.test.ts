/** The homes that Rent begins with (S-920). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areRentedHomes, rentedHomes } from '../../../../src/model/rules/options/property-types.js';

const test = suite('model/rules/options/property-types');

test('the homes of Rent are known in any order and spelling, and only when they are all', () => {
  assert.ok(areRentedHomes(rentedHomes));
  assert.ok(
    areRentedHomes(['Builder Floor Ready to Move', 'villa', 'Flat', 'Penthouse', 'Residential House']),
  );
  assert.not.ok(areRentedHomes([]));
  assert.not.ok(areRentedHomes(rentedHomes.slice(1)));
  assert.not.ok(areRentedHomes([...rentedHomes, 'Office']));
  assert.not.ok(areRentedHomes(['Flat', 'Flat', 'Flat', 'Flat', 'Flat']));
});

test.run();
