/** Videos are judged by their boxes and elements; what says where they were taken is blanked in place. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readVideo } from '../../../../server/media/video/video.js';
import { aFilm, aFilmInPieces, aFilmWithPlaces, filmedAt } from '../../../support/photos.js';

const test = suite('server/media/video');
const folder = mkdtempSync(join(tmpdir(), 'housing-video-'));
const path = join(folder, 'film');
test.after(() => rmSync(folder, { recursive: true, force: true }));

const read = (content: Uint8Array) => {
  writeFileSync(path, content);
  return readVideo(path, Buffer.from(content.subarray(0, 64)));
};

const refusal = async (content: Uint8Array): Promise<string> =>
  read(content).then(
    () => 'taken',
    (thrown: unknown) => (thrown as { id: string }).id,
  );

test('an MP4 and a QuickTime film are told apart, with their length', async () => {
  assert.equal(await read(aFilm({ seconds: 90 }).content), { ending: 'mp4', seconds: 90, hasPicture: true });
  assert.is((await read(aFilm({ brand: 'qt  ' }).content)).ending, 'mov');
});

test('the place is blanked, and everything else stays where it was', async () => {
  const before = Buffer.from(aFilm().content);
  await read(before);
  const after = readFileSync(path);
  assert.is(after.length, before.length);
  assert.not.ok(after.includes(filmedAt) || after.includes('place of the track'));
  assert.is(after.indexOf('mdat'), before.indexOf('mdat'));
  assert.ok(after.includes('mvhd') && after.includes('free'));
});

test('what a track of places holds is wiped out of the data, and the pictures stay', async () => {
  for (const handler of ['meta', 'text', 'camm']) {
    const before = Buffer.from(aFilmWithPlaces({ handler }).content);
    assert.ok(before.includes(filmedAt) && before.includes('SecretCamera'));
    assert.is((await read(before)).hasPicture, true);
    const after = readFileSync(path);
    assert.is(after.length, before.length);
    assert.not.ok(
      after.includes(filmedAt) || after.includes('SecretCamera') || after.includes('gps '),
      handler,
    );
    assert.is(
      after.toString('latin1').split('picturepicture').length,
      before.toString('latin1').split('picturepicture').length,
    );
    assert.is((await read(after)).seconds, 12, 'it is still a sound film');
  }
});

test('of a film recorded in pieces the places are wiped as well', async () => {
  const before = Buffer.from(aFilmInPieces().content);
  assert.is(before.toString('latin1').split(filmedAt).length, 3);
  await read(before);
  const after = readFileSync(path);
  assert.not.ok(after.includes(filmedAt));
  assert.is(after.toString('latin1').split('traf').length, 2, 'the piece of the pictures stays');
  assert.is(after.indexOf('picture'), before.indexOf('picture'));
});

test('an index that points out of the data is refused', async () => {
  assert.is(await refusal(aFilmWithPlaces({ offset: 5000 }).content), 'videoInvalid');
  assert.is(await refusal(aFilmWithPlaces({ offset: -400 }).content), 'videoInvalid');
});

const id = (hex: string): Buffer => Buffer.from(hex, 'hex');
/** An element with a size of eight bytes; undefined writes "unknown", as recorders do. */
const element = (name: string, body: Buffer, isOpen = false): Buffer => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(isOpen ? (1n << 57n) - 1n : (1n << 56n) | BigInt(body.length));
  return Buffer.concat([id(name), size, body]);
};
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const webm = ({
  duration = 0,
  times = [0],
  open = false,
  docType = 'webm',
  track = 1,
  tags = '',
} = {}): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element(
      '18538067',
      Buffer.concat([
        element(
          '1549a966',
          Buffer.concat([
            element('2ad7b1', number(1_000_000)),
            ...(duration ? [element('4489', float(duration))] : []),
          ]),
        ),
        element('1654ae6b', element('ae', element('83', Buffer.from([track])))),
        ...(tags ? [element('1254c367', Buffer.from(tags))] : []),
        ...times.map((time) =>
          element(
            '1f43b675',
            Buffer.concat([element('e7', number(time)), element('a3', Buffer.alloc(500))]),
            open,
          ),
        ),
      ]),
      open,
    ),
  ]);

test('the length of a WebM film is read, or its last cluster when it was recorded without one', async () => {
  assert.equal(await read(webm({ duration: 12_500 })), { ending: 'webm', seconds: 12.5, hasPicture: true });
  assert.is((await read(webm({ times: [0, 5000, 9000] }))).seconds, 9);
  assert.is((await read(webm({ times: [0, 5000, 9000], open: true }))).seconds, 9);
  assert.is((await read(webm())).seconds, undefined);
});

test('tags of a WebM film are blanked in place', async () => {
  const film = webm({ tags: `LOCATION ${filmedAt} and more words`, times: [0, 1000] });
  await read(film);
  const after = readFileSync(path);
  assert.is(after.length, film.length);
  assert.not.ok(after.includes(filmedAt));
  assert.is((await read(after)).seconds, 1, 'it is still a sound film');
});

test('what is no video, has no picture or lasts too long is refused', async () => {
  assert.is(await refusal(webm({ docType: 'matroska' })), 'videoInvalid');
  assert.is(await refusal(webm({ track: 2 })), 'videoInvalid');
  assert.is(await refusal(webm({ track: 33 })), 'videoInvalid', 'a track of places');
  assert.is(await refusal(webm({ times: [601_000] })), 'videoTooLong');
  assert.is(await refusal(aFilm({ seconds: 601 }).content), 'videoTooLong');
  assert.is(await refusal(aFilm({ seconds: 600 }).content), 'taken');
  assert.is(await refusal(Buffer.from('not a film at all')), 'videoInvalid');
  assert.is(await refusal(Buffer.alloc(0)), 'videoInvalid');
});

test('films cut anywhere are refused or read, but never stop the reader', async () => {
  for (const film of [Buffer.from(aFilm().content).subarray(0, 500), webm({ times: [0, 1000] })])
    for (let length = 4; length < Math.min(film.length, 400); length += 3)
      assert.match(await refusal(film.subarray(0, length)), /^(taken|videoInvalid)$/);
});

test('boxes and elements that lie about their size are refused', async () => {
  const lying = Buffer.from(aFilm().content);
  lying.writeUInt32BE(0x7fffffff, lying.indexOf('moov') - 4);
  assert.is(await refusal(lying), 'videoInvalid');
  const tiny = Buffer.from(aFilm().content);
  tiny.writeUInt32BE(3, tiny.indexOf('moov') - 4);
  assert.is(await refusal(tiny), 'videoInvalid');
  const endless = webm({ open: true });
  endless[endless.length - 508] = 0x00;
  assert.is(await refusal(endless), 'videoInvalid');
});

test.run();
