/** What operators do at the desk about coins: those asked back, orders and their money, jobs, and counts by day. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CoinOrder } from '../../src/api/contract/coin-orders.schema.js';
import type { ContactRefund, ContactRefunds } from '../../src/api/contract/contact-refunds.schema.js';
import type { AuditPage, DeskQueue } from '../../src/api/contract/desk.schema.js';
import type { DeskDays, DeskJobs, DeskOrders } from '../../src/api/contract/desk-money.schema.js';
import { upsertJobRun } from '../../server/repositories/job-run.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';

const test = suite('contract/desk-money');
let market: OwnMarket;
let operator: Person;
let moderator: Person;
let kavya: Person;

test.before(async () => {
  market = await openOwnMarket(() => [], { PAYMENTS: 'test', COIN_PACKS: '10:99' });
  operator = await personWithRole(market.server, 'operator');
  moderator = await personWithRole(market.server, 'moderator');
  kavya = await signedIn(market.server);
});
test.after(() => market.server.close());

const reason = 'We called the number';
const read = async <Answer>(path: string, by = operator): Promise<Answer> =>
  (await by.call('GET', `/api/v1/desk/${path}`)).json as unknown as Answer;
const lastAct = async () => (await read<AuditPage>('audit')).entries[0];
const coinsOf = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/v1/get-coin')).json.coins;

const calls = [
  ['POST', 'refunds/x', { act: 'give', reason }],
  ['GET', 'coin-orders', undefined],
  ['POST', 'coin-orders/x', { reason }],
  ['GET', 'jobs', undefined],
  ['GET', 'days', undefined],
] as const;

test('only operators see and decide about coins, jobs and days', async () => {
  for (const [method, path, body] of calls) {
    const url = `/api/v1/desk/${path}`;
    assert.is((await stranger(market.server).call(method, url, body)).status, 401, url);
    assert.is((await kavya.call(method, url, body)).status, 403, url);
    assert.is((await moderator.call(method, url, body)).status, 403, url);
  }
  assert.is((await operator.call('GET', '/api/v1/desk/coin-orders?state=stolen')).status, 400);
});

test('coins asked back wait in an operator’s queue, are given once, and say why', async () => {
  const owner = await market.idOf(market.asha);
  const { id } = market.listings.sell;
  assert.is((await kavya.call('GET', `/api/v3/user/${owner}?property=${id}&surface=search`)).status, 200);
  const asked = await kavya.call('POST', '/api/v1/contact-refunds', { user: owner, reason: 'no-answer' });
  assert.is((asked.json as unknown as ContactRefund).state, 'open');
  assert.not.ok((await read<DeskQueue>('queue', moderator)).cases.some(({ refund }) => refund));
  const queue = await read<DeskQueue>('queue');
  const waiting = queue.cases.find(({ refund }) => refund);
  assert.equal(
    [waiting?.refund?.reason, waiting?.refund?.coins, waiting?.refund?.asked, waiting?.refund?.others],
    ['no-answer', 2, 1, 0],
  );
  assert.equal([waiting?.listing?.id, waiting?.owner?.id, waiting?.reports], [id, owner, []]);
  assert.is(queue.waiting, queue.cases.length);

  const before = await coinsOf(kavya);
  const decide = (act: string) =>
    operator.call('POST', `/api/v1/desk/refunds/${waiting?.refund?.id ?? ''}`, { act, reason });
  const answers = await Promise.all([decide('give'), decide('give'), decide('refuse')]);
  assert.is(answers.filter(({ status }) => status === 200).length, 1);
  const { refunds } = (await kavya.call('GET', '/api/v1/contact-refunds')).json as unknown as ContactRefunds;
  assert.is(refunds[0]?.answer, reason);
  assert.is(await coinsOf(kavya), before + (refunds[0]?.state === 'given' ? 2 : 0));
  const entry = await lastAct();
  assert.equal([entry?.subject, entry?.reason], [waiting?.refund?.id, reason]);
});

const buy = async (): Promise<string> => {
  const made = await kavya.call('POST', '/api/v1/coin-orders', { coins: 10 });
  return (made.json as unknown as CoinOrder).id;
};
const pay = async (id: string): Promise<void> => {
  const signed = market.server.services.testPayments?.sign({
    id: `event-of-${id}`,
    payment: {
      ...{ orderId: id, providerId: `test_${id}`, state: 'paid', currency: 'INR', paise: 9900 },
      paymentId: `testpay_${id}`,
    },
  });
  const { statusCode } = await market.server.app.inject({
    ...{ method: 'POST', url: '/api/v1/payments/test', payload: signed?.raw ?? '' },
    headers: { 'content-type': 'application/json', ...signed?.headers },
  });
  assert.is(statusCode, 200);
};

test('orders are listed by state, and the money of one goes back once, while its coins are there', async () => {
  const [unpaid, paid, spent] = [await buy(), await buy(), await buy()];
  await pay(paid);
  const ids = async (query = '') =>
    (await read<DeskOrders>(`coin-orders${query}`)).orders.map(({ id }) => id);
  assert.equal(await ids(), [spent, paid, unpaid], 'the newest first');
  assert.equal(await ids('?state=paid'), [paid]);
  assert.equal(await ids(`?before=${paid}`), [unpaid]);
  const [order] = (await read<DeskOrders>('coin-orders?state=paid')).orders;
  assert.equal([order?.buyer, order?.paise, order?.canRefund], [kavya.email, 9900, true]);
  assert.match(order?.invoice ?? '', /^INV-/);

  const before = await coinsOf(kavya);
  const sendBack = () => operator.call('POST', `/api/v1/desk/coin-orders/${paid}`, { reason });
  const answers = await Promise.all([sendBack(), sendBack()]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.is(await coinsOf(kavya), before - 10);
  const [back] = (await read<DeskOrders>('coin-orders?state=refunded')).orders;
  assert.equal([back?.id, back?.canRefund], [paid, false]);
  assert.match(back?.creditNote ?? '', /^CRN-/);
  assert.equal([(await lastAct())?.act, (await lastAct())?.subject], ['money-back', paid]);
  assert.is((await operator.call('POST', `/api/v1/desk/coin-orders/${unpaid}`, { reason })).status, 409);
});

test('jobs whose last run failed stand first, with what went wrong', async () => {
  const { sql } = market.server.database;
  await upsertJobRun(sql, { name: 'aaa', took: 12.4, error: undefined });
  await upsertJobRun(sql, { name: 'zzz', took: 3, error: 'no paper' });
  const { jobs } = await read<DeskJobs>('jobs');
  assert.equal([jobs[0]?.name, jobs[0]?.hasFailed, jobs[0]?.error], ['zzz', true, 'no paper']);
  const well = jobs.find(({ name }) => name === 'aaa');
  assert.equal([well?.milliseconds, well?.failures, well?.error], [12, 0, undefined]);
});

test('the last thirty days of India’s calendar are counted, today last', async () => {
  const { days } = await read<DeskDays>('days');
  assert.is(days.length, 30);
  const today = days.at(-1);
  assert.is(today?.day, new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10));
  assert.ok((today?.listings ?? 0) > 0 && (today?.signUps ?? 0) > 2);
  assert.equal([today?.reveals, today?.orders, today?.reports], [1, 1, 0]);
  assert.is(days[0]?.signUps, 0);
});

test.run();
