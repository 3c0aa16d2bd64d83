/** Paying for contact: the literal orders of the plain client, once paid for ever free (S-182 to S-188, D-03). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Buyer, type ContactMarket, openContactMarket, other } from '../support/contact-market.js';
import { owner } from '../support/listings.js';

const test = suite('contract/contact');
let market: ContactMarket;
let kavya: Buyer;

test.before(async () => {
  market = await openContactMarket();
});
test.before.each(async () => {
  kavya = await market.newBuyer();
});
test.after(() => market.server.close());

const spend = async (coins: number): Promise<void> => {
  for (let left = coins; left > 0; left -= 1) await kavya.settle(-1);
};

test('the plain flow of the search page costs 2 once, and nothing when it is repeated', async () => {
  const shown = await kavya.reveal();
  assert.is(shown.status, 200);
  assert.equal(shown.json, { name: 'Asha Kulkarni', phone: '9820012345', email: 'asha@example.com' });
  assert.is(shown.headers['cache-control'], 'no-store');
  assert.equal((await kavya.settle(-2)).json, { coins: 8 });
  for (let round = 0; round < 3; round += 1) {
    assert.is((await kavya.reveal()).status, 200);
    assert.equal((await kavya.settle(-2)).json, { coins: 8 });
  }
});

test('the plain flow of the detail page costs 1', async () => {
  await kavya.reveal();
  assert.is(await kavya.balance(), 9);
  assert.equal((await kavya.settle(-1)).json, { coins: 9 });
  await kavya.reveal();
  assert.equal((await kavya.settle(-1)).json, { coins: 9 });
});

test('our own client pays the whole price when the details leave', async () => {
  await kavya.reveal(owner.id, `?surface=search&property=${market.sale.property_id}`);
  assert.is(await kavya.balance(), 8);
  assert.equal((await kavya.settle(-2)).json, { coins: 8 });
  await kavya.reveal(other.id, `?surface=detail&property=${market.pg.id}`);
  assert.equal((await kavya.settle(-1)).json, { coins: 7 });
  assert.equal(await kavya.views(), [
    { listing_id: market.sale.id, action: 'number', paid: true },
    { listing_id: market.pg.id, action: 'number', paid: true },
  ]);
});

test('a message costs by its surface, is sent once a day, and stays paid', async () => {
  assert.equal((await kavya.message()).json, { message: 'Message sent' });
  assert.equal((await kavya.settle(-2)).json, { coins: 8 });
  const again = await kavya.message('?surface=search');
  assert.equal([again.status, again.json], [200, { message: 'Message already sent' }]);
  assert.equal((await kavya.settle(-2)).json, { coins: 8 });
  await market.server.services.settled();
  const rows = await market.server.database.sql
    .selectFrom('contact_message as m')
    .innerJoin('app_user as u', 'u.id', 'm.sender_id')
    .select(['m.sent_at', 'm.due_at', 'm.coins'])
    .where('u.email', '=', kavya.person.email)
    .execute();
  assert.is(rows.length, 1);
  assert.ok(rows[0]?.sent_at);
  const sms = await market.server.database.sql
    .selectFrom('console_sms')
    .select('message')
    .where('phone', '=', owner.phone)
    .executeTakeFirstOrThrow();
  assert.is(
    sms.message,
    `Kavya Rao (+91 ${kavya.person.phone}) is interested in your property ${market.sale.property_id} on Housing.`,
  );
});

test('the sender comes from the session, whoever the body names', async () => {
  const body = { type: 'sell', propertyId: market.sale.id, userId: other.id };
  assert.is((await kavya.person.call('POST', '/api/v3/sendsms?surface=detail', body)).status, 200);
  const row = await market.server.database.sql
    .selectFrom('contact_message as m')
    .innerJoin('app_user as u', 'u.id', 'm.sender_id')
    .select(['m.owner_id', 'u.email'])
    .orderBy('m.at', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal(row, { owner_id: owner.id, email: kavya.person.email });
});

test('too few coins show the text of the surface, and nothing is taken', async () => {
  await spend(9);
  const wrong: [call: () => ReturnType<Buyer['reveal']>, text: string][] = [
    [
      () => kavya.reveal(owner.id, '?surface=search'),
      'Not enough coins to View Number! Atleast 2 coins required',
    ],
    [() => kavya.message('?surface=search'), 'Not enough coins to Contact! Atleast 2 coins required'],
    [() => kavya.settle(-2), 'Not enough coins to View Number! Atleast 2 coins required'],
  ];
  for (const [call, text] of wrong) {
    const { status, json } = await call();
    assert.is(status, 402);
    assert.equal(json, { code: 'not-enough-coins', message: text });
  }
  await spend(1);
  for (const [call, text] of [
    [() => kavya.reveal(), 'Not enough coins to View Number!'],
    [() => kavya.reveal(owner.id, '?surface=detail'), 'Not enough coins to View Number!'],
    [() => kavya.message('?surface=detail'), 'Not enough coins to Contact!'],
    [() => kavya.settle(-1), 'Not enough coins to View Number!'],
  ] as const) {
    const { status, json } = await call();
    assert.is(status, 402);
    assert.is(json.message, text);
  }
  assert.is(await kavya.balance(), 0);
});

test('a plain client with one coin pays it and no more', async () => {
  await spend(9);
  assert.is((await kavya.reveal()).status, 200);
  assert.equal((await kavya.settle(-2)).json, { coins: 0 });
  assert.is((await kavya.settle(-1)).status, 402);
});

test('a settlement older than 10 minutes is settled no more', async () => {
  await kavya.reveal();
  await market.server.database.sql
    .updateTable('coin_settlement')
    .set({ opened_at: new Date(Date.now() - 601_000) })
    .execute();
  assert.equal((await kavya.settle(-2)).json, { coins: 7 });
});

test('settlements close from the oldest, each over what it was', async () => {
  await kavya.reveal(owner.id, '?surface=search');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await kavya.reveal(other.id);
  assert.is(await kavya.balance(), 7);
  assert.equal((await kavya.settle(-2)).json, { coins: 7 });
  assert.equal((await kavya.settle(-2)).json, { coins: 6 });
  assert.equal((await kavya.settle(-1)).json, { coins: 5 }, 'nothing is open: a plain debit');
});

test('a key answers the same again and refuses another request', async () => {
  const key = { 'idempotency-key': 'k-1' };
  const first = await kavya.settle(-2, key);
  assert.equal(first.json, { coins: 8 });
  assert.equal((await kavya.settle(-2, key)).json, { coins: 8 });
  const another = await kavya.settle(-1, key);
  assert.equal([another.status, another.json.code], [409, 'conflict']);
  assert.is(await kavya.balance(), 8);

  const seen = { 'idempotency-key': 'k-2' };
  await kavya.reveal(owner.id, '?surface=search', seen);
  await kavya.reveal(owner.id, '?surface=search', seen);
  const { count } = await market.server.database.sql
    .selectFrom('coin_settlement as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('u.email', '=', kavya.person.email)
    .executeTakeFirstOrThrow();
  assert.is(count, 1, 'a repeated reveal opens no second settlement');
  const reused = await kavya.reveal(other.id, '?surface=search', seen);
  assert.is(reused.status, 409);
  await market.server.database.sql
    .updateTable('idempotency_key')
    .set({ at: new Date(Date.now() - 86_400_001) })
    .execute();
  assert.equal((await kavya.settle(-2, key)).json, { coins: 6 }, 'closes the open reveal');
  assert.equal((await kavya.settle(-1, { 'idempotency-key': 'k k' })).status, 400);
});

test.run();
