/** Makes the served files of an uploaded photo: upright, without metadata, in three sizes, two of them as AVIF too. */
import sharp, { type Sharp } from 'sharp';
import { photoTypeOf } from './photo-type.js';
import { avifWidths, type PictureWidth, pictureWidths, type SizedPicture } from './picture-files.js';
import { InvalidMediaError } from './invalid-media-error.js';

/** Most pixels a photo may have; a small file can unpack to gigabytes. */
const mostPixels = 64_000_000;
/** Seconds one photo may take. */
const patience = 60;

const quality: Record<PictureWidth, number> = { 1600: 76, 800: 76, 400: 76 };
/** As near to the photo as the WebP files are, a fifth smaller; more effort costs seconds and saves little. */
const avifQuality = { quality: 60, effort: 2 };

/** Limits the height too, so that a very narrow photo does not become extremely tall. */
const fitted = (picture: Sharp, width: PictureWidth): Sharp =>
  picture.resize({ width, height: width * 1.5, fit: 'inside', withoutEnlargement: true });

const hex = (value: number): string => value.toString(16).padStart(2, '0');

const open = async (path: string): Promise<Sharp> => {
  // Reading the header decodes nothing, so it needs no pixel limit here.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new InvalidMediaError('photoTooManyPixels');
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: patience });
};

/** Fewer bits than this, or fewer that are not set, and the photo is plain: it would look like all plain ones. */
const leastBits = 6;

/**
 * The difference hash of a picture, as the text of a signed 64-bit number: whether each of 8 x 8 cells is brighter than the
 * one to its right. Scaling and saving anew change few bits. Null of a plain picture.
 */
export const dhashOf = async (picture: Sharp): Promise<string | null> => {
  const cells = await picture.greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const bits = Array.from({ length: 64 }, (_, bit) => {
    const cell = bit + Math.floor(bit / 8);
    return (cells[cell] ?? 0) > (cells[cell + 1] ?? 0) ? '1' : '0';
  });
  const set = bits.filter((bit) => bit === '1').length;
  return Math.min(set, 64 - set) < leastBits ? null : String(BigInt.asIntN(64, BigInt(`0b${bits.join('')}`)));
};

const encode = async (path: string): Promise<SizedPicture> => {
  const picture = (await open(path)).autoOrient().flatten({ background: '#ffffff' });
  const { data, info } = await fitted(picture, 1600).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizeOf = async (width: PictureWidth): Promise<[PictureWidth, Uint8Array]> => [
    width,
    await fitted(sharp(data, { raw }), width).webp({ quality: quality[width], effort: 2 }).toBuffer(),
  ];
  const sizes = await Promise.all(pictureWidths.map(sizeOf));
  const avif = await Promise.all(
    avifWidths.map(async (width) => [
      width,
      await fitted(sharp(data, { raw }), width).avif(avifQuality).toBuffer(),
    ]),
  );
  const dhash = await dhashOf(sharp(data, { raw }));
  const { dominant } = await fitted(sharp(data, { raw }), 400).toColourspace('srgb').stats();
  return {
    ...(dhash !== null && { dhash }),
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    sizes: Object.fromEntries(sizes) as SizedPicture['sizes'],
    avif: Object.fromEntries(avif) as Required<SizedPicture>['avif'],
  };
};

/** Reads a photo; `start` holds its first bytes. Throws InvalidMediaError for any file that is not a readable photo. */
export const readPhoto = async (path: string, start: Buffer): Promise<SizedPicture> => {
  const type = photoTypeOf(start);
  if (type === null) throw new InvalidMediaError('photoTypeInvalid');
  // sharp has no HEIC decoder, because it is under patents.
  if (type === 'heic') throw new InvalidMediaError('photoHeic');
  try {
    return await encode(path);
  } catch (thrown) {
    throw thrown instanceof InvalidMediaError ? thrown : new InvalidMediaError('photoDamaged');
  }
};
