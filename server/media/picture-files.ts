/** The files of a picture: one WebP in each width, named by the picture's key, and AVIF beside those of cards. */

/** The widths in pixels that every picture is stored in. */
export const pictureWidths = [1600, 800, 400] as const;

/** A width in pixels that every picture is stored in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** The widths that an uploaded photo is stored in as AVIF too: those of cards and pages, not the one for looking closely. */
export const avifWidths = [800, 400] as const;

/** The colour of a photo whose dominant colour is unknown: a pale grey. */
export const plainColour = '#d9d9d9';

/** A picture in all its sizes. */
export interface SizedPicture {
  /** The dominant colour, #rrggbb. */
  colour: string;
  /** The difference hash of an uploaded photo that is not plain, as the text of a signed 64-bit number. */
  dhash?: string;
  /** WebP files by width. */
  sizes: Record<PictureWidth, Uint8Array>;
  /** AVIF files by width, of an uploaded photo. */
  avif?: Record<(typeof avifWidths)[number], Uint8Array>;
}

/** Returns the file keys that something people sent has for sure, by the key it is noted under. */
export const storeKeysOf = ({
  key,
  kind,
}: {
  key: string;
  kind: 'photo' | 'video' | 'document';
}): string[] => (kind === 'photo' ? pictureWidths.map((width) => fileKeyOf(key, width)) : [key]);

/** Returns the file key of a picture at a width in pixels. */
export const fileKeyOf = (key: string, width: PictureWidth): string => `${key}-${width}.webp`;

/** Returns the key of the AVIF file beside a WebP file of an uploaded photo; undefined where there can be none. */
export const avifKeyOf = (webpKey: string): string | undefined =>
  /^photo\/.+-(?:800|400)\.webp$/.test(webpKey) ? webpKey.replace(/webp$/, 'avif') : undefined;

/** Returns all file keys that something people sent may have: older photos have no AVIF files. */
export const possibleKeysOf = (file: { key: string; kind: 'photo' | 'video' | 'document' }): string[] =>
  storeKeysOf(file).flatMap((key) => {
    const avifKey = avifKeyOf(key);
    return avifKey ? [key, avifKey] : [key];
  });
