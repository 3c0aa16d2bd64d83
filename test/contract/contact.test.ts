/** Paying for contact: the literal orders of the plain client, once paid for ever free (S-182 to S-188, D-03). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Person, signedIn } from '../support/people.js';
import { aPg, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/contact');
let server: TestServer;
let kavya: Person;
let sale: { id: string; property_id: string };
let pg: { id: string; property_id: string };
const other = { ...owner, id: 'owner-2', email: 'ravi@example.com', phone: '9820099999', name: 'Ravi Joshi' };
const hidden = { ...owner, id: 'owner-3', email: null, phone: null, name: 'Imported' };
const idle = { ...owner, id: 'owner-4', email: 'idle@example.com', phone: '9820011111', name: 'No Listing' };

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test', DAILY_CONTACTS: '3' });
  await server.database.sql.insertInto('app_user').values([owner, other, hidden, idle]).execute();
  await server.services.writer.saveListings([
    aSale(),
    aPg({}, { ownerId: other.id }),
    aSale({ society: 'Imported Heights' }, { ownerId: hidden.id }),
  ]);
  const rows = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'property_id', 'kind', 'owner_id'])
    .execute();
  sale = rows.find((row) => row.owner_id === owner.id)!;
  pg = rows.find((row) => row.owner_id === other.id)!;
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const reveal = (id = owner.id, query = '', headers = {}) =>
  kavya.call('GET', `/api/v3/user/${id}${query}`, undefined, headers);
const settle = (change: number, headers = {}) =>
  kavya.call('PUT', '/api/v1/update-coins', { coinsChange: change }, headers);
const message = (query = '', headers = {}) =>
  kavya.call(
    'POST',
    `/api/v3/sendsms${query}`,
    { type: 'sell', propertyId: sale.id, userId: owner.id },
    headers,
  );
const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
const spend = async (coins: number): Promise<void> => {
  for (let left = coins; left > 0; left -= 1) await settle(-1);
};
const views = () =>
  server.database.sql
    .selectFrom('listing_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.viewer_id')
    .select(['v.listing_id', 'v.action', 'v.paid'])
    .where('u.email', '=', kavya.email)
    .execute();

test('the plain flow of the search page costs 2 once, and nothing when it is repeated', async () => {
  const shown = await reveal();
  assert.is(shown.status, 200);
  assert.equal(shown.json, { name: 'Asha Kulkarni', phone: '9820012345', email: 'asha@example.com' });
  assert.is(shown.headers['cache-control'], 'no-store');
  assert.equal((await settle(-2)).json, { coins: 8 });
  for (let round = 0; round < 3; round += 1) {
    assert.is((await reveal()).status, 200);
    assert.equal((await settle(-2)).json, { coins: 8 });
  }
});

test('the plain flow of the detail page costs 1', async () => {
  await reveal();
  assert.is(await balance(), 9);
  assert.equal((await settle(-1)).json, { coins: 9 });
  await reveal();
  assert.equal((await settle(-1)).json, { coins: 9 });
});

test('our own client pays the whole price when the details leave', async () => {
  await reveal(owner.id, `?surface=search&property=${sale.property_id}`);
  assert.is(await balance(), 8);
  assert.equal((await settle(-2)).json, { coins: 8 });
  await reveal(other.id, `?surface=detail&property=${pg.id}`);
  assert.equal((await settle(-1)).json, { coins: 7 });
  assert.equal(await views(), [
    { listing_id: sale.id, action: 'number', paid: true },
    { listing_id: pg.id, action: 'number', paid: true },
  ]);
});

test('a message costs by its surface, is sent once a day, and stays paid', async () => {
  assert.equal((await message()).json, { message: 'Message sent' });
  assert.equal((await settle(-2)).json, { coins: 8 });
  const again = await message('?surface=search');
  assert.equal([again.status, again.json], [200, { message: 'Message already sent' }]);
  assert.equal((await settle(-2)).json, { coins: 8 });
  await server.services.settled();
  const rows = await server.database.sql
    .selectFrom('contact_message as m')
    .innerJoin('app_user as u', 'u.id', 'm.sender_id')
    .select(['m.sent_at', 'm.due_at', 'm.coins'])
    .where('u.email', '=', kavya.email)
    .execute();
  assert.is(rows.length, 1);
  assert.ok(rows[0]?.sent_at);
  const sms = await server.database.sql
    .selectFrom('console_sms')
    .select('message')
    .where('phone', '=', owner.phone)
    .executeTakeFirstOrThrow();
  assert.is(
    sms.message,
    `Kavya Rao (+91 ${kavya.phone}) is interested in your property ${sale.property_id} on Housing.`,
  );
});

test('the sender comes from the session, whoever the body names', async () => {
  const body = { type: 'sell', propertyId: sale.id, userId: other.id };
  assert.is((await kavya.call('POST', '/api/v3/sendsms?surface=detail', body)).status, 200);
  const row = await server.database.sql
    .selectFrom('contact_message as m')
    .innerJoin('app_user as u', 'u.id', 'm.sender_id')
    .select(['m.owner_id', 'u.email'])
    .orderBy('m.at', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal(row, { owner_id: owner.id, email: kavya.email });
});

test('too few coins show the text of the surface, and nothing is taken', async () => {
  await spend(9);
  const wrong: [call: () => ReturnType<typeof reveal>, text: string][] = [
    [() => reveal(owner.id, '?surface=search'), 'Not enough coins to View Number! Atleast 2 coins required'],
    [() => message('?surface=search'), 'Not enough coins to Contact! Atleast 2 coins required'],
    [() => settle(-2), 'Not enough coins to View Number! Atleast 2 coins required'],
  ];
  for (const [call, text] of wrong) {
    const { status, json } = await call();
    assert.is(status, 402);
    assert.equal(json, { code: 'not-enough-coins', message: text });
  }
  await spend(1);
  for (const [call, text] of [
    [() => reveal(), 'Not enough coins to View Number!'],
    [() => reveal(owner.id, '?surface=detail'), 'Not enough coins to View Number!'],
    [() => message('?surface=detail'), 'Not enough coins to Contact!'],
    [() => settle(-1), 'Not enough coins to View Number!'],
  ] as const) {
    const { status, json } = await call();
    assert.is(status, 402);
    assert.is(json.message, text);
  }
  assert.is(await balance(), 0);
});

test('a plain client with one coin pays it and no more', async () => {
  await spend(9);
  assert.is((await reveal()).status, 200);
  assert.equal((await settle(-2)).json, { coins: 0 });
  assert.is((await settle(-1)).status, 402);
});

test('a settlement older than 10 minutes is settled no more', async () => {
  await reveal();
  await server.database.sql
    .updateTable('coin_settlement')
    .set({ opened_at: new Date(Date.now() - 601_000) })
    .execute();
  assert.equal((await settle(-2)).json, { coins: 7 });
});

test('settlements close from the oldest, each over what it was', async () => {
  await reveal(owner.id, '?surface=search');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await reveal(other.id);
  assert.is(await balance(), 7);
  assert.equal((await settle(-2)).json, { coins: 7 });
  assert.equal((await settle(-2)).json, { coins: 6 });
  assert.equal((await settle(-1)).json, { coins: 5 }, 'nothing is open: a plain debit');
});

test('a key answers the same again and refuses another request', async () => {
  const key = { 'idempotency-key': 'k-1' };
  const first = await settle(-2, key);
  assert.equal(first.json, { coins: 8 });
  assert.equal((await settle(-2, key)).json, { coins: 8 });
  const another = await settle(-1, key);
  assert.equal([another.status, another.json.code], [409, 'conflict']);
  assert.is(await balance(), 8);

  const seen = { 'idempotency-key': 'k-2' };
  await reveal(owner.id, '?surface=search', seen);
  await reveal(owner.id, '?surface=search', seen);
  const { count } = await server.database.sql
    .selectFrom('coin_settlement as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('u.email', '=', kavya.email)
    .executeTakeFirstOrThrow();
  assert.is(count, 1, 'a repeated reveal opens no second settlement');
  const reused = await reveal(other.id, '?surface=search', seen);
  assert.is(reused.status, 409);
  await server.database.sql
    .updateTable('idempotency_key')
    .set({ at: new Date(Date.now() - 86_400_001) })
    .execute();
  assert.equal((await settle(-2, key)).json, { coins: 6 }, 'closes the open reveal');
  assert.equal((await settle(-1, { 'idempotency-key': 'k k' })).status, 400);
});

test.run();
