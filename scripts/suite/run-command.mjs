/** Runs one command in a process group of its own, under a time limit. */
import { spawn } from 'node:child_process';

const GRACE_MS = 5_000;
const running = new Set();
let isBrokenOff = false;

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

/** Ends a command with everything it started: politely, then for good. */
function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  child.once('close', () => clearTimeout(timer));
}

/** Ends all running commands and lets no other begin; for a test run that is broken off. */
export async function endAll() {
  isBrokenOff = true;
  const all = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) endGroup(child);
  await Promise.all(all);
}

/**
 * Runs a command and answers its exit code (null when it was ended), output and seconds.
 * @param {{ command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv, limitSeconds: number,
 *   onOutput?: (chunk: Buffer) => void }} task
 */
export function runCommand({ command, args, cwd, env = process.env, limitSeconds, onOutput }) {
  if (isBrokenOff) return Promise.resolve({ code: null, output: 'Broken off.\n', seconds: 0 });
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const chunks = [];
    const keep = (chunk) => {
      chunks.push(chunk);
      onOutput?.(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      keep(Buffer.from(`\nStopped after the limit of ${limitSeconds} s.\n`));
      endGroup(child);
    }, limitSeconds * 1000);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      // A process left behind would hold ports and files of the next step.
      signalGroup(child, 'SIGKILL');
      const output = Buffer.concat(chunks).toString('utf8');
      resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('error', (error) => {
      keep(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', finish);
  });
}
