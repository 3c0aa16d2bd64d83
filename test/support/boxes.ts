/** Boxes of MP4 files for tests, and a film with one picture that a browser can decode. */

/** Makes a box of a type around its parts. */
export const box = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** Makes numbers of four bytes. */
export const numbers = (...values: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeInt32BE(value | 0, at * 4);
  return bytes;
};

/** The parts of the film: a sample entry's name and its configuration, the picture, and its rotation. */
interface Picture {
  entry?: string;
  setup: Uint8Array;
  data: Uint8Array;
  turn?: 0 | 90 | 180 | 270;
  width?: number;
  height?: number;
}

const matrices = { 0: [1, 0, 0, 1], 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const;

/** Makes an MP4 film of twelve seconds with sound first and one picture behind it. */
export const aFilmOf = ({
  entry = 'avc1',
  setup,
  data,
  turn = 0,
  width = 64,
  height = 48,
}: Picture): Uint8Array => {
  const [a, b, c, d] = matrices[turn].map((value) => value * 65_536);
  const head = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
  const size = Buffer.alloc(78);
  size.writeUInt16BE(1, 6);
  size.writeUInt16BE(width, 24);
  size.writeUInt16BE(height, 26);
  const track = (handler: string, ...parts: readonly Uint8Array[]) =>
    box(
      'trak',
      box(
        'tkhd',
        numbers(...new Array<number>(10).fill(0), a ?? 0, b ?? 0, 0, c ?? 0, d ?? 0, 0, 0, 0, 1 << 30),
      ),
      box(
        'mdia',
        box('mdhd', numbers(0, 0, 0, 1000, 12_000, 0)),
        box('hdlr', numbers(0, 0), Buffer.from(handler)),
        ...parts,
      ),
    );
  const movie = (offset: number) =>
    box(
      'moov',
      box('mvhd', numbers(0, 0, 0, 1000, 12_000, ...new Array<number>(20).fill(0))),
      track('soun'),
      track(
        'vide',
        box(
          'minf',
          box(
            'stbl',
            box('stsd', numbers(0, 1), box(entry, size, box(entry === 'avc1' ? 'avcC' : 'hvcC', setup))),
            box('stsc', numbers(0, 1, 1, 1, 1)),
            box('stsz', numbers(0, 0, 1, data.length)),
            box('stco', numbers(0, 1, offset)),
          ),
        ),
      ),
    );
  const start = head.length + movie(0).length + 8;
  return Buffer.concat([head, movie(start), box('mdat', data)]);
};

/** Holds one red picture of 64 by 48 as an H.264 encoder wrote it, with what its decoder must know. */
export const redPicture = {
  setup: Buffer.from('AULACv/hABBnQsAKjI1COTcBDQEHhEI1AQAEaM48gA==', 'base64'),
  data: Buffer.from('AAAAImW4AAQAAH///giigACAb44AAgBxwABB6k1Jydarrrrrrrw=', 'base64'),
} as const;
