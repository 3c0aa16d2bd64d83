import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultFilters } from '../../../src/model/rules/filters.js';
import {
  withRequest,
  withNextPageRequest,
  emptySearch,
  withOpenedAddress,
  withAnswer,
  withDraftApplied,
  withoutAllApplied,
  withTab,
} from '../../../src/model/search/search-state.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('model/search/search-state');
const address = { ...emptySearch.address, filters: { ...defaultFilters, city: 'Pune', bedrooms: ['2BHK'] } };

test('opening an address asks for it', () => {
  const search = withOpenedAddress(emptySearch, address);
  assert.is(search.status, 'asked');
  assert.is(search.address.filters.city, 'Pune');
  assert.equal(search.draft, search.address.filters);
});

test('opening what is shown asks nothing', () => {
  const shown = withAnswer(withRequest(withOpenedAddress(emptySearch, address)), 1, [aSale()], 1);
  assert.is(withOpenedAddress(shown, { ...address }), shown);
});

test('a lock over what is shown already is kept without asking', () => {
  const shown = withAnswer(withRequest(withOpenedAddress(emptySearch, address)), 1, [aSale()], 1);
  const locked = withOpenedAddress(shown, address, { city: 'Pune' });
  assert.equal(locked, { ...shown, locked: { city: 'Pune' } });
  assert.is(withOpenedAddress(locked, address, { city: 'Pune' }), locked, 'the same lock changes nothing');
  assert.is(
    withDraftApplied({ ...locked, draft: { ...locked.draft, city: 'Mumbai' } }).address.filters.city,
    'Pune',
  );
});

test('opening what failed asks again', () => {
  const failed = { ...withOpenedAddress(emptySearch, address), status: 'failed' as const };
  assert.is(withOpenedAddress(failed, address).status, 'asked');
});

test('another tab empties the results and puts filters back, the city stays', () => {
  const shown = withAnswer(withOpenedAddress(emptySearch, address), 1, [aSale()], 1);
  const search = withTab(shown, 'Rent');
  assert.equal(search.results, []);
  assert.is(search.total, null);
  assert.equal(search.address.filters, { ...defaultFilters, city: 'Pune' });
  assert.is(search.address.page, 1);
});

test('the draft becomes the address only when it is applied', () => {
  const drafted = { ...withOpenedAddress(emptySearch, address), draft: { ...address.filters, photos: true } };
  assert.is(drafted.address.filters.photos, false);
  assert.is(withDraftApplied(drafted).address.filters.photos, true);
});

test('more is asked for only once an answer is there', () => {
  const asked = withOpenedAddress(emptySearch, address);
  assert.is(withNextPageRequest(asked), asked);
  const more = withNextPageRequest(withAnswer(asked, 1, [aSale()], 30));
  assert.is(more.wantedPage, 2);
  assert.is(more.status, 'asked');
});

test('the next page is added, the first one replaces', () => {
  const first = withAnswer(withOpenedAddress(emptySearch, address), 1, [aSale({ _id: 'a' })], 2);
  const both = withAnswer(first, 2, [aSale({ _id: 'b' })], 2);
  assert.equal(
    both.results.map(({ _id }) => _id),
    ['a', 'b'],
  );
  const again = withAnswer(both, 1, [aSale({ _id: 'c' })], 2);
  assert.is(again.results.length, 1);
});

test('a server without totals has answered everything at once', () => {
  const search = withAnswer(withOpenedAddress(emptySearch, address), 1, [aSale(), aSale({ _id: 'b' })], null);
  assert.is(search.total, 2);
});

test('locked filters survive clearing, another tab and another address', () => {
  const locked = { city: 'Thane', rera: ['Yes'] };
  const search = withOpenedAddress(emptySearch, address, locked);
  assert.is(search.address.filters.city, 'Thane');
  assert.equal(search.draft.rera, ['Yes']);
  assert.equal(withoutAllApplied(search).address.filters.rera, ['Yes']);
  assert.is(withTab(search, 'Rent').address.filters.city, 'Thane');
  assert.is(withOpenedAddress(search, address).address.filters.city, 'Thane');
});

test.run();
