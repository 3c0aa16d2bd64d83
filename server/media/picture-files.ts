/** The files of a picture: one WebP in each width, named by the picture's key. */

/** The widths in pixels that every picture is stored in. */
export const pictureWidths = [1600, 800, 400] as const;

/** A width in pixels that every picture is stored in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** A picture in all its sizes. */
export interface SizedPicture {
  /** The dominant colour, #rrggbb. */
  colour: string;
  /** The difference hash of an uploaded photo that is not plain, as the text of a signed 64-bit number. */
  dhash?: string;
  /** WebP files by width. */
  sizes: Record<PictureWidth, Uint8Array>;
}

/** Returns the file keys of something people sent, by the key it is noted under. */
export const storeKeysOf = ({ key, kind }: { key: string; kind: 'photo' | 'video' }): string[] =>
  kind === 'photo' ? pictureWidths.map((width) => fileKeyOf(key, width)) : [key];

/** Returns the file key of a picture at a width in pixels. */
export const fileKeyOf = (key: string, width: PictureWidth): string => `${key}-${width}.webp`;
