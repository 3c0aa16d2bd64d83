/** Database machines die under servers that write and read: nothing acknowledged is lost, and writes are refused shortly (S-814, S-815). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/config.js';
import { type Cluster, startCluster } from '../support/cluster/cluster.js';
import { type Prober, startProber, writeRows } from '../support/cluster/prober.js';
import { UnansweredError } from '../support/crash/crash-client.js';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { Writer } from '../support/crash/writer.js';
import { aPhoto } from '../support/photos.js';

const test = suite('cluster/failover');

/** Milliseconds without an acknowledged write that a dead primary may cost, and without an answer that a dead standby may. */
const [mostRefused, mostUnread] = [30_000, 5_000];

const scratch = mkdtempSync(join(tmpdir(), 'housing-failover-'));
let cluster: Cluster;
let server: CrashServer;
let writing: Prober;
let reading: Prober;
let rows: Awaited<ReturnType<typeof writeRows>>;
const writers: Writer[] = [];
const over = new AbortController();
const working: Promise<void>[] = [];
/** What ends what has begun, the last one first. */
const ends: (() => Promise<unknown>)[] = [];

const say = (text: string): void => {
  process.stdout.write(`\n   ${text} `);
};
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const read = async (): Promise<void> => {
  const reply = await fetch(`${server.url}/api/v3/properties/sell?limit=5&sort=price-up`);
  if (!reply.ok) throw new Error(String(reply.status));
};

/** Works as long as the test does, over all that is refused meanwhile. */
const workOn = async (writer: Writer): Promise<void> => {
  while (!over.signal.aborted) {
    await writer.work(over.signal);
    await sleep(500);
  }
};

const nameOf = async (role: string): Promise<string> => {
  const members = await cluster.whole();
  return members.find((member) => member.role === role)?.name ?? '';
};

/** Breaks something, waits until it writes again, and returns for how long it did not. */
const afterBreaking = async (break_: () => Promise<void> | void): Promise<number> => {
  const moment = performance.now();
  await break_();
  // What was on its way may still be answered.
  await sleep(2000);
  const before = writing.answered();
  const latest = Date.now() + 90_000;
  while (writing.answered() < before + 10 && Date.now() < latest) await sleep(100);
  return writing.longestGapSince(moment);
};

test.before(async () => {
  cluster = await startCluster();
  ends.push(() => cluster.stop());
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: join(scratch, 'data'),
    DATABASE_URL: cluster.writes,
  });
  server = await startServer(config, 0, [], { DATABASE_REPLICA_URLS: cluster.reads, RESPONSE_CACHE_MB: '0' });
  ends.push(() => server.end('SIGKILL'));
  rows = await writeRows(cluster.writes);
  writing = startProber(() => rows.write());
  reading = startProber(read);
  const photo = await aPhoto();
  for (let at = 0; at < 2; at++) writers.push(new Writer(() => server.url, photo, writers));
  working.push(...writers.map(workOn));
  ends.push(() => Promise.all([...working, writing.stop(), reading.stop()]));
  await sleep(3000);
});
test.after(async () => {
  over.abort();
  for (const end of ends.toReversed()) await end().catch(() => undefined);
  rmSync(scratch, { recursive: true, force: true });
});

test('a standby that dies costs readers and writers seconds', async () => {
  const standby = await nameOf('replica');
  const moment = performance.now();
  await cluster.cutPower(standby);
  await sleep(6000);
  const [unread, refused] = [reading.longestGapSince(moment), writing.longestGapSince(moment)];
  say(`a standby died: ${seconds(unread)} without a read, ${seconds(refused)} without a write`);
  assert.ok(unread < mostUnread, seconds(unread));
  assert.ok(refused < mostUnread, seconds(refused));
  cluster.start(standby);
  await cluster.whole();
});

test('with the standby that writes wait for gone, another one takes its place', async () => {
  const standby = await nameOf('sync_standby');
  const refused = await afterBreaking(() => cluster.cutPower(standby));
  say(`the synchronous standby died: ${seconds(refused)} without a write`);
  assert.ok(refused < mostRefused, seconds(refused));
  cluster.start(standby);
  await cluster.whole();
});

test('a primary whose PostgreSQL breaks down is replaced', async () => {
  const primary = await nameOf('leader');
  const refused = await afterBreaking(() => cluster.crash(primary));
  say(`PostgreSQL of the primary broke down: ${seconds(refused)} without a write`);
  assert.ok(refused < mostRefused, seconds(refused));
  const next = await nameOf('leader');
  assert.is.not(next, primary);
});

test('a primary whose machine dies is replaced, and comes back as a standby', async () => {
  const primary = await nameOf('leader');
  const refused = await afterBreaking(() => cluster.cutPower(primary));
  say(`the machine of the primary died: ${seconds(refused)} without a write`);
  assert.ok(refused < mostRefused, seconds(refused));
  assert.is.not((await cluster.whole(2)).find(({ role }) => role === 'leader')?.name, primary);
  cluster.start(primary);
  const members = await cluster.whole();
  assert.is.not(members.find(({ name }) => name === primary)?.role, 'leader');
});

test('nothing that was acknowledged is lost, half done or doubled', async () => {
  over.abort();
  await Promise.all([...working, writing.stop(), reading.stop()]);
  for (const writer of writers) await finish(writer);
  for (const writer of writers) assert.equal(await writer.readBack(), []);
  assert.equal(await rows.lost(), []);
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  say(
    `${acknowledged} acts of people and ${writing.answered()} rows read back, 0 lost; ${reading.answered()} searches\n`,
  );
  assert.ok(acknowledged > 20, `only ${acknowledged} acts`);
});

/** Repeats what is open until it is acknowledged. */
const finish = async (writer: Writer): Promise<void> => {
  for (let tries = 0; tries < 20; tries++)
    try {
      await writer.finish();
      return;
    } catch (thrown) {
      if (!(thrown instanceof UnansweredError)) throw thrown;
      await sleep(500);
    }
};

test.run();
