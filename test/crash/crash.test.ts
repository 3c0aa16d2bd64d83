/**
 * Kills a server at random moments while several people write, and reads back everything that was acknowledged. CRASH_KILLS
 * says how often; `npm run test:crash` runs it on both engines, with 200 kills on each.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Config } from '../../server/config.js';
import { checkStored } from '../support/crash/check-stored.js';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { UnansweredError } from '../support/crash/crash-client.js';
import { Writer } from '../support/crash/writer.js';
import { engine } from '../support/engines.js';
import type { SentFile } from '../support/forms.js';
import { dropMarkets, embeddedMarket, postgresMarket } from '../support/market-backups.js';
import { aPhoto } from '../support/photos.js';

const kills = Number(process.env.CRASH_KILLS ?? 200);
/** Writers at once. Each round two newcomers take the place of the oldest two. */
const atOnce = 6;
const test = suite(`crash/crash ${engine}`);
const scratch = mkdtempSync(join(tmpdir(), 'housing-crash-'));
const makeMarket = (folder: string): Promise<Config> =>
  engine === 'postgres' ? postgresMarket(folder) : embeddedMarket(folder);
const say = (text: string): void => {
  process.stdout.write(`\n   ${engine}: ${text} `);
};

let config: Config;
let server: CrashServer;
let photo: SentFile;
const writers: Writer[] = [];
const restarts: number[] = [];

const start = async (shift = 0): Promise<void> => {
  server = await startServer(config, shift);
};
const newWriter = (): Writer => {
  const writer = new Writer(() => server.url, photo, writers);
  writers.push(writer);
  return writer;
};
const active = (): Writer[] => writers.slice(-atOnce);
const readBack = async (of: readonly Writer[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const writer of of) problems.push(...(await writer.readBack()));
  return problems;
};
const sum = (of: (writer: Writer) => number): number => writers.reduce((all, each) => all + of(each), 0);

const slowest = (): string => (Math.max(...restarts) / 1000).toFixed(1);

/** Waits for some writes, and a moment more, so that a kill comes in the middle of others. */
const someWrites = async (): Promise<void> => {
  const [until, latest] = [sum((each) => each.acknowledged) + Math.random() * 40, Date.now() + 15_000];
  while (sum((each) => each.acknowledged) < until && Date.now() < latest) await sleep(10);
  await sleep(Math.random() * 300);
};

