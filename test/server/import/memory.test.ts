/** Memory: a large file passes through a heap that could not hold it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { xlsxFile } from '../../support/xlsx-file.js';

const test = suite('server/import/memory');

/** Megabytes; the rows alone, held at once, would need more. */
const heap = 52;

const counts = (read: number) => ({
  read,
  created: read - 1,
  updated: 0,
  unchanged: 0,
  refused: 0,
  repeated: 1,
});

const readInSmallHeap = async (...rest: string[]): Promise<unknown> => {
  const script = fileURLToPath(new URL('./stream-rows.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${heap}`, '--import', 'tsx', script, ...rest],
    { timeout: 120_000 },
  );
  return JSON.parse(stdout);
};

test('streams 8,000 rows of Excel with long texts of their own through a small heap', async () => {
  const rows = 8000;
  const folder = await mkdtemp(join(tmpdir(), 'housing-xlsx-'));
  const file = join(folder, 'large.xlsx');
  const headings = ['Ref', 'Listing for', 'Locality', 'City', 'Price', 'Area', 'BHK', 'Description'];
  const words = 'A flat with windows on two sides, close to the market and the school. '.repeat(48);
  const texts = headings.concat('Sale', 'Kharadi', 'Pune', '2 BHK').map((text) => `<t>${text}</t>`);
  const lines = [`<row>${headings.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`];
  for (let row = 1; row <= rows; row++) {
    // The last row is the first one again.
    const number = row % rows || 1;
    const own = texts.push(`<t>R-${number}</t>`, `<t>${words}${number}</t>`);
    const cells = [own - 2, 8, 9, 10].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    lines.push(
      `<row>${cells}<c><v>${row === rows ? 3_100_000 : (30 + (row % 90)) * 100_000}</v></c><c><v>${400 + (row % 900)}</v></c><c t="s"><v>11</v></c><c t="s"><v>${own - 1}</v></c></row>`,
    );
  }
  await writeFile(file, xlsxFile(lines.join(''), texts));
  assert.equal(await readInSmallHeap('xlsx', file), counts(rows));
  await rm(folder, { recursive: true });
});

test('streams 8,000 long rows of CSV through a small heap', async () => {
  assert.equal(await readInSmallHeap('csv', '8000'), counts(8000));
});

test.run();
