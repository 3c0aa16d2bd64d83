/** The adapter of Razorpay, against a server that speaks the calls its documentation describes. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRazorpay } from '../../../server/payments/razorpay.js';
import type { PaymentProvider } from '../../../server/payments/provider.js';
import { signatureOf } from '../../../server/payments/signature.js';

const test = suite('server/payments/razorpay');

interface Link {
  id: string;
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  status: string;
  short_url: string;
  expire_by: number;
  payments: { payment_id: string; status: string; amount: number }[];
}

let server: Server;
let razorpay: PaymentProvider;
let fails = false;
const links = new Map<string, Link>();
const refunds = new Map<string, object>();
const asked: Record<string, unknown>[] = [];
const webhookSecret = 'whsec-of-the-test';

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};

const answer = (method: string, url: URL, body: Record<string, unknown>, key?: string): [number, object] => {
  const [, , what, id = '', more] = url.pathname.split('/');
  if (fails) return [500, { error: { code: 'SERVER_ERROR' } }];
  if (what === 'payment_links' && method === 'POST') {
    asked.push(body);
    if ([...links.values()].some((each) => each.reference_id === body.reference_id))
      return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'reference id already exists' } }];
    const link = {
      ...{ id: `plink_${links.size + 1}`, amount_paid: 0, status: 'created', payments: [] },
      ...(body as unknown as Link),
      short_url: `https://rzp.example/i/${links.size + 1}`,
    };
    links.set(link.id, link);
    return [200, link];
  }
  if (what === 'payment_links' && id === '') {
    const found = [...links.values()].filter(
      (each) => each.reference_id === url.searchParams.get('reference_id'),
    );
    return [200, { payment_links: found.map((link) => ({ ...link, payments: [] })) }];
  }
  const link = links.get(id);
  if (what === 'payment_links') return link ? [200, link] : [404, { error: { code: 'BAD_REQUEST_ERROR' } }];
  if (what === 'payments' && more === 'refund' && key) {
    refunds.set(key, refunds.get(key) ?? { id: `rfnd_${refunds.size + 1}`, payment_id: id, ...body });
    return [200, refunds.get(key) ?? {}];
  }
  return [404, {}];
};

test.before(async () => {
  server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://razorpay.example');
      const isKnown =
        request.headers.authorization === `Basic ${Buffer.from('rzp_key:rzp_secret').toString('base64')}`;
      const key = request.headers['x-refund-idempotency'];
      const [status, json] = isKnown
        ? answer(request.method ?? '', url, body, typeof key === 'string' ? key : undefined)
        : [401, { error: { code: 'BAD_REQUEST_ERROR' } }];
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  razorpay = createRazorpay({ url, keyId: 'rzp_key', keySecret: 'rzp_secret', webhookSecret });
});
test.after(() => new Promise<void>((done) => server.close(() => done())));
test.before.each(() => {
  links.clear();
  refunds.clear();
  asked.length = 0;
  fails = false;
});

const failed = (): string => 'it did not fail';
const messageOf = (thrown: unknown): string => (thrown as Error).message;
const anOrder = {
  id: 'order-1',
  paise: 9900,
  description: '10 coins',
  returnUrl: 'https://homes.example/profile/coins',
};
const pay = (id: string): void => {
  const link = links.get(id) as Link;
  links.set(id, {
    ...link,
    status: 'paid',
    amount_paid: link.amount,
    payments: [{ payment_id: 'pay_1', status: 'captured', amount: link.amount }],
  });
};

test('an order becomes a link that ends, names the order, and says nothing of the buyer', async () => {
  assert.equal(await razorpay.createOrder(anOrder), {
    providerId: 'plink_1',
    payUrl: 'https://rzp.example/i/1',
  });
  const { expire_by: end, ...body } = asked[0] ?? {};
  const left = Number(end) - Date.now() / 1000;
  assert.ok(left > 15 * 60 && left <= 3600);
  assert.equal(body, {
    ...{
      amount: 9900,
      currency: 'INR',
      accept_partial: false,
      reference_id: 'order-1',
      description: '10 coins',
    },
    ...{ notify: { sms: false, email: false }, reminder_enable: false },
    ...{ callback_url: 'https://homes.example/profile/coins', callback_method: 'get' },
  });
});

test('a second link of one order is refused, and the first is found by our id', async () => {
  await razorpay.createOrder(anOrder);
  const refusal = await razorpay.createOrder(anOrder).then(failed, messageOf);
  assert.match(refusal, /400/);
  pay('plink_1');
  const expected = {
    ...{
      orderId: 'order-1',
      providerId: 'plink_1',
      state: 'paid',
      paise: 9900,
      currency: 'INR',
      paymentId: 'pay_1',
    },
  };
  assert.equal(await razorpay.fetchOrder({ id: 'order-1', providerId: null }), expected);
  assert.equal(await razorpay.fetchOrder({ id: 'order-1', providerId: 'plink_1' }), expected);
  assert.is(await razorpay.fetchOrder({ id: 'order-2', providerId: null }), undefined);
  assert.is(await razorpay.fetchOrder({ id: 'order-2', providerId: 'plink_9' }), undefined);
});

test('each state of a link is read, and an unknown one stays open', async () => {
  await razorpay.createOrder(anOrder);
  const link = links.get('plink_1') as Link;
  for (const [status, state] of Object.entries({
    ...{ created: 'open', partially_paid: 'open', paid: 'paid', cancelled: 'failed', expired: 'failed' },
    news: 'open',
  })) {
    links.set('plink_1', { ...link, status });
    assert.is((await razorpay.fetchOrder({ id: 'order-1', providerId: 'plink_1' }))?.state, state, status);
  }
});

test('money goes back once for an order, however often it is asked', async () => {
  const back = { orderId: 'order-1', paymentId: 'pay_1', paise: 9900 };
  await razorpay.refund(back);
  await razorpay.refund(back);
  assert.is(refunds.size, 1);
  assert.equal([...refunds.values()][0], {
    ...{ id: 'rfnd_1', payment_id: 'pay_1', amount: 9900, speed: 'normal', receipt: 'order-1' },
  });
});

test('a provider that fails is an error without its words', async () => {
  fails = true;
  for (const work of [
    () => razorpay.createOrder(anOrder),
    () => razorpay.fetchOrder({ id: 'order-1', providerId: 'plink_1' }),
    () => razorpay.refund({ orderId: 'order-1', paymentId: 'pay_1', paise: 1 }),
  ])
    assert.match(await (work() as Promise<unknown>).then(failed, messageOf), /^Razorpay answered .* 500\.$/);
});

test('an event is read when its bytes are signed, with its payment', () => {
  const link = {
    id: 'plink_1',
    reference_id: 'order-1',
    status: 'paid',
    amount: 9900,
    amount_paid: 9900,
    currency: 'INR',
  };
  const event = {
    event: 'payment_link.paid',
    payload: { payment_link: { entity: link }, payment: { entity: { id: 'pay_1' } } },
  };
  const raw = Buffer.from(JSON.stringify(event, null, 1));
  const headers = { 'x-razorpay-signature': signatureOf(raw, webhookSecret), 'x-razorpay-event-id': 'evt_1' };
  assert.equal(razorpay.readEvent(raw, headers), {
    id: 'evt_1',
    payment: {
      orderId: 'order-1',
      providerId: 'plink_1',
      state: 'paid',
      paise: 9900,
      currency: 'INR',
      paymentId: 'pay_1',
    },
  });
  assert.is(razorpay.readEvent(Buffer.from(JSON.stringify(event)), headers), undefined);
  assert.is(
    razorpay.readEvent(raw, { ...headers, 'x-razorpay-signature': signatureOf(raw, 'another') }),
    undefined,
  );
  assert.is(razorpay.readEvent(raw, { 'x-razorpay-signature': headers['x-razorpay-signature'] }), undefined);
  const other = Buffer.from('{"event":"payment.downtime.started","payload":{}}');
  const signed = {
    'x-razorpay-signature': signatureOf(other, webhookSecret),
    'x-razorpay-event-id': 'evt_2',
  };
  assert.equal(razorpay.readEvent(other, signed), { id: 'evt_2', payment: undefined });
});

test.run();
