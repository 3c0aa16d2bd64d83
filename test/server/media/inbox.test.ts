import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createInbox } from '../../../server/media/inbox.js';
import { InvalidMediaError } from '../../../server/media/invalid-media-error.js';

const test = suite('server/media/inbox');
const folder = mkdtempSync(join(tmpdir(), 'housing-inbox-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const inbox = createInbox(folder);

/** Keeps the four threads that open and remove files busy; they are free at the same time, so what waits runs at once. */
const busyThreads = async (): Promise<void> => {
  const derive = promisify(pbkdf2);
  await Promise.all(Array.from({ length: 4 }, () => derive('word', 'salt', 4_000, 64, 'sha512')));
};

test('a file comes in whole, with its first bytes', async () => {
  const content = Buffer.from('x'.repeat(100));
  const file = await inbox.receive(Readable.from([content]), 100, 'photoTooLarge');
  assert.equal([file.size, file.start.length], [100, 64]);
  await file.remove();
  assert.equal(readdirSync(folder), []);
});

test('a file that is too large from its first bytes leaves nothing, however busy the machine is', async () => {
  for (let turn = 0; turn < 150; turn++) {
    const busy = busyThreads();
    const refused = await inbox
      .receive(Readable.from([Buffer.alloc(200)]), 100, 'photoTooLarge')
      .catch((thrown: unknown) => thrown);
    assert.instance(refused, InvalidMediaError);
    await busy;
  }
  assert.equal(readdirSync(folder), []);
});

test.run();
