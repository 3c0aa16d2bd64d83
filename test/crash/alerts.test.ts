/**
 * Kills a server with SIGKILL while it notes for whom new homes are, and while it writes the message about them, and starts it
 * again: each search has its home once, the bell counts it once, and one message is written (S-830).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Config, readConfig } from '../../server/config.js';
import { createListingWriter } from '../../server/services/listing-writer.js';
import { CrashClient } from '../support/crash/crash-client.js';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { engine } from '../support/engines.js';
import { aSale, owner } from '../support/listings.js';
import { dropMarkets, embeddedMarket, opened, postgresMarket } from '../support/market-backups.js';

const test = suite(`crash/alerts ${engine}`);
const scratch = mkdtempSync(join(tmpdir(), 'housing-told-'));
/** Seconds that each row takes in the database, so that a kill hits it. */
const rowTakes = 1.5;
/** The homes of each city are noted by a statement of their own. */
const cities = ['Pune', 'Mumbai', 'Thane', 'Nashik'];
/** Milliseconds within which another process takes over from one that was killed: its lease runs out first. */
const takenOverWithin = 120_000;

let config: Config;
let server: CrashServer;
const client = new CrashClient(() => server.url);

test.before(async () => {
  const folder = join(scratch, 'market');
  config = await (engine === 'postgres' ? postgresMarket(folder) : embeddedMarket(folder));
  mkdirSync(config.dataDir, { recursive: true });
  server = await startServer(config);
  await client.signUp();
  for (const city of cities) {
    const search = { query: `tab=Buy&city=${city}&bedrooms=2BHK`, frequency: 'instant' };
    const saved = await client.sendJson('/api/v1/searches', search);
    assert.is(saved.status, 200, JSON.stringify(saved.json));
  }
  await server.end('SIGTERM');
});
test.after(async () => {
  await (server as CrashServer | undefined)?.end('SIGKILL');
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

const day = 86_400_000;
/** Starts the server at an hour of tomorrow in India: nobody is written to by night. */
const startAt = async (hour: number): Promise<void> => {
  const midnight = (Math.floor(Date.now() / day) + 1) * day - 5.5 * 3_600_000;
  server = await startServer(config, midnight + hour * 3_600_000 - Date.now());
};
const startByNight = () => startAt(2);
const startAtNoon = () => startAt(12);

/** Ends the leases of a process that was killed, so that the test need not wait for it. */
const endLeases = () => opened(config, ({ sql: database }) => database.deleteFrom('job_lease').execute());

const slow = (table: string, when = 'true') =>
  opened(config, async ({ sql: database }) => {
    const run = (statement: string) => sql.raw(statement).execute(database);
    await run(`create or replace function slow_row() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${String(rowTakes)}); return new; end $$`);
    await run(`create trigger slow_row after insert on ${table} for each row when (${when})
      execute function slow_row()`);
  });

/** What was found, what the bell counts, which searches wait for a message, the messages, and what is still to be compared. */
const told = () =>
  opened(config, async ({ sql: database }) => {
    const { rows } = await sql<Record<'items' | 'bell' | 'waits' | 'messages' | 'events', number>>`select
      (select count(*)::integer from alert_item) as items,
      (select coalesce(sum(count), 0)::integer from notification where type = 'match') as bell,
      (select count(*)::integer from alert_item where waits) as waits,
      (select count(*)::integer from outbox where kind = 'match') as messages,
      (select count(*)::integer from listing_event) as events`.execute(database);
    return rows[0];
  });

/** Waits until the bell tells of so many searches. */
const bellTells = async (least: number): Promise<void> => {
  const until = Date.now() + takenOverWithin;
  for (;;) {
    const { json } = await client.ask('GET', '/api/v1/notifications');
    if (Number(json.unread) >= least) return;
    assert.ok(Date.now() < until, `the bell tells of ${String(json.unread)}`);
    await sleep(50);
  }
};

test('kills while matches are noted lose none, and double none', async () => {
  await opened(config, async ({ sql: database }) => {
    await database.updateTable('app_user').set({ email_verified: true }).execute();
    await database.insertInto('app_user').values(owner).execute();
    const writer = createListingWriter(database, readConfig({ NODE_ENV: 'test' }));
    await writer.saveListings(
      cities.map((city) => aSale({ city, locality: 'Centre', bhk: '2BHK' }, { sourceKey: city })),
    );
  });
  await slow('alert_item');
  const all = cities.length;

  await startByNight();
  await sleep(rowTakes * 500);
  await server.end('SIGKILL');
  assert.equal(await told(), { items: 0, bell: 0, waits: 0, messages: 0, events: all });
  await endLeases();

  await startByNight();
  await bellTells(1);
  await server.end('SIGKILL');
  const { items = 0, bell, events } = (await told()) ?? {};
  assert.ok(items > 0 && items < all, `${items} of ${all} were noted when it was killed`);
  assert.equal([bell, events], [items, all], 'what was noted is on the bell, and nothing is crossed out');

  // This time the lease of the one that was killed is waited for, as nobody ends it elsewhere.
  await startByNight();
  await bellTells(all);
  await server.end('SIGTERM');
  assert.equal(await told(), { items: all, bell: all, waits: all, messages: 0, events: 0 });
});

test('a kill while the message is written leaves it to be written, once', async () => {
  const all = cities.length;
  await slow('outbox', `new.kind = 'match'`);
  await startAtNoon();
  await sleep(rowTakes * 500);
  await server.end('SIGKILL');
  assert.equal(await told(), { items: all, bell: all, waits: all, messages: 0, events: 0 });

  for (let run = 0; run < 2; run += 1) {
    await endLeases();
    await startAtNoon();
    // A server that is asked to end finishes the jobs that it has begun.
    await sleep(1000);
    await server.end('SIGTERM');
    assert.equal(await told(), { items: all, bell: all, waits: 0, messages: 1, events: 0 });
  }
  process.stdout.write(`\n   ${engine}: 3 kills among ${all} searches, ${all} found, 1 message `);
});

test.run();
