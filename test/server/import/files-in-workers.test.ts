/** Files of strangers are read in threads that are ended when they take too long or too much memory. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createImportReader } from '../../../server/import/import-reader.js';
import type { ImportReading } from '../../../server/import/read-import.js';
import type { Outcome } from '../../../server/import/run.js';
import type { Upload } from '../../../server/import/upload.js';
import { createUploadReader } from '../../../server/import/upload-reader.js';
import { createVideoReader, type VideoRequest } from '../../../server/media/video/video-reader.js';
import { fileLimits } from '../../../server/threads/worker-pool.js';
import { aFilm } from '../../support/photos.js';
import { xlsxFile } from '../../support/xlsx-file.js';

const test = suite('server/import/files-in-workers');
const folder = mkdtempSync(join(tmpdir(), 'housing-readings-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const upload = (fileName: string, content: Uint8Array | string): Upload => {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  return { path, fileName, ownerId: 'asha', kind: 'sell', city: 'Pune' };
};

const film = (content: Uint8Array): VideoRequest => {
  const path = join(folder, 'film');
  writeFileSync(path, content);
  return { path, start: content.subarray(0, 64) };
};

const failure = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (thrown: unknown) => {
      const { name, message, id } = thrown as Error & { id?: string };
      return `${name}: ${id ?? message}`;
    },
  );

const list = 'locality,price\nBaner,90 L\nWakad,80 L\n';
const leftBehind = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('housing-work-'));

const tooDear = /UnreadableFileError: The file takes too much time or memory/;
const readVideo = createVideoReader();
const readTable = createUploadReader();

test('videos and tables are read as ever, and what is wrong with them is said as ever', async () => {
  assert.is((await readVideo(film(aFilm({ seconds: 90 }).content))).seconds, 90);
  assert.is(
    await failure(readVideo(film(aFilm({ seconds: 601 }).content))),
    'InvalidMediaError: videoTooLong',
  );
  const { rows } = await readTable(upload('a.csv', list));
  assert.equal(
    rows.map(({ listing }) => listing?.fields.locality),
    ['Baner', 'Wakad'],
  );
  assert.is(await failure(readTable(upload('a.pdf', list))), 'InvalidMediaError: importTypeInvalid');
  assert.match(
    await failure(readTable(upload('a.csv', 'a\n1\n'))),
    /UnreadableFileError: No heading was recognised/,
  );
});

test('more files than threads wait their turn', async () => {
  const files = Array.from({ length: 6 }, (_, at) => upload(`${at}.csv`, list));
  const read = await Promise.all(files.map((file) => readTable(file)));
  assert.equal(
    read.map(({ rows }) => rows.length),
    [2, 2, 2, 2, 2, 2],
  );
});

const rows = (count: number): string =>
  Array.from({ length: count }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"/></row>`).join('');

test('a file that takes too long ends with its thread, leaves nothing, and the next one is read', async () => {
  const before = leftBehind().length;
  const hurried = { ...fileLimits, longest: 1 };
  const large = upload('a.xlsx', xlsxFile(rows(300_000), []));
  assert.match(await failure(createUploadReader(hurried)(large)), tooDear);
  assert.is(
    await failure(createVideoReader(hurried)(film(aFilm().content))),
    'InvalidMediaError: videoInvalid',
  );
  assert.is(leftBehind().length, before);
  assert.is((await readTable(upload('b.csv', list))).rows.length, 2);
});

test('a file that takes too much memory ends with its thread', async () => {
  const poor = createUploadReader({ ...fileLimits, longest: 60_000, mostMemory: 8 });
  const wide = `${Array.from({ length: 400 }, (_, at) => `c${at}`).join(',')},locality,price\n`;
  const row = `${'some words of a cell,'.repeat(400)}Baner,90 L\n`;
  assert.match(await failure(poor(upload('a.csv', wide + row.repeat(600)))), tooDear);
});

const importOf = (fileName: string, content: string): ImportReading => {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  return { path, format: 'csv', ownerId: 'asha', kind: 'sell', city: 'Pune' };
};

const linesOf = async (outcomes: AsyncIterable<Outcome>): Promise<string[]> => {
  const lines: string[] = [];
  for await (const { listing, events } of outcomes)
    lines.push(listing?.fields.locality ?? events[0]?.reason ?? '');
  return lines;
};

test('an import is read row by row, and what is wrong with it is said', async () => {
  const many = Array.from({ length: 1200 }, (_, at) => `Baner,${at + 1} L`).join('\n');
  const before = leftBehind().length;
  const read = createImportReader();
  const lines = await linesOf(read(importOf('many.csv', `locality,price\n${many}\n`)));
  assert.is(lines.filter((line) => line === 'Baner').length, 1200);
  assert.match(
    await failure(linesOf(read(importOf('none.csv', 'a\n1\n')))),
    /UnreadableFileError: No heading was recognised/,
  );
  assert.is(leftBehind().length, before);
});

test('an import that takes too long ends with its thread, and leaves nothing', async () => {
  const before = leftBehind().length;
  const read = createImportReader({ longest: 1, mostMemory: 256 });
  assert.match(await failure(linesOf(read(importOf('slow.csv', list)))), tooDear);
  assert.is(leftBehind().length, before);
});

test.run();
