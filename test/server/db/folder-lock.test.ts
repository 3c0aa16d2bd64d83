/** One process at a time opens a data folder. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lockFolder } from '../../../server/db/folder-lock.js';

const test = suite<{ folder: string }>('server/db/folder-lock');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-lock-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

test('a folder in use says by whom, and what to do', ({ folder }) => {
  lockFolder(folder);
  assert.throws(
    () => lockFolder(folder),
    (failure: Error) =>
      failure.message.includes(`in use by process ${process.pid}`) && failure.message.includes('DATA_DIR'),
  );
});

test('a lock given back can be taken again', ({ folder }) => {
  lockFolder(folder)();
  const unlock = lockFolder(folder);
  assert.is(readFileSync(join(folder, 'lock'), 'utf8'), String(process.pid));
  unlock();
});

test('the lock of a process that died is taken over', ({ folder }) => {
  // Numbers of processes end far below this one.
  writeFileSync(join(folder, 'lock'), '99999999');
  lockFolder(folder)();
});

test('the lock of a living process holds', ({ folder }) => {
  writeFileSync(join(folder, 'lock'), String(process.ppid));
  assert.throws(() => lockFolder(folder), new RegExp(`process ${process.ppid}`));
});

test('a lock with our own number that we do not hold is left from before', ({ folder }) => {
  writeFileSync(join(folder, 'lock'), String(process.pid));
  lockFolder(folder)();
});

test('an empty lock is left from a crash', ({ folder }) => {
  writeFileSync(join(folder, 'lock'), '');
  lockFolder(folder)();
});

test.run();
