import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api } from '../../../src/model/connection/api-client.js';
import { $hasMarketFailed, $market, marketRequested } from '../../../src/model/market/market.js';
import { fakeApi } from '../../support/fake-api.js';

const test = suite('model/market/market');

const market = { total: 3, cities: [{ city: 'Pune', total: 3, kinds: { sell: 3 } }] };

test('the market is loaded once for any number of views', async () => {
  const { api, calls } = fakeApi({ market: () => market });
  const scope = fork({ values: [[$api, api]] });
  await Promise.all([allSettled(marketRequested, { scope }), allSettled(marketRequested, { scope })]);
  await allSettled(marketRequested, { scope });
  assert.equal(scope.getState($market), market);
  assert.is(calls.length, 1);
});

test('a server that does not tell leaves it unknown, and that is known', async () => {
  const scope = fork({ values: [[$api, fakeApi({}).api]] });
  await allSettled(marketRequested, { scope });
  assert.is(scope.getState($market), null);
  assert.is(scope.getState($hasMarketFailed), true);
});

test.run();
