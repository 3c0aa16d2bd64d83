/** Limits of photos and video, checked before anything is sent (G-07). */
import type { MediaMessageId } from '../messages/media.js';
import type { PostingMessageId } from '../messages/posting.js';

/** Holds the most photos of a listing (G-07). */
export const maxPhotos = 20;

/** Holds the largest photo before compression, in bytes (G-07). */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** Holds the largest video, in bytes (G-07). */
export const maxVideoBytes = 100 * 1024 * 1024;

/** Bytes of a project's brochure. */
export const maxBrochureBytes = 10 * 1024 * 1024;

/** Lists the accepted photo types (G-07). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Lists the accepted video types: mp4, webm and mov (G-07). */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

/** Describes a chosen file; `size` in bytes. */
export interface MediaFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

// Browsers leave the type of a HEIC or MOV file empty where the system does not know it.
const typeByExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({
    heic: 'image/heic',
    heif: 'image/heif',
    mov: 'video/quicktime',
  }),
);

const typeOf = ({ name, type }: MediaFile): string =>
  type || typeByExtension.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) || '';

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type.toLowerCase());

/** Checks one photo to be added to the `count` photos there are (G-07). */
export const validatePhoto = (file: MediaFile, count: number): MediaMessageId | null => {
  if (count >= maxPhotos) return 'tooManyPhotos';
  if (!isOneOf(photoTypes, typeOf(file))) return 'photoTypeInvalid';
  return file.size > maxPhotoBytes ? 'photoTooLarge' : null;
};

/** Checks the video of a listing (S-241, S-337, G-07). */
export const validateVideo = (file: MediaFile): MediaMessageId | PostingMessageId | null => {
  if (!isOneOf(videoTypes, typeOf(file))) return 'videoInvalid';
  return file.size > maxVideoBytes ? 'videoTooLarge' : null;
};
