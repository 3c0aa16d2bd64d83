import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firstFrameOf } from '../../../src/model/posting/first-frame.js';
import { aFilmOf } from '../../support/boxes.js';

const test = suite('model/posting/first-frame');
const avc = Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe1]);
const data = Buffer.from('one picture');
const blob = (...parts: Uint8Array[]) => new Blob(parts as BlobPart[]);

test('the first picture of a film is found with its codec, and how the film is turned', async () => {
  for (const turn of [0, 90, 180, 270] as const) {
    const frame = await firstFrameOf(blob(aFilmOf({ setup: avc, data, turn })));
    assert.equal(
      [
        frame?.codec,
        frame && Buffer.from(frame.data).toString(),
        frame && Buffer.from(frame.description),
        frame?.turn,
      ],
      ['avc1.64001f', 'one picture', avc, turn],
    );
  }
});

test('H.265, which telephones write, is named as decoders know it', async () => {
  const setup = Buffer.from([1, 0x01, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 93, 0xf0]);
  const frame = await firstFrameOf(blob(aFilmOf({ entry: 'hvc1', setup, data })));
  assert.is(frame?.codec, 'hvc1.1.6.L93.b0');
});

test('what is no such film, or is cut off, has no picture', async () => {
  assert.is(await firstFrameOf(blob(Buffer.from('not a film at all'))), null);
  const film = aFilmOf({ setup: avc, data });
  for (let length = 8; length < film.length - data.length; length += 7) {
    const frame = await firstFrameOf(blob(film.subarray(0, length))).catch(() => null);
    assert.is(frame === null || frame.data.length === 0, true, String(length));
  }
});

test.run();
