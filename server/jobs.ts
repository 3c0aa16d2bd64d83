/** Background jobs: each at its interval, never twice at once, and in one process only (docs/decisions/0059). */
import { randomUUID } from 'node:crypto';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Sql } from './db/database.js';
import { deleteLeases, takeLease } from './repositories/job-lease.js';
import { findSinceRuns, upsertJobRun } from './repositories/job-run.js';

/** What a job does. Work that takes long asks the signal between its parts, and ends by throwing when the process stops. */
export type JobWork = (signal: AbortSignal) => Promise<unknown>;

/** Runs jobs; made by createJobs. */
export interface Jobs {
  /**
   * Adds a job: it runs as soon as the jobs start, and then every so many milliseconds. A run that takes longer leaves out
   * those that fall due meanwhile. What is done each hour or less often waits after a start until it is due again, unless its last
   * run failed or homes came in bulk since. Of several processes one does it, for as long as it lives; with `inEveryProcess`
   * each does, at once, which is for work on what a process holds by itself.
   */
  every(name: string, interval: number, work: JobWork, options?: JobOptions): void;
  /** Starts all jobs; timers never keep the process alive. */
  start(): Promise<void>;
  /** Stops them, waits for what is running, which long work soon ends, and gives the leases back. */
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
  /** Where runs are measured and failures counted: `job_duration_seconds` and `job_failures_total`, by job, and `jobs_running`. */
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

/** Milliseconds a holder of a lease may be late by. */
const defaultGrace = 30_000;

/** Jobs with so many milliseconds between their runs are not done anew by each start: they are the ones that take long. */
const longInterval = 3_600_000;

/** Milliseconds by which a timer waits longer than a lease lasts: it cuts off fractions and may be early. */
const timerMargin = 10;

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

const measureRunning = (metrics: Registry, running: ReadonlyMap<string, unknown>): void => {
  new Gauge({
    name: 'jobs_running',
    help: 'Jobs that run now.',
    registers: [metrics],
    collect() {
      this.set(running.size);
    },
  });
};

interface Job {
  name: string;
  /** Milliseconds. */
  interval: number;
  work: JobWork;
  inEveryProcess: boolean;
}

/** Makes what runs a job once: under its lease, measured and noted; it never fails. */
const createRun = ({ sql, log, metrics, grace = defaultGrace }: JobParts, holder: string) => {
  const { failures, durations } = createMeters(metrics);
  const note = createNotes(sql, log);
  const doWork = ({ name, interval, work, inEveryProcess }: Job, signal: AbortSignal): Promise<boolean> => {
    const workOnce = (): Promise<unknown> => work(signal);
    if (inEveryProcess) return workOnce().then(() => true);
    return underLease(sql, { name, holder }, interval + grace, workOnce);
  };
  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const { name } = job;
    const measured = durations.startTimer({ job: name });
    const began = performance.now();
    try {
      if (await doWork(job, signal)) await note(name, performance.now() - began);
    } catch (thrown) {
      // Work that the stop ended is no failure: the next process does it from the beginning.
      if (signal.aborted && thrown === signal.reason) return;
      failures.inc({ job: name });
      log.error({ err: thrown }, `${name} failed`);
      await note(name, performance.now() - began, { thrown });
    } finally {
      measured();
    }
  };
  // The counter exists from the start, so that an alert on it works before the first failure.
  return { run, declare: (name: string): void => failures.inc({ job: name }, 0) };
};

/** Makes the jobs of a process. */
export const createJobs = (parts: JobParts): Jobs => {
  const { sql, log, grace = defaultGrace } = parts;
  const holder = randomUUID();
  const { run, declare } = createRun(parts, holder);
  const jobs: Job[] = [];
  const running = new Map<string, Promise<void>>();
  let stopping = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  measureRunning(parts.metrics, running);

  const runUnlessRunning = (job: Job): void => {
    if (running.has(job.name)) return;
    const ended = run(job, stopping.signal).then(() => void running.delete(job.name));
    running.set(job.name, ended);
  };
  const begin = (job: Job): void => {
    timers.push(setInterval(runUnlessRunning, job.interval, job).unref());
    runUnlessRunning(job);
  };
  /** Not before the lease of a process that died has ended: refused then, the job would wait for another interval. */
  const waitOf = ({ name, interval, inEveryProcess }: Job, since: ReadonlyMap<string, number>): number =>
    inEveryProcess || interval < longInterval
      ? 0
      : interval + grace + timerMargin - (since.get(name) ?? Infinity);

  return {
    every(name, interval, work, { inEveryProcess = false } = {}) {
      declare(name);
      jobs.push({ name, interval, work, inEveryProcess });
    },
    async start() {
      const { signal } = (stopping = new AbortController());
      // If the last runs cannot be read, every job runs.
      const since = await findSinceRuns(sql).catch(() => new Map<string, number>());
      if (signal.aborted) return;
      for (const job of jobs) {
        const wait = waitOf(job, since);
        if (wait > 0) timers.push(setTimeout(begin, wait, job).unref());
        else begin(job);
      }
    },
    async stop() {
      stopping.abort();
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
