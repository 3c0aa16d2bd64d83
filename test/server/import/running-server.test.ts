/** Finding the running server: by the note of a living process only. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findServer, forgetServer, noteServer } from '../../../server/import/running-server.js';

const test = suite<{ folder: string }>('server/import/running-server');
test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-note-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const running = { url: 'http://127.0.0.1:4100', token: 'secret' };

test('finds a server that noted itself, and no longer after it went', ({ folder }) => {
  noteServer(folder, running);
  assert.equal(findServer(folder), running);
  forgetServer(folder);
  assert.is(findServer(folder), undefined);
});

test('takes back a token file that everybody could read', ({ folder }) => {
  writeFileSync(join(folder, 'import-token'), 'old', { mode: 0o644 });
  noteServer(folder, running);
  assert.is(statSync(join(folder, 'import-token')).mode & 0o777, 0o600);
});

test('ignores the note of a process that died, and a broken one', ({ folder }) => {
  noteServer(folder, running);
  // Process ids end far below this number on every system we know.
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ url: running.url, pid: 2 ** 30 }));
  assert.is(findServer(folder), undefined);
  writeFileSync(join(folder, 'server.json'), '{');
  assert.is(findServer(folder), undefined);
  assert.is(findServer(join(folder, 'none')), undefined);
});

test.run();
