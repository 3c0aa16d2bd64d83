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

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
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

const track = (handler: string, seconds: number): Buffer =>
  box(
    'trak',
    box('tkhd', zeros(84)),
    box('mdia', box('mdhd', timing(seconds), zeros(4)), box('hdlr', zeros(8), handler, zeros(13))),
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
