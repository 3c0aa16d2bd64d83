/** Jobs: never twice at once, one process of several, failures counted, and an end when the server closes. */
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../server/db/database.js';
import { createJobs, type Jobs } from '../../server/jobs.js';
import { findJobRuns, markJobsDue } from '../../server/repositories/job-run.js';
import { openTestDatabase } from '../support/engines.js';
import { startServer } from '../support/server.js';

const test = suite('server/jobs');
let database: Database;
let started: Jobs[];
/** Ends held work, the first that began first. */
const waiting: (() => void)[] = [];
let isOver = false;

test.before(async () => {
  database = await openTestDatabase();
});
test.before.each(async () => {
  started = [];
  isOver = false;
  await database.sql.deleteFrom('job_lease').execute();
});
test.after.each(async () => {
  // What a failed test left waiting is not waited for.
  isOver = true;
  for (const go of waiting.splice(0)) go();
  for (const jobs of started) await jobs.stop();
});
test.after(() => database.close());

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await rest(5);
  }
};

/** A process of the market, as far as jobs go. */
const aProcess = (grace = 30_000) => {
  const metrics = new Registry();
  const logged: string[] = [];
  const log = {
    error: (details: object, message: string) =>
      void logged.push(`${message}: ${(details as { err: Error }).err.message}`),
  };
  const jobs = createJobs({ sql: database.sql, log, metrics, grace });
  started.push(jobs);
  return { jobs, metrics, logged };
};

/** Work that ends when it is told to. */
const heldWork = () => {
  const counts = { begun: 0, atOnce: 0, most: 0 };
  const work = async (): Promise<void> => {
    counts.begun++;
    counts.most = Math.max(counts.most, ++counts.atOnce);
    if (!isOver) await new Promise<void>((resolve) => waiting.push(resolve));
    counts.atOnce--;
  };
  return { counts, work, end: () => waiting.shift()?.() };
};

test('a job runs at once and again and again, but never twice at the same time', async () => {
  const { jobs, metrics } = aProcess();
  const { counts, work, end } = heldWork();
  let ticks = 0;
  jobs.every('slow', 5, work);
  jobs.every('clock', 5, async () => ticks++, { inEveryProcess: true });
  await jobs.start();
  await until(() => counts.begun > 0);
  const atFirst = ticks;
  await until(() => ticks > atFirst + 20);
  assert.is(counts.begun, 1);
  assert.match(await metrics.metrics(), /^jobs_running [12]$/m);
  end();
  await until(() => counts.begun === 2);
  assert.is(counts.most, 1);
  end();
});

test('of two processes one does a job; the other takes over when that one stops', async () => {
  const done: string[] = [];
  const [first, second] = [aProcess(), aProcess()];
  first.jobs.every('shared', 5, async () => done.push('first'));
  second.jobs.every('shared', 5, async () => done.push('second'));
  let looked = 0;
  second.jobs.every('look', 5, async () => looked++, { inEveryProcess: true });
  await first.jobs.start();
  await until(() => done.length > 0);
  await second.jobs.start();
  await until(() => done.length > 5 && looked > 5);
  assert.equal([...new Set(done)], ['first']);
  await first.jobs.stop();
  await until(() => done.includes('second'));
});

test('two processes that begin together have one holder', async () => {
  const done = new Set<string>();
  const names = ['a', 'b', 'c', 'd'];
  const looked = new Map(names.map((name) => [name, 0]));
  for (const name of names) {
    const { jobs } = aProcess();
    jobs.every('shared', 5, async () => done.add(name));
    jobs.every(`look of ${name}`, 5, async () => looked.set(name, (looked.get(name) ?? 0) + 1));
  }
  for (const jobs of started) await jobs.start();
  await until(() => [...looked.values()].every((times) => times > 3));
  assert.is(done.size, 1);
});

test('work that outlasts its lease keeps it', async () => {
  const { work, end } = heldWork();
  const taken: string[] = [];
  // Long enough for a busy machine to renew it in time.
  const lease = 500;
  const [slow, other] = [aProcess(lease), aProcess(lease)];
  slow.jobs.every('shared', 5, work);
  other.jobs.every('shared', 5, async () => taken.push('other'));
  await slow.jobs.start();
  await rest(100);
  await other.jobs.start();
  await rest(3 * lease);
  assert.equal(taken, []);
  end();
});

test('a process that died is followed when its lease has run out', async () => {
  const until1970 = { holder: 'died', until: new Date(0) };
  const untilTomorrow = { holder: 'alive', until: new Date(Date.now() + 86_400_000) };
  await database.sql
    .insertInto('job_lease')
    .values([
      { name: 'left', ...until1970 },
      { name: 'held', ...untilTomorrow },
    ])
    .execute();
  const { jobs } = aProcess();
  const done: string[] = [];
  for (const name of ['held', 'left']) jobs.every(name, 60_000, async () => done.push(name));
  await jobs.start();
  await until(() => done.length > 0);
  await jobs.stop();
  assert.equal(done, ['left']);
  const leases = await database.sql.selectFrom('job_lease').select(['name', 'holder']).execute();
  assert.equal(leases, [{ name: 'held', holder: 'alive' }]);
});

test('work on what each process holds is done by each', async () => {
  const done: string[] = [];
  for (const name of ['a', 'b'])
    aProcess().jobs.every('own', 60_000, async () => done.push(name), { inEveryProcess: true });
  for (const jobs of started) await jobs.start();
  await until(() => done.length === 2);
  assert.equal(done.sort(), ['a', 'b']);
});

