/** How long `npm start` takes: on nothing, and again on what that made; and when each step of it was done. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { findPostgres, POSTGRES_MISSING } from '../../scripts/setup/postgres.mjs';
import { median, numbersAt, root, untilReady } from '../marketplace.mjs';

const runs = 5;

/** Seconds within which a market is wanted to be ready: the first time, and later. */
const wanted = { first: 5, later: 2 };

/** Milliseconds between two starts: what the one before has left to the disk is written by then. */
const rest = 2000;

const stepsOf = async (port) => {
  const text = await numbersAt(port);
  return [...text.matchAll(/^start_step_seconds\{step="(\w+)"\} (\S+)/gm)].map(([, step, seconds]) => [
    step,
    Number(seconds),
  ]);
};

/** Seconds until one start is ready, and when in it each step of the server's was done. */
const startOnce = async (settings) => {
  await delay(rest);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: String(port),
      ...settings,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await untilReady(child);
    const ready = (performance.now() - began) / 1000;
    const steps = await stepsOf(port);
    const before = ready - steps.find(([step]) => step === 'listening')[1];
    return { ready, steps: [['npm', before], ...steps.map(([step, seconds]) => [step, before + seconds])] };
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
};

const emptyPostgres = () => {
  const bin = findPostgres();
  if (!bin) throw new Error(POSTGRES_MISSING);
  const { url, stop } = startCluster(bin);
  return { settings: { DATABASE_URL: url }, close: stop };
};

const startTwice = async (engine, more) => {
  const folder = await mkdtemp(join(tmpdir(), 'housing-bench-'));
  const { settings, close } =
    engine === 'postgres' ? emptyPostgres() : { settings: {}, close: () => undefined };
  try {
    const all = { DATA_DIR: folder, ...settings, ...more };
    return { first: await startOnce(all), later: await startOnce(all) };
  } finally {
    close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const inWords = (steps) =>
  steps
    .toSorted(([, one], [, other]) => one - other)
    .map(([step, seconds]) => `${step} ${seconds.toFixed(1)}`)
    .join(', ');

/** A process that does nothing, in seconds: what the machine is like. */
const emptyProcess = async () => {
  const began = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return (performance.now() - began) / 1000;
};

const measureStarts = async (engine, [name, settings], baseline) => {
  const found = [];
  for (let run = 0; run < runs; run++) found.push(await startTwice(engine, settings));
  return ['first', 'later'].map((which) => {
    const starts = found.map((each) => each[which]).sort((one, other) => one.ready - other.ready);
    const value = median(starts.map(({ ready }) => ready));
    const [least, most] = [starts[0].ready, starts.at(-1).ready];
    const { steps } = starts[Math.floor(runs / 2)];
    return {
      name: `${engine}, ${which} npm start ${name}`,
      value: `${value.toFixed(1)} s (${least.toFixed(1)} to ${most.toFixed(1)}): ${inWords(steps)}`,
      baseline: `${baseline.toFixed(3)} s (an empty process)`,
      ratio: value / baseline,
      budget: `<= ${wanted[which]} s`,
      isMet: value <= wanted[which],
    };
  });
};

/** Measures starts on an engine, of the demo and of an empty market. */
export const measureStartsOn = async (engine) => {
  const processes = [];
  for (let run = 0; run < runs; run++) processes.push(await emptyProcess());
  const found = [];
  for (const kind of Object.entries({ 'with the demo': { DEMO: 'on' }, 'without it': { DEMO: 'off' } }))
    found.push(...(await measureStarts(engine, kind, median(processes))));
  return found;
};
