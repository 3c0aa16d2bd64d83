/** Files sent ahead of their listing (additive). */
import { type Static, Type } from 'typebox';

/** A photo or video that waits for its listing, or a project's brochure. */
export const UploadedMedia = Type.Object({
  /** Absolute address; it is sent as a text field `images` or `video` with the listing; a `document` as the brochure of a project. */
  url: Type.String(),
  kind: Type.Union([Type.Literal('photo'), Type.Literal('video'), Type.Literal('document')]),
  /** Dominant colour of a photo, #rrggbb. */
  colour: Type.Optional(Type.String()),
  /** Length of a video in seconds. */
  seconds: Type.Optional(Type.Number()),
});
export type UploadedMedia = Static<typeof UploadedMedia>;
