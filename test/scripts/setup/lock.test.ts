import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { isRunning, withLock } = await script<{
  isRunning: (pid: number) => boolean;
  withLock: (lock: string, work: () => unknown, options?: object) => Promise<unknown>;
}>('setup/lock.mjs');

const test = suite('scripts/setup/lock');

/** The message with which a promise fails. */
const messageOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'it did not fail',
    (error: unknown) => (error instanceof Error ? error.message : 'it threw no error'),
  );

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'close');
  return child.pid!;
}

test('two works under one lock never overlap', () =>
  inScratch(async (folder) => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push(`${name} ends`);
    };
    const lock = join(folder, 'lock');
    await Promise.all([withLock(lock, work('a')), withLock(lock, work('b'))]);
    assert.equal(seen, ['a begins', 'a ends', 'b begins', 'b ends']);
  }));

test('the lock names its owner while it is held and is gone afterwards, also after a failure', () =>
  inScratch(async (folder) => {
    const lock = join(folder, 'deep/lock');
    let owner = '';
    const failing = withLock(lock, () => {
      owner = readFileSync(join(lock, 'pid'), 'utf8');
      throw new Error('broken');
    });
    assert.is(await messageOf(failing), 'broken');
    assert.is(owner, String(process.pid));
    assert.not.ok(existsSync(lock));
  }));

test('a lock whose owner is gone is taken over', () =>
  inScratch(async (folder) => {
    const dead = await endedProcess();
    writeInto(folder, 'lock/pid', String(dead));
    const said: string[] = [];
    const lock = join(folder, 'lock');
    const answer = await withLock(lock, () => 'done', { say: (line: string) => said.push(line) });
    assert.is(answer, 'done');
    assert.equal(said, [`took over from process ${dead}, which is gone`]);
    assert.not.ok(existsSync(lock));
  }));

test('a lock whose owner runs is waited for, and the wait has an end', () =>
  inScratch(async (folder) => {
    writeInto(folder, 'lock/pid', String(process.ppid));
    const said: string[] = [];
    const options = { say: (line: string) => said.push(line), patienceMs: 10 };
    const waiting = withLock(join(folder, 'lock'), () => 'done', options);
    assert.match(await messageOf(waiting), 'Still locked');
    assert.equal(said, [`waiting for process ${process.ppid}, which does the same`]);
  }));

test('a running process is told from one that has ended', async () => {
  assert.ok(isRunning(process.pid));
  assert.not.ok(isRunning(await endedProcess()));
});

test.run();