test.before(async () => {
  config = await makeMarket(join(scratch, 'market'));
  mkdirSync(config.dataDir, { recursive: true });
  photo = await aPhoto();
  await start();
});
test.after(async () => {
  await (server as CrashServer | undefined)?.end('SIGKILL');
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

test(`after ${kills} kills nothing acknowledged is lost, half done or doubled`, async () => {
  for (let at = 0; at < atOnce - 2; at++) newWriter();
  for (let kill = 1; kill <= kills; kill++) {
    newWriter();
    newWriter();
    const over = new AbortController();
    const working = Promise.all(active().map((writer) => writer.work(over.signal)));
    await someWrites();
    await server.end('SIGKILL');
    over.abort();
    await working;
    await start();
    restarts.push(server.startTime);
    assert.equal(await readBack(active()), [], `after kill ${kill}`);
    if (kill % 10 === 0) say(`${kill} kills, 0 lost; slowest restart ${slowest()} s`);
  }
  for (const writer of writers) await writer.finish();
  assert.equal(await readBack(writers), []);
  const [repeated, acknowledged] = [sum((each) => each.repeated), sum((each) => each.acknowledged)];
  say(`${kills} kills, ${acknowledged} acknowledged writes read back, ${repeated} of them repeated, 0 lost`);
  restarts.sort((one, other) => one - other);
  const secondsAt = (part: number) =>
    ((restarts[Math.floor((restarts.length - 1) * part)] ?? 0) / 1000).toFixed(1);
  say(`restart after a kill: p50 ${secondsAt(0.5)} s, p95 ${secondsAt(0.95)} s`);
});

test('asked to stop with 20 uploads under way, it ends in time and keeps what it acknowledged', async () => {
  const [writer] = active();
  const large = await aPhoto('#336699', { width: 2400, height: 1800 });
  const sender = new Writer(() => server.url, large, writers);
  writers.push(sender);
  await sender.step();
  const sending = sender.uploadMany(20);
  await sleep(400);
  const began = performance.now();
  const { code } = await server.end('SIGTERM');
  const seconds = (performance.now() - began) / 1000;
  const addresses = await sending;
  await start();
  // After 20 seconds it ends with 1; what is not done by then was not acknowledged.
  assert.ok(code === 0 || seconds > 19, `code ${String(code)} after ${seconds.toFixed(1)} s`);
  assert.ok(seconds < 30, `${seconds.toFixed(1)} s`);
  if (addresses.length > 0) await sender.post(addresses);
  assert.equal(await readBack([sender, ...(writer ? [writer] : [])]), []);
  say(
    `SIGTERM: ${addresses.length} of 20 uploads acknowledged, ended with ${String(code)} after ${seconds.toFixed(1)} s`,
  );
});

const embeddedOnly = engine === 'pglite' ? test : test.skip;

embeddedOnly('a second process on the folder is refused, and the first goes on', async () => {
  const over = new AbortController();
  const working = Promise.all(active().map((writer) => writer.work(over.signal)));
  const refusal = await startServer(config).then(
    (second) => second.end('SIGKILL').then(() => 'it started'),
    (thrown: unknown) => (thrown as Error).message,
  );
  over.abort();
  await working;
  assert.match(refusal, /^code 1: .*in use/s);
  assert.equal(await readBack(active()), []);
});

test('with the clock set back an hour people go on, and nothing is lost', async () => {
  await server.end('SIGKILL');
  await start(-3_600_000);
  for (const writer of [...active(), newWriter()]) {
    await writer.finish();
    for (let step = 0; step < 4; step++) await writer.step();
  }
  assert.equal(await readBack(active()), []);
  await server.end('SIGKILL');
  await start();
  assert.equal(await readBack(active()), []);
});

test('ledgers equal balances, and one sweep leaves no file that nothing refers to', async () => {
  for (const writer of writers) await writer.finish();
  await server.end('SIGTERM');
  assert.equal(await checkStored(config), []);
  await start();
});

/** Makes a small disk; undefined where this account may not. */
const smallDisk = (folder: string): (() => void) | undefined => {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return () => void execFileSync('umount', [folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
};

embeddedOnly('a full disk refuses writes, and keeps those that it acknowledged', async () => {
  const folder = join(scratch, 'disk');
  const unmount = smallDisk(folder);
  if (!unmount) {
    say('full disk: not tried, since only root mounts a small disk');
    return;
  }
  const full = await embeddedMarket(join(folder, 'market'));
  let own = await startServer(full);
  try {
    const people = Array.from({ length: 2 }, () => new Writer(() => own.url, photo, []));
    for (const person of people) for (let step = 0; step < 4; step++) await person.step();
    const ballast = join(folder, 'ballast');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 300_000)));
    let refused = 0;
    for (let step = 0; step < 60 && refused < 6; step++)
      for (const person of people)
        await person.step().catch((thrown: unknown) => {
          if (!(thrown instanceof UnansweredError)) throw thrown;
          refused++;
        });
    assert.ok(refused > 0, 'the disk was never full');
    rmSync(ballast);
    await own.end('SIGKILL');
    own = await startServer(full);
    for (const person of people) {
      assert.equal(await person.readBack(), []);
      await person.finish();
      await person.step();
      assert.equal(await person.readBack(), []);
    }
    await own.end('SIGTERM');
    assert.equal(await checkStored(full), []);
    say(`full disk: ${refused} writes refused, 0 lost`);
  } finally {
    await own.end('SIGKILL');
    rmSync(join(folder, 'market'), { recursive: true, force: true });
    assert.equal(readdirSync(folder), []);
    unmount();
  }
});

test.run();
