/** Memory: a file of 60,000 rows passes through a heap that could not hold it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('server/import/memory');

/** Megabytes; the rows alone, held at once, would need more. */
const heap = 52;

test('streams 60,000 rows of CSV through a small heap', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${heap}`,
      '--import',
      'tsx',
      fileURLToPath(new URL('./stream-rows.ts', import.meta.url)),
      '60000',
    ],
    { timeout: 120_000 },
  );
  assert.equal(JSON.parse(stdout), {
    read: 60_000,
    created: 59_999,
    updated: 0,
    unchanged: 0,
    refused: 0,
    repeated: 1,
  });
});

test.run();
