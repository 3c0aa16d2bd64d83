/** Detects the format of a picture by its first bytes; its name and its declared type are ignored. */

/** The picture formats that are detected. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heic';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const textAt = (start: Buffer, from: number): string => start.toString('latin1', from, from + 4);

/** Returns the format, or null for any other file. */
export const photoTypeOf = (start: Buffer): PhotoType | null => {
  if (start.subarray(0, 3).equals(jpeg)) return 'jpeg';
  if (start.subarray(0, 8).equals(png)) return 'png';
  if (textAt(start, 0) === 'RIFF' && textAt(start, 8) === 'WEBP') return 'webp';
  return textAt(start, 4) === 'ftyp' && heicBrands.has(textAt(start, 8)) ? 'heic' : null;
};
