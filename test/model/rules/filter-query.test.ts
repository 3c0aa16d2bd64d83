import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commaJoined, commaParts, filterToQuery } from '../../../src/model/rules/filter-query.js';
import { defaultFilters, type Filters, rangeOf } from '../../../src/model/rules/filters.js';

const test = suite('model/rules/filter-query');

const everything: Filters = {
  budget: { min: 2_500_000, max: 9_000_000 },
  rent: { min: 10_000, max: 45_000 },
  area: { min: 500, max: 1_500 },
  types: ['Flat', 'House Villa'],
  bedrooms: ['2BHK', '3BHK'],
  roomTypes: ['Shared'],
  availableFor: ['Girls', 'Any'],
  ownership: ['Freehold'],
  approvedBy: ['N.A(in-process)', 'Collector Approved'],
  commercialTypes: ['Office', 'Godam'],
  localities: ['Nerul', 'Sion'],
  rera: ['Yes', 'I Have Applied'],
  furnished: ['Semi Furnished'],
  station: [],
  walk: [],
  to: [],
  within: [],
  bbox: '',
  polygon: '',
  more: [],
  possession: ['Resell'],
  photos: true,
  videos: true,
  city: 'Navi Mumbai',
  location: '',
};

test('without a choice only the ranges of the tab are sent, and on Rent its homes (S-920)', () => {
  const buy = { minbudget: 0, maxbudget: 1_000_000_000, minarea: 0, maxarea: 4_000 };
  assert.equal(filterToQuery('Buy', defaultFilters), buy);
  assert.equal(filterToQuery('Plot/Land', defaultFilters), buy);
  assert.equal(filterToQuery('Commercial', defaultFilters), buy);
  assert.equal(filterToQuery('Rent', defaultFilters), {
    minrent: 0,
    maxrent: 1_000_000,
    propertyType: 'Flat,Villa,Penthouse,Residential House,Builder Floor Ready',
    minarea: 0,
    maxarea: 4_000,
  });
  assert.is(filterToQuery('Rent', { ...defaultFilters, types: ['Office'] }).propertyType, 'Office');
  assert.equal(filterToQuery('PG', defaultFilters), { minrent: 0, maxrent: 1_000_000 });
});

test('each tab sends its own filters, spelt as in the specifications', () => {
  assert.equal(filterToQuery('Buy', everything), {
    minbudget: 2_500_000,
    maxbudget: 9_000_000,
    propertyType: 'Flat,House Villa',
    bedrooms: '2BHK,3BHK',
    minarea: 500,
    maxarea: 1_500,
    localities: 'Nerul,Sion',
    reraApproved: 'Yes,I have Applied',
    furnished: 'Semi Furnished',
    possession: 'Resell',
    photos: true,
    videos: true,
    city: 'Navi Mumbai',
  });
  assert.equal(filterToQuery('PG', everything), {
    minrent: 10_000,
    maxrent: 45_000,
    Availablefor: 'Girls,Any',
    roomtype: 'Shared',
    propertyType: 'Flat,House Villa',
    localities: 'Nerul,Sion',
    furnished: 'Semi Furnished',
    photos: true,
    videos: true,
    city: 'Navi Mumbai',
  });
  assert.equal(filterToQuery('Plot/Land', everything), {
    minbudget: 2_500_000,
    maxbudget: 9_000_000,
    minarea: 500,
    maxarea: 1_500,
    ownership: 'Freehold',
    approvedby: 'N.A(in-process),Collector Approved',
    localities: 'Nerul,Sion',
    reraApproved: 'Yes,I have Applied',
    photos: true,
    videos: true,
    city: 'Navi Mumbai',
  });
  const commercial = filterToQuery('Commercial', everything);
  assert.is(commercial.commproper, 'Office,Godam');
  assert.is(commercial.propertyType, undefined);
});

test('sale and rent prices never go together', () => {
  for (const tab of ['Buy', 'Plot/Land', 'Commercial'] as const)
    assert.not.ok('minrent' in filterToQuery(tab, everything));
  for (const tab of ['Rent', 'PG'] as const) assert.not.ok('maxbudget' in filterToQuery(tab, everything));
});

test('the right end of the budget slider sends the default of the specifications', () => {
  const filters = { ...defaultFilters, budget: rangeOf('budget', 10_000_000, 200_000_000) };
  assert.is(filterToQuery('Buy', filters).maxbudget, 1_000_000_000);
  assert.is(
    filterToQuery('Buy', { ...filters, budget: { min: 0, max: 300_000_000 } }).maxbudget,
    1_000_000_000,
  );
});

test('blank texts, empty lists and switches that are off are left out', () => {
  const query = filterToQuery('Buy', { ...defaultFilters, city: '  ', location: ' , ', types: ['', ' '] });
  for (const name of ['city', 'localities', 'propertyType', 'bedrooms', 'photos', 'videos'])
    assert.not.ok(name in query, name);
});

test('a typed location joins the chosen localities, split on its commas', () => {
  const filters = { ...defaultFilters, localities: ['Nerul'], location: 'Powai, nerul ,Hiranandani Gardens' };
  assert.is(filterToQuery('Rent', filters).localities, 'Nerul,Powai,Hiranandani Gardens');
  assert.is(filterToQuery('Rent', { ...defaultFilters, location: 'ठाणे, पवई' }).localities, 'ठाणे,पवई');
});

test('comma lists hold no blank and no repeated part', () => {
  assert.equal(commaParts(' a,, b ,A'), ['a', 'b']);
  assert.is(commaJoined(['x', '', ' y ']), 'x,y');
});

test.run();
