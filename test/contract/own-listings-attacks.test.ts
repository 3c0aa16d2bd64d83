/** What must not work on owners' calls: other people's listings by every one of them, other sites, odd ids. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';

const test = suite('contract/own-listings-attacks');
let market: OwnMarket;
test.before(async () => {
  market = await openOwnMarket();
});
test.after(() => market.server.close());

const rows = () => market.server.database.sql.selectFrom('listing').selectAll().orderBy('id').execute();

type Call = [method: string, url: (id: string) => string, body?: object];
const calls: Call[] = [
  ['DELETE', (id) => `/api/v4/deleteproperty/${id}`, { propertyType: 'sell' }],
  ['DELETE', (id) => `/api/v4/deleteproperty/${id}?propertyType=sell`],
  ['PUT', (id) => `/api/v4/restoreproperty/${id}`],
  ['PUT', (id) => `/api/v4/property-visit/sell/${id}`],
  ['PUT', (id) => `/api/v4/property-status/${id}`, { status: 'Inactive', propertyType: 'sell' }],
  ['PUT', (id) => `/api/v4/property-status/${id}`, { status: 'Active', propertyType: 'sell' }],
  ['GET', (id) => `/api/v7/my-property-views/${id}`],
];

for (const [method, url, body] of calls)
  test(`${method} ${url('…')} refuses another's listing, by either of its ids, and changes nothing`, async () => {
    const before = JSON.stringify(await rows());
    for (const id of [market.foreign.id, market.foreign.propertyId]) {
      const reply = await market.asha.call(method, url(id), body);
      assert.equal([reply.status, reply.json.code], [403, 'forbidden'], id);
      assert.is(reply.json.message, 'This listing is not yours');
    }
    assert.is(JSON.stringify(await rows()), before);
  });

for (const [method, url, body] of calls)
  test(`${method} ${url('…')} answers odd ids with 404 or 400, never with an error of ours`, async () => {
    const before = JSON.stringify(await rows());
    for (const id of [
      'nope',
      "' or 1=1 --",
      '%00',
      '..%2F..%2Fetc',
      '*',
      '\u{1f3e0}',
      'x'.repeat(65),
      market.foreign.id.toUpperCase() + ' ',
    ]) {
      const reply = await market.asha.call(method, url(id.includes('%') ? id : encodeURIComponent(id)), body);
      assert.ok([400, 404].includes(reply.status), `${id}: ${reply.status}`);
    }
    assert.is(JSON.stringify(await rows()), before);
  });

test('another person’s listings, bin and viewers are in none of one’s own lists', async () => {
  const { foreign } = market;
  await market.ravi.call('DELETE', `/api/v4/deleteproperty/${foreign.id}`);
  for (const url of [
    '/api/v4/userproperties',
    '/api/v7/userpropertiesId',
    '/api/v4/deletedproperties',
    '/api/v7/my-property-views',
  ]) {
    const reply = await market.asha.call('GET', url);
    assert.is(reply.status, 200);
    assert.not.match(JSON.stringify(reply.json), new RegExp(`${foreign.id}|${foreign.propertyId}`), url);
  }
  await market.ravi.call('PUT', `/api/v4/restoreproperty/${foreign.id}`);
});

test('a status call sets nothing but the status', async () => {
  const { id } = market.listings.sell;
  const [before] = (await rows()).filter((row) => row.id === id);
  await market.asha.call('PUT', `/api/v4/property-status/${id}`, {
    status: 'Active',
    propertyType: 'sell',
    owner_id: 'somebody',
    user: 'somebody',
    amount: 1,
    ranked_at: '2099-01-01',
    visits: 1_000_000,
    expires_at: null,
  });
  const [after] = (await rows()).filter((row) => row.id === id);
  for (const name of ['owner_id', 'amount', 'ranked_at', 'visits', 'last_visit_at', 'updated_at'] as const)
    assert.equal(after?.[name], before?.[name], name);
});

test('pages of other sites change nothing with an owner’s cookie', async () => {
  const before = JSON.stringify(await rows());
  for (const [method, url, body] of calls.filter(([name]) => name !== 'GET')) {
    const headers = { origin: 'https://evil.example' };
    const reply = await market.asha.call(method, url(market.listings.sell.id), body, headers);
    assert.is(reply.status, 403);
  }
  assert.is(JSON.stringify(await rows()), before);
});

test('ten Refreshes at once count once', async () => {
  const { id } = market.listings.rent;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => market.asha.call('PUT', `/api/v4/property-visit/rent/${id}`)),
  );
  const counted = replies.filter(({ json }) => (json as unknown as { success: boolean }).success);
  assert.is(counted.length, 1);
});

test.run();
