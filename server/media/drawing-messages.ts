/** What goes between the server and its drawing thread. */

/** The widths in pixels that every picture is kept in. */
export const pictureWidths = [1600, 800, 400] as const;

/** A width in pixels that every picture is kept in. */
export type PictureWidth = (typeof pictureWidths)[number];

/** A picture in all its sizes. */
export interface DrawnPicture {
  /** The dominant colour, #rrggbb. */
  colour: string;
  /** WebP files by width. */
  sizes: Record<PictureWidth, Uint8Array>;
}

/** Asks for a scene; the seed decides everything about it. */
export interface DrawingRequest {
  id: number;
  scene: string;
  seed: string;
}

/** Answers with the picture, or says what went wrong. */
export interface DrawingReply {
  id: number;
  drawn?: DrawnPicture;
  error?: string;
}
