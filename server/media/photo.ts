/** Turns a photo somebody sent into the files that are served: turned upright, without its metadata, in three sizes. */
import sharp, { type Sharp } from 'sharp';
import { photoTypeOf } from './photo-type.js';
import { type PictureWidth, pictureWidths, type SizedPicture } from './picture-files.js';
import { InvalidMediaError } from './invalid-media-error.js';

/** Most pixels a photo may have; a small file can unpack to gigabytes. */
const mostPixels = 64_000_000;
/** Seconds one photo may take. */
const patience = 60;

const quality: Record<PictureWidth, number> = { 1600: 76, 800: 76, 400: 76 };

/** Stands for a dominant colour nobody knows: a pale grey, as of an empty wall. */
export const plainColour = '#d9d9d9';

/** A portrait photo keeps its shape, but a strip does not become a tower. */
const fitted = (picture: Sharp, width: PictureWidth): Sharp =>
  picture.resize({ width, height: width * 1.5, fit: 'inside', withoutEnlargement: true });

const hex = (value: number): string => value.toString(16).padStart(2, '0');

const open = async (path: string): Promise<Sharp> => {
  // Looking at the head alone unpacks nothing, so it needs no limit and can say what is wrong.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new InvalidMediaError('photoTooManyPixels');
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: patience });
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
  const { dominant } = await fitted(sharp(data, { raw }), 400).toColourspace('srgb').stats();
  return {
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    sizes: Object.fromEntries(sizes) as SizedPicture['sizes'],
  };
};

/** Reads a photo; `start` are its first bytes. Throws InvalidMediaError for what is no photo, or none we can read. */
export const readPhoto = async (path: string, start: Buffer): Promise<SizedPicture> => {
  const type = photoTypeOf(start);
  if (type === null) throw new InvalidMediaError('photoTypeInvalid');
  // The decoder of HEIC pictures is under patents, so the library comes without it.
  if (type === 'heic') throw new InvalidMediaError('photoHeic');
  try {
    return await encode(path);
  } catch (thrown) {
    throw thrown instanceof InvalidMediaError ? thrown : new InvalidMediaError('photoDamaged');
  }
};
