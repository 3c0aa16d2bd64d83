/** One process at a time opens a data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  const unlock = lockFolder(folder);
  assert.throws(
    () => lockFolder(folder),
    (failure: Error) =>
      failure.message.includes(`in use by process ${process.pid} on `) &&
      failure.message.includes('DATA_DIR'),
  );
  unlock();
});

test('a lock given back can be taken again', ({ folder }) => {
  lockFolder(folder)();
  const unlock = lockFolder(folder);
  assert.match(readFileSync(join(folder, 'lock'), 'utf8'), new RegExp(`^process ${process.pid} on .+\n$`));
  unlock();
});

test('what a lock file says holds nothing: its process may have died, and its number be of another', ({
  folder,
}) => {
  for (const left of ['99999999', String(process.ppid), String(process.pid), '']) {
    writeFileSync(join(folder, 'lock'), left);
    lockFolder(folder)();
  }
});

test('a process that is stopped for a while keeps its lock, and one that is killed leaves none', async ({
  folder,
}) => {
  const source = new URL('../../../server/db/folder-lock.ts', import.meta.url).href;
  const holder = `import { lockFolder } from '${source}';
    lockFolder(process.argv[1]);
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  assert.throws(() => lockFolder(folder), new RegExp(`in use by process ${child.pid} on `));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('nobody else looks into a locked folder', ({ folder }) => {
  rmSync(folder, { recursive: true });
  const unlock = lockFolder(join(folder, 'data'));
  assert.is(statSync(join(folder, 'data')).mode & 0o777, 0o700);
  assert.is(statSync(join(folder, 'data', 'lock')).mode & 0o777, 0o600);
  unlock();
});

test.run();
