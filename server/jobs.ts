/** Background jobs: each at its interval, never twice at once, and in one process only (docs/decisions/0059). */
import { randomUUID } from 'node:crypto';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Sql } from './db/database.js';
import { deleteLeases, takeLease } from './repositories/job-lease.js';
import { upsertJobRun } from './repositories/job-run.js';

/** Runs jobs; made by createJobs. */
export interface Jobs {
  /**
   * Adds a job: it runs as soon as the jobs start, and then every so many milliseconds. A run that takes longer leaves out
   * those that fall due meanwhile. Of several processes one does it, for as long as it lives; with `inEveryProcess` each
   * does, which is for work on what a process holds by itself.
   */
  every(name: string, interval: number, work: () => Promise<unknown>, options?: JobOptions): void;
  /** Starts all jobs; timers never keep the process alive. */
  start(): void;
  /** Stops them, waits for what is running and gives the leases back. */
  stop(): Promise<void>;
}

/** How a job differs from the others. */
export interface JobOptions {
  inEveryProcess?: boolean;
}

/** What jobs need. */
export interface JobParts {
  sql: Sql;
  log: { error(details: object, message: string): void };
  /** Where runs are measured and failures counted: `job_duration_seconds` and `job_failures_total`, by job. */
  metrics: Registry;
  /** Milliseconds a holder may be late by before another process takes over. */
  grace?: number;
}

/** Does the work while the lease is held; it is renewed for as long as the work takes. */
const underLease = async (
  sql: Sql,
  lease: { name: string; holder: string },
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const take = (): Promise<boolean> => takeLease(sql, lease, milliseconds);
  if (!(await take())) return false;
  // A failed renewal is ignored: the next one follows, and the work is safe to run twice.
  const renewal = setInterval(() => void take().catch(() => undefined), milliseconds / 3).unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewal);
  }
};

/** Milliseconds between notes of a job that does well: one that runs every second would write as often. */
const noteEvery = 60_000;

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

/** Notes how runs did for the desk: every failure, the first run after one, and else one in a minute. */
const createNotes = (sql: Sql, log: JobParts['log']) => {
  const noted = new Map<string, { at: number; hasFailed: boolean }>();
  return async (name: string, took: number, failure?: { thrown: unknown }): Promise<void> => {
    const hasFailed = failure !== undefined;
    const last = noted.get(name);
    if (last && !hasFailed && !last.hasFailed && Date.now() - last.at < noteEvery) return;
    noted.set(name, { at: Date.now(), hasFailed });
    const error = failure && messageOf(failure.thrown);
    await upsertJobRun(sql, { name, took, error }).catch((thrown: unknown) => {
      log.error({ err: thrown }, `the run of ${name} was not noted`);
    });
  };
};

const createMeters = (metrics: Registry) => {
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of jobs that failed.',
    labelNames: ['job'],
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that runs of jobs took.',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 100],
    registers: [metrics],
  });
  return { failures, durations };
};

/** Makes the jobs of a process. */
export const createJobs = ({ sql, log, metrics, grace = 30_000 }: JobParts): Jobs => {
  const holder = randomUUID();
  const { failures, durations } = createMeters(metrics);
  const note = createNotes(sql, log);
  const jobs: { interval: number; run: () => void }[] = [];
  const running = new Map<string, Promise<void>>();
  let timers: NodeJS.Timeout[] = [];

  const every: Jobs['every'] = (name, interval, work, { inEveryProcess = false } = {}) => {
    const runOnce = (): Promise<boolean> =>
      inEveryProcess ? work().then(() => true) : underLease(sql, { name, holder }, interval + grace, work);
    const run = (): void => {
      if (running.has(name)) return;
      const measured = durations.startTimer({ job: name });
      const began = performance.now();
      const ended = runOnce()
        .then(
          (hasRun) => (hasRun ? note(name, performance.now() - began) : undefined),
          (thrown: unknown) => {
            failures.inc({ job: name });
            log.error({ err: thrown }, `${name} failed`);
            return note(name, performance.now() - began, { thrown });
          },
        )
        .then(() => {
          measured();
          running.delete(name);
        });
      running.set(name, ended);
    };
    // The counter exists from the start, so that an alert on it works before the first failure.
    failures.inc({ job: name }, 0);
    jobs.push({ interval, run });
  };

  return {
    every,
    start() {
      timers = jobs.map(({ interval, run }) => setInterval(run, interval).unref());
      for (const { run } of jobs) run();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      const wasStarted = timers.length > 0;
      timers = [];
      await Promise.all(running.values());
      if (!wasStarted) return;
      await deleteLeases(sql, holder).catch((failure: unknown) => {
        log.error({ err: failure }, 'leases were not given back');
      });
    },
  };
};
