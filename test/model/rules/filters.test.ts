import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  defaultFilters,
  filtersOfTab,
  isWholeRange,
  rangeOf,
  toggled,
  withProperty,
} from '../../../src/model/rules/filters.js';

const test = suite('model/rules/filters');

test('every tab has the filters of the specifications', () => {
  const required = {
    Buy: 'budget types bedrooms area localities rera photos videos',
    Rent: 'rent types bedrooms area localities photos videos',
    PG: 'rent availableFor roomTypes types localities photos videos',
    'Plot/Land': 'budget area ownership approvedBy localities rera photos videos',
    Commercial: 'budget commercialTypes ownership area localities rera photos videos',
  } as const;
  const additive = ['furnished', 'possession', 'station', 'walk', 'to', 'within', 'more'];
  for (const [tab, names] of Object.entries(required) as [keyof typeof required, string][])
    assert.is(filtersOfTab[tab].filter((name) => !additive.includes(name)).join(' '), names);
});

test('before anything is chosen everything passes', () => {
  assert.equal(defaultFilters.budget, { min: 0, max: 1_000_000_000 });
  assert.equal(defaultFilters.rent, { min: 0, max: 1_000_000 });
  assert.equal(defaultFilters.area, { min: 0, max: 4_000 });
  assert.ok(isWholeRange('budget', defaultFilters.budget));
});

test('a range has no upper limit from the right end of its slider on', () => {
  assert.equal(rangeOf('budget', 5_000_000, 200_000_000), { min: 5_000_000, max: 1_000_000_000 });
  assert.equal(rangeOf('budget', 0, 199_500_000), { min: 0, max: 199_500_000 });
  assert.equal(rangeOf('rent', 0, 1_000_000), { min: 0, max: 1_000_000 });
  assert.equal(rangeOf('area', 500, 9_999), { min: 500, max: 4_000 });
});

test('the lower end never passes the upper end', () => {
  assert.equal(rangeOf('area', 900, 300), { min: 300, max: 300 });
  assert.equal(rangeOf('budget', 900_000_000, 900_000_000), { min: 200_000_000, max: 1_000_000_000 });
  assert.equal(rangeOf('rent', -5, -1), { min: 0, max: 0 });
  assert.equal(rangeOf('rent', Number.NaN, Number.NaN), { min: 0, max: 1_000_000 });
});

test('choosing a value twice takes it out again', () => {
  assert.equal(toggled([], '2BHK'), ['2BHK']);
  assert.equal(toggled(['1RK', '2BHK'], '2BHK'), ['1RK']);
  assert.equal(toggled(['Godam'], 'Godown'), []);
});

test('the property type of the home page lands in the list of its tab', () => {
  assert.equal(withProperty('Buy', defaultFilters, ' Villa ').types, ['Villa']);
  assert.equal(withProperty('Commercial', defaultFilters, 'Office').commercialTypes, ['Office']);
  assert.is(withProperty('Plot/Land', defaultFilters, 'Plot/Land'), defaultFilters);
  assert.is(withProperty('Rent', defaultFilters, ''), defaultFilters);
});

test.run();
