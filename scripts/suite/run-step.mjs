/** Runs one check as a process of its own and returns its result. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULT } from './run-files.mjs';

const GRACE_MS = 5_000;
const running = new Set();
let isBrokenOff = false;

/** Signals a process and everything it started. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
}

/** Ends all running steps and starts no other. */
export async function endAll() {
  isBrokenOff = true;
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) endGroup(child);
  await Promise.all(ends);
}

/** Runs a step's command; answers its exit code, null when it was ended, and what it printed. */
function runCommand({ args, env, minutes = 10 }, { root, live }) {
  if (isBrokenOff) return { code: null, output: 'Broken off.\n' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', TEST_RESULT: 'line', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (chunk) => {
    output += chunk;
    if (live) process.stdout.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const timer = setTimeout(() => {
    keep(`\nStopped after the limit of ${minutes} minutes.\n`);
    endGroup(child);
  }, minutes * 60_000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      // A process left behind would block ports and files of the next step.
      signalGroup(child, 'SIGKILL');
      resolve({ code, output });
    });
  });
}

/** Reads the counts of a suite's last line. A suite without it, without tests, or with an exit code has failed. */
function readResult(output, code) {
  const last = output.trimEnd().split('\n').at(-1);
  if (!last.startsWith(RESULT)) return { failed: 1 };
  const result = JSON.parse(last.slice(RESULT.length));
  const isSound = (code === 0) === (result.failed === 0) && result.passed + result.failed > 0;
  return isSound ? result : { ...result, failed: result.failed + 1, failures: [] };
}

/**
 * Runs a step and keeps what it printed in .cache/checks; with `live` that is shown while it comes.
 * @returns {Promise<{ name: string, seconds: number, output: string, passed: number, failed: number, skipped: number,
 *   failures: { file: string, errors: string }[], notice?: string }>} `failures`: of a suite that came to its end
 */
export async function runStep(step, { root, live = false }) {
  const result = { name: step.name, seconds: 0, output: '', passed: 0, failed: 0, skipped: 0, failures: [] };
  if (step.lacks) return { ...result, failed: 1, output: step.lacks };
  const notice = step.skip?.();
  if (notice) return { ...result, skipped: 1, notice };
  const began = performance.now();
  const { code, output } = await runCommand(step, { root, live });
  const seconds = (performance.now() - began) / 1000;
  mkdirSync(join(root, '.cache/checks'), { recursive: true });
  writeFileSync(join(root, '.cache/checks', `${step.name.replace(/\W+/g, '-')}.log`), output);
  const counts = code === 0 ? { passed: 1 } : { failed: 1 };
  return { ...result, seconds, output, ...(step.isSuite ? readResult(output, code) : counts) };
}
