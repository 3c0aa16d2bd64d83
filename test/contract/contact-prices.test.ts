/** Prices of the operator's own: taken, told with the balance, and named when the coins are not there. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale, owner } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/contact-prices');
let server: TestServer;
let kavya: Person;
let propertyId: string;

test.before(async () => {
  server = await startServer({
    RATE_LIMITS: 'test',
    COINS_SEARCH: '1',
    COINS_DETAIL: '2',
    WELCOME_COINS: '3',
  });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale()]);
  const row = await server.database.sql.selectFrom('listing').select('property_id').executeTakeFirstOrThrow();
  propertyId = row.property_id;
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const reveal = (surface?: string) =>
  kavya.call('GET', `/api/v3/user/${owner.id}${surface ? `?surface=${surface}` : ''}`);
const send = (surface: string) =>
  kavya.call('POST', `/api/v3/sendsms?surface=${surface}`, { type: 'sell', propertyId, userId: owner.id });
const settle = (change: number) => kavya.call('PUT', '/api/v1/update-coins', { coinsChange: change });
const balance = async () => (await kavya.call('GET', '/api/v1/get-coin')).json as unknown;
const prices = { search: 1, detail: 2 };

test('the configured prices are taken, and answered with the balance', async () => {
  assert.equal(await balance(), { coins: 3, prices });
  await reveal('search');
  assert.equal((await settle(-1)).json, { coins: 2 });
  await send('detail');
  assert.equal((await settle(-2)).json, { coins: 0 });
  assert.equal(await balance(), { coins: 0, prices });
});

test('a client that knows only the usual prices pays no more than the set one', async () => {
  await reveal('search');
  assert.equal((await settle(-2)).json, { coins: 2 });
});

test('a price that is not the usual one is named when the coins are not there', async () => {
  await settle(-2);
  const detail = await reveal('detail');
  assert.equal(
    [detail.status, detail.json.message],
    [402, 'Not enough coins to View Number! Atleast 2 coins required'],
  );
  await settle(-1);
  const search = await send('search');
  assert.equal(
    [search.status, search.json.message],
    [402, 'Not enough coins to Contact! Atleast 1 coin required'],
  );
});

test.run();
