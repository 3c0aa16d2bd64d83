import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filtersFromUrl, filtersToUrl } from '../../../src/model/rules/filter-url.js';
import { type SearchStartOptions, searchStartOf } from '../../../src/model/rules/search-start.js';

const test = suite('model/rules/search-start');

const begin = (given: Partial<SearchStartOptions>, query = '', remembered: 'PG' | null = null) =>
  filtersToUrl(searchStartOf({ group: '', ...given }, query, remembered).address);

test('what the page sets comes first, then its address, then the attributes, then the remembered tab, then Buy', () => {
  const address = filtersFromUrl('tab=PG&city=Thane');
  assert.is(begin({ address, tab: 'Buy' }, 'tab=Rent', 'PG'), 'tab=PG&city=Thane');
  assert.is(begin({ tab: 'Buy', city: 'Pune' }, 'tab=Rent&page=2', 'PG'), 'tab=Rent&page=2');
  assert.is(begin({ tab: 'Commercial', city: 'Pune' }, '', 'PG'), 'tab=Commercial&city=Pune');
  assert.is(begin({ city: 'Pune' }, '', 'PG'), 'tab=PG&city=Pune');
  assert.is(begin({ city: 'Pune' }), 'tab=Buy&city=Pune');
});

test('parameters of the page that name no tab are its own', () => {
  assert.is(begin({ city: 'Pune' }, 'page=3&location=header&tab=photos'), 'tab=Buy&city=Pune');
});

test('results of a group of their own do not follow the address of the page', () => {
  assert.is(begin({ group: 'rent', tab: 'Rent' }, 'tab=Buy&city=Pune'), 'tab=Rent');
});

test('a locked tab is the one that is shown, whatever was asked for or is remembered', () => {
  assert.is(begin({ locked: 'tab=Rent' }, 'tab=Buy&city=Pune', 'PG'), 'tab=Rent&city=Pune');
  assert.is(begin({ locked: 'tab=Rent&city=Pune' }, '', 'PG'), 'tab=Rent');
});

test.run();
