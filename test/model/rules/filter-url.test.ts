import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  filtersFromUrl,
  filtersToUrl,
  namesTab,
  type SearchAddress,
  sortOrders,
} from '../../../src/model/rules/filter-url.js';
import {
  defaultFilters,
  filtersOfTab,
  isRangeName,
  isSwitchName,
  rangeOf,
  scales,
} from '../../../src/model/rules/filters.js';
import { type SearchTab, searchTabs } from '../../../src/model/rules/kinds.js';

const test = suite('model/rules/filter-url');

const address = (tab: SearchTab, changes: object = {}, rest: object = {}): SearchAddress => ({
  tab,
  filters: { ...defaultFilters, ...changes },
  sort: 'newest',
  page: 1,
  ...rest,
});

/** A seeded generator (mulberry32), so that a failure can be repeated. */
const generator = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const words = [
  'Flat',
  'Co-operative Society',
  'N.A(in-process)',
  'नेरुळ पूर्व',
  'A & B = C',
  '50% off?',
  'Sector 20',
  '3+',
  '#1',
];

const anyAddress = (random: () => number): SearchAddress => {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const tab = pick(searchTabs);
  const filters: Record<string, unknown> = {
    ...defaultFilters,
    city: pick(['', 'Pune', 'Navi Mumbai']),
    location: pick(['', 'Powai, Sion', '100% new & "quoted"']),
  };
  for (const name of filtersOfTab[tab]) {
    if (isRangeName(name))
      filters[name] = rangeOf(name, random() * scales[name].top, random() * scales[name].top * 1.3);
    else if (isSwitchName(name)) filters[name] = random() < 0.5;
    else filters[name] = words.filter(() => random() < 0.3);
  }
  return address(tab, filters, { sort: pick(sortOrders), page: 1 + Math.floor(random() * 40) });
};

test('an untouched search of the first tab has an empty query', () => {
  assert.is(filtersToUrl(address('Buy')), '');
});

test('only what differs from the defaults appears', () => {
  assert.is(filtersToUrl(address('Rent')), 'tab=Rent');
  assert.is(
    filtersToUrl(
      address(
        'Buy',
        { city: 'Navi Mumbai', types: ['Flat', 'Villa'], photos: true },
        { page: 3, sort: 'price-up' },
      ),
    ),
    'tab=Buy&city=Navi+Mumbai&property=Flat,Villa&photos=true&sort=price-up&page=3',
  );
  assert.is(filtersToUrl(address('PG', { rent: { min: 0, max: 20_000 } })), 'tab=PG&maxrent=20000');
});

test('filters that the tab does not have stay out of its address', () => {
  assert.is(
    filtersToUrl(address('Plot/Land', { bedrooms: ['2BHK'], rent: { min: 5, max: 10 } })),
    'tab=Plot%2FLand',
  );
});

test('the commercial tab calls its types property too', () => {
  const query = filtersToUrl(address('Commercial', { commercialTypes: ['Godam'] }));
  assert.is(query, 'tab=Commercial&property=Godam');
  assert.equal(filtersFromUrl(query).filters.commercialTypes, ['Godam']);
});

test('a search comes back from its address unchanged', () => {
  const random = generator(20_261);
  for (let round = 0; round < 500; round += 1) {
    const search = anyAddress(random);
    const query = filtersToUrl(search);
    assert.equal(filtersFromUrl(query), search, query);
    assert.is(filtersToUrl(filtersFromUrl(`?${query}`)), query);
  }
});

test('links of the header and wire names in any case are understood', () => {
  assert.equal(filtersFromUrl('?tab=buy&property=Flat').filters.types, ['Flat']);
  const read = filtersFromUrl('tab=sell&PROPERTYTYPE=Villa&MinBudget=500000&reraapproved=Yes');
  assert.is(read.tab, 'Buy');
  assert.equal(read.filters.types, ['Villa']);
  assert.is(read.filters.budget.min, 500_000);
  assert.equal(read.filters.rera, ['Yes']);
});

test('a repeated name is a list', () => {
  assert.equal(filtersFromUrl('bedrooms=2BHK&bedrooms=3BHK,4BHK').filters.bedrooms, ['2BHK', '3BHK', '4BHK']);
});

test('without a tab the remembered one counts', () => {
  assert.is(filtersFromUrl('city=Pune', 'Rent').tab, 'Rent');
  assert.is(filtersFromUrl('tab=nonsense', 'PG').tab, 'PG');
  assert.is(filtersFromUrl('').tab, 'Buy');
});

test('a search names its tab in any case, and nonsense names none', () => {
  assert.ok(namesTab('city=Pune&Tab=rent'));
  for (const query of ['', 'city=Pune', 'tab=', 'tab=photos', 'table=Rent'])
    assert.not.ok(namesTab(query), query);
});

test('nonsense in an address is ignored', () => {
  const read = filtersFromUrl('minbudget=abc&maxbudget=-4&minarea=1e3&page=0&sort=up&photos=yes');
  assert.equal(read, address('Buy'));
  assert.is(filtersFromUrl('page=2.5').page, 1);
  // A page farther than the server answers is the last one that it does (S-570).
  assert.is(filtersFromUrl('page=9999').page, 417);
  assert.equal(filtersFromUrl('minarea=3000&maxarea=100').filters.area, { min: 100, max: 100 });
});

test.run();
