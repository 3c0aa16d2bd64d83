/** The area of the map among the filters: in the query, the address, the chips. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { appliedFilters, withoutFilter } from '../../../src/model/rules/filter-chips.js';
import { filterToQuery } from '../../../src/model/rules/filter-query.js';
import { filtersFromUrl, filtersToUrl } from '../../../src/model/rules/filter-url.js';
import { searchTabs } from '../../../src/model/rules/kinds.js';

const test = suite('model/rules/map-area-filters');

const box = '72.8,18.9,73.1,19.3';
// Two of its sides begin and end at the same longitudes: nothing of it is twice.
const shape = '72.8,18.9;73.1,18.9;73.1,19.3;72.8,19.3';

for (const tab of searchTabs)
  test(`${tab}: an address keeps the area as it is`, () => {
    const address = filtersFromUrl(`tab=${encodeURIComponent(tab)}&bbox=${box}&polygon=${shape}`);
    assert.is(address.filters.bbox, box);
    assert.is(address.filters.polygon, shape);
    assert.equal(filtersFromUrl(filtersToUrl(address)), address);
    const { bbox, polygon } = filterToQuery(tab, address.filters);
    assert.equal([bbox, polygon], [box, shape]);
  });

test('an area is one chip, which takes it out', () => {
  const { filters } = filtersFromUrl(`tab=Buy&bbox=${box}&city=Pune`);
  const [chip, ...others] = appliedFilters('Buy', filters);
  assert.equal(chip, { id: 'bbox', filter: 'bbox', value: null });
  assert.equal(others, []);
  const without = chip && withoutFilter(filters, chip);
  assert.equal([without?.bbox, without?.city], ['', 'Pune']);
});

test('without an area nothing of it is sent', () => {
  const { filters } = filtersFromUrl('tab=Buy');
  assert.not.ok('bbox' in filterToQuery('Buy', filters));
});

test.run();
