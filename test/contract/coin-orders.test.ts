/** Coins that people buy: ordered once, credited once whatever the provider sends, and never under a partner's key. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CoinOrder, CoinOrders, CoinPacks, Invoice } from '../../src/api/contract/coin-orders.schema.js';
import type { SignedEvent } from '../../server/payments/test-provider.js';
import { callUnder, makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/coin-orders');
let server: TestServer;
let kavya: Person;

test.before(async () => {
  server = await startServer({
    ...{ RATE_LIMITS: 'test', PAYMENTS: 'test', COIN_PACKS: '10:99,25:199', LIMIT_ORDER_ACCOUNT: '1000/1h' },
    ...{ OPERATOR_NAME: 'Sahyadri Homes LLP', SELLER_GSTIN: '27AAPFU0939F1ZV' },
  });
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const order = async (person: Person, body: object = {}, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const reply = await person.call('POST', '/api/v1/coin-orders', { coins: 10, ...body }, headers);
  return { status: reply.status, fields: reply.json.fields, ...(reply.json as unknown as CoinOrder) };
};
const lookAt = async (person: Person, id: string) => {
  const { status, json } = await person.call('GET', `/api/v1/coin-orders/${id}`);
  return { status, ...(json as unknown as CoinOrder) };
};
const balanceOf = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/v1/get-coin')).json.coins;
const bought = async (person: Person) =>
  (await person.call('GET', '/api/v1/coin-ledger')).json.entries.filter(
    ({ reason }) => reason === 'purchase',
  );

let events = 0;
const eventOf = (
  id: string | undefined,
  state: 'open' | 'paid' | 'failed',
  more: object = {},
): SignedEvent => {
  events += 1;
  const payment = {
    ...{ orderId: id, providerId: `test_${id ?? ''}`, state, currency: 'INR' },
    ...{
      paise: state === 'paid' ? 9900 : 0,
      paymentId: state === 'paid' ? `testpay_${id ?? ''}` : undefined,
    },
  };
  const test = server.services.testPayments;
  if (!test) throw new Error('payments are not tried out');
  return test.sign({ id: `event-${events}`, payment: { ...payment, ...more } });
};
const post = async ({ raw, headers }: SignedEvent, provider = 'test') => {
  const reply = await server.app.inject({
    ...{ method: 'POST', url: `/api/v1/payments/${provider}`, payload: raw },
    headers: { 'content-type': 'application/json', ...headers },
  });
  return reply.statusCode;
};

test('an order is paid on its page, credits its coins and has an invoice', async () => {
  const packs = (await stranger(server).call('GET', '/api/v1/coin-packs')).json as unknown as CoinPacks;
  assert.equal(packs, {
    packs: [
      { coins: 10, rupees: 99 },
      { coins: 25, rupees: 199 },
    ],
    isTest: true,
  });
  const before = await balanceOf(kavya);
  const made = await order(kavya, { back: '/sell/FSE1' });
  assert.equal([made.status, made.state, made.rupees, made.back], [201, 'open', 99, '/sell/FSE1']);
  assert.match(made.payUrl ?? '', /^https:\/\/homes\.example\/test-payment\?order=/);
  const paid = await kavya.call('POST', `/api/v1/test-payments/${made.id}`, { outcome: 'paid' });
  assert.is((paid.json as unknown as CoinOrder).state, 'paid');
  assert.match((paid.json as unknown as CoinOrder).invoice ?? '', /^INV-\d{4}-\d{5}$/);
  assert.is(await balanceOf(kavya), before + 10);
  const { orders } = (await kavya.call('GET', '/api/v1/coin-orders')).json as unknown as CoinOrders;
  assert.equal(
    orders.map(({ id }) => id),
    [made.id],
  );
});

test('an order that is sent again with its key is the same order', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => order(kavya, {}, 'key-one')));
  assert.is(new Set(made.map(({ id }) => id)).size, 1);
  assert.ok(made.every(({ status, payUrl }) => status === 201 && payUrl));
  assert.is((await order(kavya, { coins: 25 }, 'key-one')).status, 409);
});

test('200 parallel, reordered and replayed events of one order make one credit and one invoice', async () => {
  const { id } = await order(kavya);
  const before = await balanceOf(kavya);
  const paid = eventOf(id, 'paid');
  const sent = Array.from({ length: 200 }, (_, at) =>
    at % 4 === 0 ? paid : eventOf(id, (['open', 'paid', 'failed'] as const)[at % 3] ?? 'paid'),
  );
  const begun = Date.now();
  const statuses = await Promise.all(sent.map((event) => post(event)));
  assert.equal([...new Set(statuses)], [200]);
  assert.ok(Date.now() - begun < 60_000);
  assert.is((await lookAt(kavya, id)).state, 'paid');
  assert.is(await balanceOf(kavya), before + 10);
  assert.is((await bought(kavya)).length, 1);
  const { rows } = {
    rows: await server.database.sql
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', id)
      .execute(),
  };
  assert.is(rows.length, 1);
});

test('a paid order stays paid; one whose page ended is still credited when its payment comes', async () => {
  const { id } = await order(kavya);
  await post(eventOf(id, 'failed'));
  assert.is((await lookAt(kavya, id)).state, 'failed');
  await post(eventOf(id, 'paid'));
  await post(eventOf(id, 'failed'));
  assert.is((await lookAt(kavya, id)).state, 'paid');
});

test('another amount or currency credits nothing and waits for the operator', async () => {
  const before = await balanceOf(kavya);
  for (const wrong of [{ paise: 100 }, { currency: 'USD' }, { paise: 9901 }]) {
    const { id } = await order(kavya);
    await post(eventOf(id, 'paid', wrong));
    await post(eventOf(id, 'paid'));
    assert.is((await lookAt(kavya, id)).state, 'checking');
  }
  assert.is(await balanceOf(kavya), before);
});

test('an event that is forged, changed, unsigned or of another provider is refused', async () => {
  const { id } = await order(kavya);
  const right = eventOf(id, 'paid');
  const [name = '', signature = ''] = Object.entries(right.headers)[0] ?? [];
  assert.is(await post({ ...right, headers: {} }), 403);
  assert.is(await post({ ...right, headers: { [name]: 'f'.repeat(64) } }), 403);
  assert.is(await post({ ...right, headers: { [name]: signature.slice(2) } }), 403);
  assert.is(await post({ ...right, raw: Buffer.concat([right.raw, Buffer.from(' ')]) }), 403);
  assert.is(await post(right, 'razorpay'), 404);
  assert.is((await lookAt(kavya, id)).state, 'open');
  assert.is(await post(eventOf('nobodys-order', 'paid')), 200, 'so that the provider does not ask again');
});

test('an order is its buyer’s alone', async () => {
  const { id } = await order(kavya);
  const other = await signedIn(server);
  assert.is((await lookAt(other, id)).status, 404);
  assert.is((await other.call('POST', `/api/v1/test-payments/${id}`, { outcome: 'paid' })).status, 404);
  assert.is((await order(stranger(server))).status, 401);
});

test('what cannot be ordered is refused with its field', async () => {
  assert.match((await order(kavya, { coins: 11 })).fields.coins ?? '', /choose another/);
  assert.ok((await order(kavya, { gstin: '27AAPFU0939F1ZW' })).fields.gstin);
  assert.ok((await order(kavya, { state: '99' })).fields.state);
  assert.is((await order(kavya, { back: '//elsewhere.example' })).back, undefined);
});

test('under a partner’s key no coins are sold', async () => {
  const { key } = await makeKey(await signedIn(server));
  const call = callUnder(server, key);
  for (const [method, path] of [
    ['GET', '/api/v1/coin-packs'],
    ['GET', '/api/v1/coin-orders'],
    ['POST', '/api/v1/coin-orders'],
  ] as const)
    assert.is((await call(method, path, method === 'POST' ? { coins: 10 } : undefined)).status, 403, path);
});

test('the invoice says the tax within the price: two halves in the state, one tax beyond it', async () => {
  const papersOf = async (id: string) => {
    const paper = await server.database.sql
      .selectFrom('invoice')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return [paper.taxable, paper.cgst, paper.sgst, paper.igst].map(Number);
  };
  const near = await order(kavya);
  const far = await order(kavya, { state: '29' });
  for (const { id } of [near, far]) await post(eventOf(id, 'paid'));
  assert.equal(await papersOf(near.id), [8390, 755, 755, 0]);
  assert.equal(await papersOf(far.id), [8390, 0, 0, 1510]);
});

test('an invoice is read by its buyer alone', async () => {
  const { id } = await order(kavya, { gstin: '27AAPFU0939F1ZV' });
  await post(eventOf(id, 'paid'));
  const { invoice = '' } = await lookAt(kavya, id);
  const read = async (person: Person) => person.call('GET', `/api/v1/invoices/${invoice}`);
  const paper = (await read(kavya)).json as unknown as Invoice;
  assert.equal(
    [paper.number, paper.paise, paper.seller.name, paper.seller.sac, paper.buyerName, paper.buyerGstin],
    [invoice, 9900, 'Sahyadri Homes LLP', '998599', kavya.name, '27AAPFU0939F1ZV'],
  );
  assert.is((await read(await signedIn(server))).status, 404);
});

test('numbers of invoices have no gap when many orders are paid at once', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => order(kavya)));
  await Promise.all(made.map(({ id }) => post(eventOf(id, 'paid'))));
  const found = await server.database.sql.selectFrom('invoice').select('number').execute();
  const numbers = found.map(({ number }) => Number(number.slice(-5))).sort((one, other) => one - other);
  assert.equal(
    numbers,
    numbers.map((_, at) => at + 1),
  );
});

test('an order that the provider told nothing of is asked about', async () => {
  const { id } = await order(kavya);
  await server.services.testPayments?.end({ id, paise: 9900 }, 'paid');
  await server.services.coinOrders.askAgain();
  assert.is(
    (
      await server.database.sql
        .selectFrom('coin_order')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state,
    'open',
    'too soon',
  );
  await server.database.sql
    .updateTable('coin_order')
    .set({ asked_at: new Date(Date.now() - 6 * 60_000) })
    .where('id', '=', id)
    .execute();
  await server.services.coinOrders.askAgain();
  assert.is((await lookAt(kavya, id)).state, 'paid');
  assert.is((await bought(kavya)).length, 1);
});

const refund = (id: string) =>
  server.services.operate({ command: 'refund-order', order: id, reason: 'Asked within a day' }).then(
    (done) => ({ refusal: '', ...(done as { rupees: number; creditNote?: string; isSent: boolean }) }),
    (thrown: unknown) => ({ refusal: (thrown as Error).message, rupees: 0, isSent: false }),
  );

test('money goes back once, for coins that are all there, with a credit note', async () => {
  const before = await balanceOf(kavya);
  const { id } = await order(kavya);
  assert.match((await refund(id)).refusal, /only for an order that was paid/);
  await post(eventOf(id, 'paid'));
  const all = await Promise.all(Array.from({ length: 5 }, () => refund(id)));
  const done = all.filter(({ refusal }) => refusal === '');
  assert.is(done.length, 1);
  const [sent] = done;
  assert.equal([sent?.isSent, sent?.rupees], [true, 99]);
  const seen = await lookAt(kavya, id);
  assert.equal([seen.state, /^CRN-/.test(seen.creditNote ?? '')], ['refunded', true]);
  assert.is(await balanceOf(kavya), before);
});

test('money does not go back for coins that are spent, and goes back for a payment that matched nothing', async () => {
  const spent = await order(kavya, { coins: 25 });
  await post(eventOf(spent.id, 'paid', { paise: 19_900 }));
  for (let left = await balanceOf(kavya); left >= 25; left -= 2)
    await kavya.call('PUT', '/api/v1/update-coins', { coinsChange: -2 });
  assert.match((await refund(spent.id)).refusal, /unspent coins only/);
  const odd = await order(kavya);
  await post(eventOf(odd.id, 'paid', { paise: 100 }));
  const sent = await refund(odd.id);
  assert.equal([sent.isSent, sent.rupees, 'creditNote' in sent], [true, 1, false]);
});

test('when the account is deleted, its orders and invoices stay without its name', async () => {
  const { id } = await order(kavya);
  await post(eventOf(id, 'paid'));
  const { _id: userId } = (await kavya.call('GET', '/api/v1/profile')).json;
  await server.services.deleteAccount(userId);
  const paper = await server.database.sql
    .selectFrom('invoice')
    .innerJoin('coin_order', 'coin_order.id', 'invoice.order_id')
    .select(['invoice.buyer_name', 'coin_order.user_id'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(paper, { buyer_name: null, user_id: null });
});

test.run();
