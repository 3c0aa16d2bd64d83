/** The answer to a provider's events comes in time, also where its own interface hangs or the database is busy. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signatureOf } from '../../server/payments/signature.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/slow-payments');
const secret = 'whsec-of-the-test';
/** Milliseconds in which the provider wants an answer. */
const most = 5000;
let provider: Server;
let server: TestServer;
let kavya: Person;

test.before(async () => {
  // It takes calls and never answers one.
  provider = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  server = await startServer({
    ...{ PAYMENTS: 'razorpay', RAZORPAY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` },
    ...{ RAZORPAY_KEY_ID: 'rzp_test', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: secret },
    ...{ OPERATOR_NAME: 'Sahyadri Homes LLP', OPERATOR_ADDRESS: 'Pune', COIN_PACKS: '10:99' },
  });
  kavya = await signedIn(server);
});
test.after(async () => {
  await server.close();
  provider.closeAllConnections();
  provider.close();
});

const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;

/** Orders coins; the page for paying cannot be made, but the order is there. */
const order = async (): Promise<string> => {
  const begun = Date.now();
  const { status, json } = await kavya.call('POST', '/api/v1/coin-orders', { coins: 10 });
  assert.equal([status, json.code], [503, 'unavailable'], JSON.stringify(json));
  assert.ok(Date.now() - begun < most, 'the buyer waits no longer either');
  const { id } = await server.database.sql
    .selectFrom('coin_order')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

const sendPaid = async (id: string, event: string): Promise<{ status: number; took: number }> => {
  const link = {
    ...{ id: 'plink_1', reference_id: id, status: 'paid', amount: 9900, amount_paid: 9900, currency: 'INR' },
    short_url: 'https://rzp.example/i/1',
  };
  const payload = { payment_link: { entity: link }, payment: { entity: { id: `pay_${id}` } } };
  const raw = Buffer.from(JSON.stringify({ event: 'payment_link.paid', payload }));
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signatureOf(raw, secret),
    'x-razorpay-event-id': event,
  };
  const begun = Date.now();
  const { statusCode } = await server.app.inject({
    ...{ method: 'POST', url: '/api/v1/payments/razorpay', payload: raw, headers },
  });
  return { status: statusCode, took: Date.now() - begun };
};

test('an event is answered and credited while the provider’s interface hangs', async () => {
  const id = await order();
  const before = await balance();
  const asking = server.services.coinOrders.askAgain();
  const { status, took } = await sendPaid(id, 'evt_1');
  assert.is(status, 200);
  assert.ok(took < most, `${took} ms`);
  assert.is(await balance(), before + 10);
  await asking;
});

test('while the database is busy the provider is told in time to send it again, and credits are made once', async () => {
  const id = await order();
  const before = await balance();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const busy = server.database.sql.transaction().execute(async (transaction) => {
    await transaction.selectFrom('coin_account').select('user_id').forUpdate().execute();
    begun();
    await held;
  });
  await isHeld;
  const { status, took } = await sendPaid(id, 'evt_2');
  assert.is(status, 503);
  assert.ok(took < most, `${took} ms`);
  release();
  await busy;
  assert.is((await sendPaid(id, 'evt_2')).status, 200);
  for (let tries = 0; tries < 50 && (await balance()) === before; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(await balance(), before + 10);
});

test.run();
