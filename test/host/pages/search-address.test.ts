import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { needsRememberedTab, searchAddressOf } from '../../../src/host/pages/search/search-address.js';
import { filtersToUrl } from '../../../src/model/rules/filter-url.js';

const test = suite('host/pages/search/search-address');

const urlOf = (...visit: Parameters<typeof searchAddressOf>) => filtersToUrl(searchAddressOf(...visit));

test('the URL wins over navigation state and the remembered tab (C-03)', () => {
  const state = { tab: 'PG', city: 'Nashik' };
  assert.is(urlOf('tab=Rent&city=Pune', state, 'Commercial'), 'tab=Rent&city=Pune');
});

test('a URL that names a tab says everything: the state adds nothing to it', () => {
  assert.is(urlOf('tab=Rent', { tab: 'Rent', city: 'Nashik' }, null), 'tab=Rent');
});

test('a bare URL takes navigation state, type included (S-100)', () => {
  const state = { tab: 'Commercial', city: 'Pune', location: 'Baner', property: 'Office' };
  assert.is(urlOf('', state, 'Rent'), 'tab=Commercial&city=Pune&location=Baner&property=Office');
});

test('a URL with filters but no tab takes the tab of the state, then the remembered one', () => {
  assert.is(searchAddressOf('city=Pune', { tab: 'Rent' }, 'PG').tab, 'Rent');
  assert.is(searchAddressOf('city=Pune', null, 'PG').tab, 'PG');
});

test('the remembered tab comes after navigation state and before Buy', () => {
  assert.is(searchAddressOf('', { city: 'Pune' }, 'PG').tab, 'PG');
  assert.is(searchAddressOf('', null, null).tab, 'Buy');
});

test('a query that only tracks where people came from describes no search', () => {
  assert.is(urlOf('utm_source=letter', { tab: 'Rent', city: 'Thane' }, null), 'tab=Rent&city=Thane');
});

test('the remembered tab is asked for only when nothing names one', () => {
  assert.ok(needsRememberedTab('', null));
  assert.ok(needsRememberedTab('city=Pune', {}));
  assert.not.ok(needsRememberedTab('Tab=Rent', null));
  assert.not.ok(needsRememberedTab('', { tab: 'Buy' }));
});

test('state of a wrong type is not taken', () => {
  assert.is(urlOf('', { tab: 3, city: ['Pune'] }, null), '');
});

test.run();
