/** The index of a stranger's film costs no more than its length, whatever it says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readVideo } from '../../../../server/media/video/video.js';
import { aFilmWithIndex, aFilmWithPlaces, box, tableBox } from '../../../support/photos.js';
import { costOf } from '../../../support/processor-cost.js';

const test = suite('server/media/hostile-index');
const folder = mkdtempSync(join(tmpdir(), 'housing-index-'));
const path = join(folder, 'film');
test.after(() => rmSync(folder, { recursive: true, force: true }));

/** The most a megabyte may cost on a machine that is busy with something else; it was ten seconds. */
const mostMilliseconds = 1500;

/** What became of a film, and the milliseconds of processor time that took. */
const read = async (content: Buffer, most = mostMilliseconds): Promise<{ result: string; cost: number }> => {
  writeFileSync(path, content);
  let result = '';
  const cost = await costOf(async () => {
    result = await readVideo(path, content.subarray(0, 64)).then(
      () => 'taken',
      (thrown: unknown) => (thrown as { id?: string }).id ?? String(thrown),
    );
  }, most);
  return { result, cost };
};

/** Where the content of the last mdat of a film begins. */
const dataOf = (film: Buffer): number => film.lastIndexOf('mdat') + 4;

const rows = 90_000;
const chunkIndex = (runs: (run: number) => number[], offset: number): Buffer =>
  Buffer.concat([
    tableBox('stsc', [rows], rows, runs),
    tableBox('stsz', [0, rows], rows, () => [0]),
    tableBox('stco', [rows], rows, () => [offset]),
  ]);

test('a run for each of 90,000 chunks is read once', async () => {
  const { result, cost } = await read(aFilmWithIndex(chunkIndex((run) => [run + 1, 1, 1], 0)));
  assert.is(result, 'taken');
  assert.ok(cost < mostMilliseconds, `${cost.toFixed()} ms`);
});

test('runs that begin at the first chunk again and again are refused', async () => {
  const { result, cost } = await read(aFilmWithIndex(chunkIndex(() => [1, 1, 1], 0)));
  assert.is(result, 'videoInvalid');
  assert.ok(cost < mostMilliseconds, `${cost.toFixed()} ms`);
});

test('a sample in each of many pieces of data is found without looking at all of them', async () => {
  const pieces = Array.from({ length: 19_000 }, () => box('mdat', Buffer.alloc(1)));
  const count = 49_000;
  const film = (offset: number): Buffer =>
    aFilmWithIndex(
      Buffer.concat([
        tableBox('stsc', [1], 1, () => [1, 1, 1]),
        tableBox('stsz', [1, count], 0, () => []),
        tableBox('stco', [count], count, () => [offset]),
      ]),
      ...pieces,
    );
  const most = 6 * mostMilliseconds;
  const { cost } = await read(film(dataOf(film(0))), most);
  assert.ok(cost < most, `${cost.toFixed()} ms`);
});

test('more tracks than films have, and more parts than they need, are refused', async () => {
  const tracks = Array.from({ length: 2000 }, () => box('trak', box('tkhd', Buffer.alloc(84))));
  const film = aFilmWithIndex(Buffer.alloc(0));
  const movie = film.indexOf('moov') - 4;
  const size = film.readUInt32BE(movie);
  const many = Buffer.concat([film.subarray(movie + 8, movie + size), ...tracks]);
  const whole = Buffer.concat([film.subarray(0, movie), box('moov', many), film.subarray(movie + size)]);
  assert.is((await read(whole)).result, 'videoInvalid');

  const runs = Buffer.concat(Array.from({ length: 19_999 }, () => box('traf')));
  const parts = Array.from({ length: 60 }, () => box('moof', runs));
  assert.is((await read(aFilmWithIndex(Buffer.alloc(0), ...parts))).result, 'videoInvalid');
});

/** The same numbers in every run. */
const createDice = () => {
  let state = 7;
  return (sides: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % sides;
  };
};

test('a film with bytes changed anywhere is taken or refused, and costs little', async () => {
  const dice = createDice();
  const sound = Buffer.from(aFilmWithPlaces().content);
  for (let round = 0; round < 300; round++) {
    const film = Buffer.from(sound);
    for (let changes = 1 + dice(6); changes > 0; changes--) film[dice(film.length)] = dice(256);
    const { result, cost } = await read(film);
    assert.ok(['taken', 'videoInvalid', 'videoTooLong'].includes(result), result);
    assert.ok(cost < mostMilliseconds, `${cost.toFixed()} ms`);
  }
});

test.run();
