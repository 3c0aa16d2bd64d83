/**
 * Kills a server with SIGKILL between the event of a payment and its credit, and sends the event again after the restart: one
 * credit, one entry of the ledger, one invoice number. CRASH_PAYMENT_KILLS says how often.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Config } from '../../server/config.js';
import { signatureOf } from '../../server/payments/signature.js';
import { CrashClient, UnansweredError } from '../support/crash/crash-client.js';
import { checkStored } from '../support/crash/check-stored.js';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { engine } from '../support/engines.js';
import { dropMarkets, embeddedMarket, opened, postgresMarket } from '../support/market-backups.js';

const kills = Number(process.env.CRASH_PAYMENT_KILLS ?? 5);
const test = suite(`crash/payments ${engine}`);
const scratch = mkdtempSync(join(tmpdir(), 'housing-paid-'));
const secret = 'whsec-of-the-test';
/** Seconds that the credit takes in the database, so that a kill hits it. */
const creditTakes = 0.5;

let provider: Server;
let config: Config;
let server: CrashServer;
const client = new CrashClient(() => server.url);

/** Speaks the one call that an order needs. */
const startProvider = async (): Promise<string> => {
  let links = 0;
  provider = createServer((_request, reply) => {
    links += 1;
    const link = {
      id: `plink_${links}`,
      status: 'created',
      currency: 'INR',
      short_url: 'https://rzp.example/i',
    };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(link));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
};

let env: Record<string, string> = {};
const start = async (): Promise<void> => {
  server = await startServer(config, 0, [], env);
};

test.before(async () => {
  env = {
    ...{ PAYMENTS: 'razorpay', RAZORPAY_URL: await startProvider(), COIN_PACKS: '10:99' },
    ...{ RAZORPAY_KEY_ID: 'rzp_test', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: secret },
    ...{ OPERATOR_NAME: 'Sahyadri Homes LLP', OPERATOR_ADDRESS: 'Pune', LIMIT_ORDER_ACCOUNT: '1000/1h' },
  };
  const folder = join(scratch, 'market');
  config = await (engine === 'postgres' ? postgresMarket(folder) : embeddedMarket(folder));
  mkdirSync(config.dataDir, { recursive: true });
  await start();
  await server.end('SIGTERM');
  await opened(config, async ({ sql: database }) => {
    await sql`create function slow_credit() returns trigger language plpgsql as $$
      begin perform pg_sleep(${sql.raw(String(creditTakes))}); return new; end $$`.execute(database);
    await sql`create trigger slow_credit after insert on coin_entry for each row when (new.reason = 'purchase')
      execute function slow_credit()`.execute(database);
  });
  await start();
  await client.signUp();
});
test.after(async () => {
  await (server as CrashServer | undefined)?.end('SIGKILL');
  provider.close();
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

/** Sends the event that an order was paid; 0 where nobody answered. */
const sendPaid = async (id: string, event: string): Promise<number> => {
  const link = {
    ...{ id: `plink_${id}`, reference_id: id, status: 'paid', amount_paid: 9900, currency: 'INR' },
    short_url: 'https://rzp.example/i',
  };
  const payload = { payment_link: { entity: link }, payment: { entity: { id: `pay_${id}` } } };
  const raw = Buffer.from(JSON.stringify({ event: 'payment_link.paid', payload }));
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signatureOf(raw, secret),
    'x-razorpay-event-id': event,
  };
  return client.call('POST', '/api/v1/payments/razorpay', new Uint8Array(raw), headers).then(
    ({ status }) => status,
    (thrown: unknown) => {
      if (thrown instanceof UnansweredError) return 0;
      throw thrown;
    },
  );
};

test(`${kills} kills between event and credit leave one credit, one entry and one invoice number an order`, async () => {
  const orders: string[] = [];
  let unanswered = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const made = await client.sendJson('/api/v1/coin-orders', { coins: 10 });
    assert.is(made.status, 201, JSON.stringify(made.json));
    const id = String(made.json.id);
    orders.push(id);
    const first = sendPaid(id, `evt_${kill}`);
    await sleep(creditTakes * 500);
    await server.end('SIGKILL');
    if ((await first) === 0) unanswered += 1;
    await start();
    // The provider sends again what was not answered, in any order and more than once.
    const again = await Promise.all(
      [`evt_${kill}`, `evt_${kill}b`, `evt_${kill}`].map((event) => sendPaid(id, event)),
    );
    assert.equal([...new Set(again)], [200]);
  }
  assert.ok(unanswered > 0, 'no kill came in the middle');
  const { json } = await client.ask('GET', '/api/v1/get-coin');
  assert.is(json.coins, 10 + 10 * kills);
  await server.end('SIGTERM');
  await opened(config, async ({ sql: database }) => {
    const credits = await database
      .selectFrom('coin_entry')
      .select('note')
      .where('reason', '=', 'purchase')
      .orderBy('number')
      .execute();
    const invoices = await database
      .selectFrom('invoice')
      .select(['number', 'order_id'])
      .orderBy('number')
      .execute();
    assert.equal(invoices.map(({ order_id }) => order_id).sort(), [...orders].sort());
    assert.equal(
      credits.map(({ note }) => note),
      invoices.map(({ number }) => number),
    );
    assert.equal(
      invoices.map(({ number }) => Number(number.slice(-5))),
      orders.map((_, at) => at + 1),
      'without a gap',
    );
  });
  assert.equal(await checkStored(config), []);
  process.stdout.write(
    `\n   ${engine}: ${kills} kills, ${unanswered} in the middle of a credit, ${kills} credits `,
  );
  await start();
});

test.run();