test('a failure is logged and counted, and the job goes on', async () => {
  const { jobs, metrics, logged } = aProcess();
  let runs = 0;
  jobs.every('broken', 5, async () => {
    if (++runs < 3) throw new Error('no paper');
  });
  assert.match(await metrics.metrics(), 'job_failures_total{job="broken"} 0');
  await jobs.start();
  await until(() => runs > 3);
  assert.equal(logged, ['broken failed: no paper', 'broken failed: no paper']);
  assert.match(await metrics.metrics(), 'job_failures_total{job="broken"} 2');
});

test('the desk reads how each job did: every failure, and that it does well again', async () => {
  const { jobs } = aProcess();
  let runs = 0;
  jobs.every('mending', 5, async () => {
    if (++runs < 3) throw new Error('x'.repeat(1000));
  });
  await jobs.start();
  await until(() => runs > 3);
  await jobs.stop();
  const [run] = (await findJobRuns(database.sql)).filter(({ name }) => name === 'mending');
  assert.equal([run?.hasFailed, run?.failures, run?.error?.length], [false, 2, 300]);
  assert.ok(run?.failedAt && run.failedAt <= run.at);
});

test('stopping waits for what runs and begins nothing more', async () => {
  const { jobs } = aProcess();
  const { counts, work, end } = heldWork();
  jobs.every('slow', 5, work, { inEveryProcess: true });
  await jobs.start();
  await until(() => counts.begun === 1);
  let isStopped = false;
  const stopping = jobs.stop().then(() => (isStopped = true));
  await rest(20);
  assert.is(isStopped, false);
  end();
  await stopping;
  await rest(20);
  assert.equal([counts.begun, counts.atOnce], [1, 0]);
});

test('what is done each hour is not done anew by a process that starts meanwhile, unless it failed', async () => {
  const hour = 3_600_000;
  const done: string[] = [];
  const withJobs = ({ jobs }: ReturnType<typeof aProcess>, name: string) => {
    jobs.every('hourly', hour, async () => done.push(`hourly ${name}`));
    jobs.every('failing', hour, async () => {
      done.push(`failing ${name}`);
      throw new Error('no paper');
    });
    jobs.every('each minute', 60_000, async () => done.push(`each minute ${name}`));
    jobs.every('of each process', hour, async () => done.push(`own ${name}`), { inEveryProcess: true });
    return jobs;
  };
  const first = withJobs(aProcess(), 'first');
  await first.start();
  await until(() => done.length === 4);
  await first.stop();
  done.length = 0;
  const second = withJobs(aProcess(), 'second');
  await second.start();
  await until(() => done.length === 3);
  await second.stop();
  assert.equal(done.sort(), ['each minute second', 'failing second', 'own second']);
  await sql`update job_run set at = now() - interval '2 hours' where name = 'hourly'`.execute(database.sql);
  done.length = 0;
  const third = withJobs(aProcess(), 'third');
  await third.start();
  await until(() => done.length === 4);
  await third.stop();
  await markJobsDue(database.sql);
  await withJobs(aProcess(), 'fourth').start();
  await until(() => done.includes('hourly fourth'));
});

test('what a process did that died is done by the next one when the lease has ended', async () => {
  const [interval, grace] = [3_600_000, 300];
  const { jobs } = aProcess(grace);
  const done: string[] = [];
  jobs.every('of the dead', interval, async () => done.push('next'));
  await sql`insert into job_lease (name, holder, until)
    values ('of the dead', 'died', now() + ${grace} * interval '1 millisecond')`.execute(database.sql);
  await sql`insert into job_run (name, at, milliseconds, has_failed)
    values ('of the dead', now() - ${interval} * interval '1 millisecond', 1, false)`.execute(database.sql);
  await jobs.start();
  await until(() => done.length === 1);
});

test('long work ends where the process stops, is no failure, and is done by the next one', async () => {
  const { jobs, metrics, logged } = aProcess();
  let parts = 0;
  const work = async (signal: AbortSignal): Promise<void> => {
    for (parts = 1; parts < 100_000; parts++) {
      signal.throwIfAborted();
      await rest(1);
    }
  };
  jobs.every('long', 86_400_000, work);
  await jobs.start();
  await until(() => parts > 3);
  await jobs.stop();
  assert.ok(parts < 1000);
  assert.equal(logged, []);
  assert.match(await metrics.metrics(), 'job_failures_total{job="long"} 0');
  let begun = 0;
  const next = aProcess().jobs;
  next.every('long', 86_400_000, async () => begun++);
  await next.start();
  await until(() => begun === 1);
});

test('a server that listens runs its jobs, counts their failures in its metrics, and gives its leases back', async () => {
  const server = await startServer({ METRICS_TOKEN: 'numbers' });
  const leases = () => server.database.sql.selectFrom('job_lease').select('name').orderBy('name').execute();
  const address = await server.listen();
  const jobs = [
    ...[
      'asking about payments',
      'counting asking prices',
      'counting earlier asking prices',
      'emptying bins',
      'forgetting idle people of family lists',
      'linking the record',
      'mailing alerts',
      'marking what expired',
      'matching searches',
      'placing listings',
      'placing societies',
      'sending messages',
      'summing up counts',
    ],
    ...[
      'sweeping proposed places',
      'sweeping uploads',
      'telling owners',
      'telling webhooks',
      'tidying',
      'tidying alerts',
      'tidying counts',
    ],
  ];
  let names: string[] = [];
  for (let tries = 0; names.length < jobs.length && tries < 500; tries++) {
    await rest(10);
    names = (await leases()).map(({ name }) => name);
  }
  assert.equal(names, jobs);
  const headers = { authorization: 'Bearer numbers' };
  const metrics = await (await fetch(`${address}/metrics`, { headers })).text();
  assert.match(metrics, 'job_failures_total{job="tidying"} 0');
  await server.app.close();
  assert.equal(await leases(), []);
  await server.close();
});

test.run();
