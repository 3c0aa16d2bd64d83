import '../../support/dom.js';
import { allSettled, fork, type Scope } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { $api } from '../../../src/model/index.js';
import {
  $searches,
  draftDropped,
  emptySearch,
  filterRemoved,
  filtersApplied,
  filtersCleared,
  filtersDrafted,
  moreRequested,
  pageChosen,
  searchOpened,
  searchRetried,
  searchTabChosen,
  sortChosen,
} from '../../../src/model/search/search.js';
import { defaultFilters } from '../../../src/model/rules/filters.js';
import { searchRequested } from '../../../src/model/search/search-request.js';
import { aSale } from '../../support/a-listing.js';
import { Answered, type AskedCall, type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/search/search');
const group = '';
const { address } = emptySearch;

const page = ({ query }: AskedCall) =>
  new Answered([aSale({ _id: `page-${String(query.page)}` })], { 'X-Total-Count': '60' });

const market = (replies: Record<string, FakeReply> = {}) => {
  const fake = fakeApi({ properties: page, ...replies });
  const scope = fork({
    values: [[$api, fake.api]],
  });
  return { ...fake, scope, searches: () => fake.callsOf('properties') };
};

const shown = (scope: Scope, of = group) => scope.getState($searches)[of] ?? emptySearch;
const ids = (scope: Scope, of = group) => shown(scope, of).results.map(({ _id }) => _id);

test('opening a search fetches its kind with the wire names', async () => {
  const { scope, searches } = market();
  const filters = { ...defaultFilters, city: 'Pune', bedrooms: ['2BHK', '3BHK'] };
  await allSettled(searchOpened, { scope, params: { group, address: { ...address, filters } } });
  assert.is(searches()[0]?.params.kind, 'sell');
  assert.is(searches()[0]?.query.bedrooms, '2BHK,3BHK');
  assert.is(searches()[0]?.query.limit, 24);
  assert.equal(ids(scope), ['page-1']);
  assert.is(shown(scope).total, 60);
  assert.is(shown(scope).status, 'ready');
});

test('opening the same address again asks nothing', async () => {
  const { scope, searches } = market();
  await allSettled(searchOpened, { scope, params: { group, address } });
  await allSettled(searchOpened, { scope, params: { group, address: { ...address } } });
  assert.is(searches().length, 1);
});

test('filters are drafted without a request and asked for when applied', async () => {
  const { scope, searches } = market();
  await allSettled(searchOpened, { scope, params: { group, address } });
  await allSettled(filtersDrafted, { scope, params: { group, change: { photos: true } } });
  assert.is(searches().length, 1);
  await allSettled(filtersApplied, { scope, params: { group } });
  assert.is(searches()[1]?.query.photos, true);
});

test('a draft that is dropped goes back to what is applied', async () => {
  const { scope } = market();
  await allSettled(searchOpened, { scope, params: { group, address } });
  await allSettled(filtersDrafted, { scope, params: { group, change: { photos: true } } });
  await allSettled(draftDropped, { scope, params: { group } });
  assert.is(shown(scope).draft.photos, false);
});

test('another tab asks for its kind and drops the filters', async () => {
  const { scope, searches } = market();
  const filters = { ...defaultFilters, bedrooms: ['2BHK'] };
  await allSettled(searchOpened, { scope, params: { group, address: { ...address, filters } } });
  await allSettled(searchTabChosen, { scope, params: { group, tab: 'PG' } });
  assert.is(searches()[1]?.params.kind, 'pg');
  assert.is(searches()[1]?.query.bedrooms, undefined);
  assert.equal(shown(scope).address.filters.bedrooms, []);
});

test('one applied filter is removed, then all of them', async () => {
  const { scope } = market();
  const filters = { ...defaultFilters, bedrooms: ['2BHK', '3BHK'], photos: true, city: 'Pune' };
  await allSettled(searchOpened, { scope, params: { group, address: { ...address, filters } } });
  const filter = { id: 'bedrooms:2BHK', filter: 'bedrooms' as const, value: '2BHK' };
  await allSettled(filterRemoved, { scope, params: { group, filter } });
  assert.equal(shown(scope).address.filters.bedrooms, ['3BHK']);
  await allSettled(filtersCleared, { scope, params: { group } });
  assert.equal(shown(scope).address.filters, { ...defaultFilters, city: 'Pune' });
});

test('more results are added below, another page or order replaces them', async () => {
  const { scope } = market();
  await allSettled(searchOpened, { scope, params: { group, address } });
  await allSettled(moreRequested, { scope, params: { group } });
  assert.equal(ids(scope), ['page-1', 'page-2']);
  assert.is(shown(scope).address.page, 1);
  await allSettled(pageChosen, { scope, params: { group, page: 3 } });
  assert.equal(ids(scope), ['page-3']);
  await allSettled(sortChosen, { scope, params: { group, sort: 'price-up' } });
  assert.is(shown(scope).address.page, 1);
  assert.equal(ids(scope), ['page-1']);
});

test('more results begin where the last ones ended, another page by its number', async () => {
  const link =
    '</api/v3/properties/sell?page=1>; rel="first", </api/v3/properties/sell?page=2&after=a%2Fb>; rel="next"';
  const { scope, searches } = market({
    properties: () => new Answered([aSale()], { 'X-Total-Count': '90', Link: link }),
  });
  await allSettled(searchOpened, { scope, params: { group, address } });
  await allSettled(moreRequested, { scope, params: { group } });
  await allSettled(pageChosen, { scope, params: { group, page: 3 } });
  await allSettled(sortChosen, { scope, params: { group, sort: 'price-up' } });
  assert.equal(
    searches().map(({ query }) => [query.page, query.after]),
    [
      [1, undefined],
      [2, 'a/b'],
      [3, undefined],
      [1, undefined],
    ],
  );
});

test('a failure leaves the list and a retry asks the same page', async () => {
  let isDown = false;
  const { scope, searches } = market({
    properties: (call) => {
      if (isDown) throw { reason: 'network' } as unknown as Error;
      return page(call);
    },
  });
  await allSettled(searchOpened, { scope, params: { group, address } });
  isDown = true;
  await allSettled(moreRequested, { scope, params: { group } });
  assert.is(shown(scope).status, 'failed');
  assert.equal(ids(scope), ['page-1']);
  isDown = false;
  await allSettled(searchRetried, { scope, params: { group } });
  assert.equal(ids(scope), ['page-1', 'page-2']);
  assert.is(searches().at(-1)?.query.page, 2);
});

test('a late answer to an older question is not shown', async () => {
  const answers: ((listings: Listing[]) => void)[] = [];
  const { scope } = market({ properties: () => new Promise((resolve) => answers.push(resolve)) });
  const first = allSettled(searchOpened, { scope, params: { group, address } });
  const second = allSettled(sortChosen, { scope, params: { group, sort: 'price-up' } });
  answers[1]?.([aSale({ _id: 'new' })]);
  answers[0]?.([aSale({ _id: 'old' })]);
  await Promise.all([first, second]);
  assert.equal(ids(scope), ['new']);
});

test('a tab is remembered when a person chooses it, not when a search is opened (S-120)', async () => {
  localStorage.clear();
  const remembered = () => localStorage.getItem('filterTab');
  const { scope } = market();
  await allSettled(searchOpened, { scope, params: { group, address: { ...address, tab: 'Rent' } } });
  await allSettled(sortChosen, { scope, params: { group, sort: 'price-up' } });
  assert.is(remembered(), null);
  await allSettled(searchTabChosen, { scope, params: { group, tab: 'PG' } });
  assert.is(remembered(), 'PG');
  const request = { tab: 'Commercial', city: 'Pune', location: '', property: '' } as const;
  await allSettled(searchRequested, { scope, params: { group, ...request } });
  assert.is(remembered(), 'Commercial');
});

test('two groups on a page search apart', async () => {
  const { scope } = market();
  await allSettled(searchOpened, { scope, params: { group: 'a', address } });
  await allSettled(searchOpened, { scope, params: { group: 'b', address: { ...address, page: 2 } } });
  assert.equal([ids(scope, 'a'), ids(scope, 'b')], [['page-1'], ['page-2']]);
});

test.run();
