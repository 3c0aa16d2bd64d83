import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  activeFilterCount,
  appliedFilters,
  withoutFilter,
  withoutFilters,
} from '../../../src/model/rules/filter-chips.js';
import { defaultFilters, type Filters } from '../../../src/model/rules/filters.js';

const test = suite('model/rules/filter-chips');

const chosen: Filters = {
  ...defaultFilters,
  budget: { min: 0, max: 9_000_000 },
  bedrooms: ['2BHK', '3BHK'],
  rera: ['Yes'],
  photos: true,
  city: 'Pune',
  location: 'Baner, Aundh',
};

test('nothing is applied at the start', () => {
  assert.equal(appliedFilters('Buy', defaultFilters), []);
});

test('each chosen value, range, switch and place is one chip', () => {
  assert.equal(
    appliedFilters('Buy', chosen).map(({ id }) => id),
    ['location:Baner', 'location:Aundh', 'budget', 'bedrooms:2BHK', 'bedrooms:3BHK', 'rera:Yes', 'photos'],
  );
  assert.is(activeFilterCount('Buy', chosen), 7);
});

test('filters of another tab are not applied', () => {
  assert.equal(
    appliedFilters('PG', chosen).map(({ filter }) => filter),
    ['location', 'location', 'photos'],
  );
});

test('taking out every chip leaves the defaults and the city', () => {
  let filters = chosen;
  for (let left = activeFilterCount('Buy', chosen); left > 0; left -= 1) {
    filters = withoutFilter(filters, appliedFilters('Buy', filters)[0]!);
    assert.is(activeFilterCount('Buy', filters), left - 1);
  }
  assert.equal(filters, { ...defaultFilters, city: 'Pune' });
});

test('one value goes and its neighbours stay', () => {
  const [, , , bedroom] = appliedFilters('Buy', chosen);
  assert.equal(withoutFilter(chosen, bedroom!).bedrooms, ['3BHK']);
});

test('clearing all keeps the place', () => {
  assert.equal(withoutFilters(chosen), { ...defaultFilters, city: 'Pune', location: 'Baner, Aundh' });
});

test.run();
