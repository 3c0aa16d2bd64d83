/** A lock between processes: a folder that names its owner's process id. */
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;

/** Tells whether a process with this id is running. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Creates the folder with its owner by one rename, so that it never exists without an owner. */
function tryToTake(lock) {
  const staging = `${lock}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  writeFileSync(join(staging, 'pid'), String(process.pid));
  try {
    renameSync(staging, lock);
    return true;
  } catch {
    rmSync(staging, { recursive: true, force: true });
    return false;
  }
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Takes over from a dead owner. Only one of several waiters can make the claim folder. */
function tryToInherit(lock, dead) {
  const claim = join(lock, `after-${dead}`);
  try {
    mkdirSync(claim);
  } catch {
    return false;
  }
  // The lock may have been released and taken again since the dead owner was read.
  if (ownerOf(lock) !== dead) {
    rmdirSync(claim);
    return false;
  }
  writeFileSync(`${claim}/pid`, String(process.pid));
  renameSync(`${claim}/pid`, join(lock, 'pid'));
  return true;
}

async function take(lock, { say, patienceMs }) {
  const until = Date.now() + patienceMs;
  let said = false;
  while (!tryToTake(lock)) {
    const owner = ownerOf(lock);
    if (owner !== undefined && !isRunning(owner)) {
      if (tryToInherit(lock, owner)) return say(`took over from process ${owner}, which is gone`);
    } else if (owner !== undefined && !said) {
      say(`waiting for process ${owner}, which does the same`);
      said = true;
    }
    if (Date.now() > until) throw new Error(`Still locked by another process: remove ${lock} if none runs`);
    await sleep(POLL_MS);
  }
}

/**
 * Runs the work while no other process holds the lock; waits at most patienceMs (ten minutes) for it.
 * @param {string} lock
 * @param {() => unknown} work
 * @param {{ say?: (line: string) => void, patienceMs?: number }} [options]
 */
export async function withLock(lock, work, { say = () => {}, patienceMs = 600_000 } = {}) {
  mkdirSync(dirname(lock), { recursive: true });
  await take(lock, { say, patienceMs });
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
