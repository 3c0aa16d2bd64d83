/** Pictures and films made for tests: small, real, and of a known look. */
import sharp from 'sharp';
import type { SentFile } from './forms.js';

/** Makes a plain JPEG photo with a camera's metadata: turned, and with the place it was taken. */
export const aPhoto = async (
  colour = '#aa3322',
  { width = 60, height = 40, orientation = 1, name = 'hall.jpg' } = {},
): Promise<SentFile> => ({
  fileName: name,
  type: 'image/jpeg',
  content: await sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer(),
});

export const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const zeros = (length: number): Buffer => Buffer.alloc(length);

/** The fields of mvhd and mdhd up to the length: 1000 ticks are a second. */
const timing = (seconds: number): Buffer => {
  const bytes = zeros(20);
  bytes.writeUInt32BE(1000, 12);
  bytes.writeUInt32BE(seconds * 1000, 16);
  return bytes;
};

/** A box of numbers, four bytes each, behind version and flags. */
const numbers = (type: string, ...values: readonly number[]): Buffer => {
  const bytes = zeros(4 + values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 + at * 4);
  return box(type, bytes);
};

/** Says where the samples of a track lie: chunks of two samples each. */
interface Index {
  offsets: readonly number[];
  /** Bytes of every sample. */
  size: number;
}

const tableOf = ({ offsets, size }: Index): Buffer =>
  Buffer.concat([
    numbers('stsc', 1, 1, 2, 1),
    numbers('stsz', size, offsets.length * 2),
    numbers('stco', offsets.length, ...offsets),
  ]);

const numbered = (id: number): Buffer => {
  const bytes = zeros(84);
  bytes.writeUInt32BE(id, 12);
  return bytes;
};

const track = (handler: string, seconds: number, table?: Buffer, id = 1): Buffer =>
  box(
    'trak',
    box('tkhd', numbered(id)),
    box(
      'mdia',
      box('mdhd', timing(seconds), zeros(4)),
      box('hdlr', zeros(8), handler, zeros(13), 'SecretCamera'),
      ...(table ? [box('minf', box('stbl', table))] : []),
    ),
    box('udta', 'place of the track'),
  );

/** The place a telephone writes into its films, as ISO 6709 text. */
export const filmedAt = '+19.0760+072.8777/';

/** Makes an MP4 film of a length in seconds, with the place it was taken at; it has boxes but no pictures. */
export const aFilm = ({
  seconds = 12,
  name = 'walk.mp4',
  brand = 'isom',
  handler = 'vide',
} = {}): SentFile => ({
  fileName: name,
  type: 'video/mp4',
  content: Buffer.concat([
    box('ftyp', brand, zeros(4), 'isom'),
    box(
      'moov',
      box('mvhd', timing(seconds), zeros(80)),
      track(handler, seconds),
      box('udta', box('\u00a9xyz', filmedAt)),
    ),
    box('mdat', zeros(2000)),
  ]),
});

/** Makes an MP4 film with a track of places beside its pictures, as action cameras write; the places lie in the data. */
export const aFilmWithPlaces = ({ handler = 'meta', offset = 0 } = {}): SentFile => {
  const head = box('ftyp', 'isom', zeros(4), 'isom');
  const places = `${filmedAt}${filmedAt}`;
  const [before, after] = [Buffer.alloc(300, 'picture'), Buffer.alloc(300, 'picture')];
  const movie = (offsets: readonly number[]): Buffer =>
    box(
      'moov',
      box('mvhd', timing(12), zeros(80)),
      track('vide', 12),
      track(handler, 12, tableOf({ offsets, size: filmedAt.length })),
    );
  const start = head.length + movie([0, 0]).length + 8 + before.length + offset;
  const second = start + places.length + after.length;
  return {
    fileName: 'ride.mp4',
    type: 'video/mp4',
    content: Buffer.concat([
      head,
      movie([start, second]),
      box('mdat', before, places, after, places),
      box('gps ', filmedAt),
    ]),
  };
};

/** A box of rows of numbers, as the index of a track has them. */
export const tableBox = (
  type: string,
  before: readonly number[],
  rows: number,
  row: (at: number) => number[],
): Buffer => {
  const values = Array.from({ length: rows }, (_, at) => row(at)).flat();
  const bytes = zeros(4 + (before.length + values.length) * 4);
  let at = 4;
  for (const value of before) at = bytes.writeUInt32BE(value, at);
  for (const value of values) at = bytes.writeUInt32BE(value, at);
  return box(type, bytes);
};

/** Makes a film with any other boxes in it, and a track of places that has any index. */
export const aFilmWithIndex = (table: Buffer, ...others: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', 'isom', zeros(4), 'isom'),
    box('moov', box('mvhd', timing(12), zeros(80)), track('vide', 12), track('meta', 12, table, 2)),
    ...others,
    box('mdat', zeros(2000)),
  ]);

/** Makes the same film as recorders write it that do not know its end: in pieces, each with its own small index. */
export const aFilmInPieces = (): SentFile => {
  const flagged = (type: string, flags: number, ...values: readonly number[]): Buffer => {
    const bytes = numbers(type, ...values);
    bytes.writeUInt32BE(flags, 8);
    return bytes;
  };
  const piece = (offset: number): Buffer =>
    box(
      'moof',
      box('traf', flagged('tfhd', 0x20000, 1), flagged('trun', 0x201, 1, offset, 300)),
      box(
        'traf',
        flagged('tfhd', 0x20010, 2, filmedAt.length),
        flagged('trun', 0x1, 1, offset + 300),
        flagged('trun', 0x200, 1, filmedAt.length),
      ),
    );
  const offset = piece(0).length + 8;
  return {
    fileName: 'ride.mp4',
    type: 'video/mp4',
    content: Buffer.concat([
      box('ftyp', 'isom', zeros(4), 'isom'),
      box(
        'moov',
        box('mvhd', timing(12), zeros(80)),
        track('vide', 12),
        track('meta', 12, undefined, 2),
        box('mvex', numbers('trex', 2, 1, 0, 7, 0)),
      ),
      piece(offset),
      box('mdat', Buffer.alloc(300, 'picture'), filmedAt, filmedAt),
    ]),
  };
};
