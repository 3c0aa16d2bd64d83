import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api } from '../../../src/model/connection/api-client.js';
import { $hasRecentFailed, $recent, recentRequested } from '../../../src/model/market/recent.js';
import { aRent, aSale } from '../../support/a-listing.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/market/recent');

const homes = ['1', '2', '3', '4'].map((id) => aSale({ _id: `sale-${id}` }));

const ask = async (reply: FakeReply) => {
  const { api, calls } = fakeApi({ properties: reply });
  const scope = fork({ values: [[$api, api]] });
  await allSettled(recentRequested, { scope });
  return { scope, calls };
};

test('the kinds are mixed, and a server that knows no paging does not flood the page', async () => {
  const { scope } = await ask(({ params }) => {
    if (params.kind === 'sell') return homes;
    return params.kind === 'rent' ? [aRent({ _id: 'rent-1' })] : [];
  });
  const found = scope.getState($recent)?.map(({ listingType, listing }) => [listingType, listing._id]);
  assert.equal(found, [
    ['sell', 'sale-1'],
    ['rent', 'rent-1'],
    ['sell', 'sale-2'],
    ['sell', 'sale-3'],
  ]);
});

test('the newest with pictures are asked for', async () => {
  const { calls } = await ask(() => []);
  assert.ok(calls.length >= 2);
  for (const { query } of calls) {
    assert.is(query.sort, 'newest');
    assert.is(query.photos, true);
  }
});

test('an empty market is empty, not unknown', async () => {
  const { scope } = await ask(() => []);
  assert.equal(scope.getState($recent), []);
});

test('a failure is flagged and leaves the listings as they were', async () => {
  const { scope } = await ask(() => {
    throw new Error('no network');
  });
  assert.is(scope.getState($hasRecentFailed), true);
  assert.is(scope.getState($recent), null);
});

test.run();
