/** Chooses the files a listing shows: its own, and those the person has uploaded for it; no others. */
import { plainColour } from '../../media/picture-files.js';
import { messageOf, type MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { maxPhotos } from '../../../src/model/rules/validate/media.js';
import type { Sql } from '../../db/database.js';
import { listWaitingFiles } from '../../repositories/media-file.js';
import { ServiceError } from '../service-error.js';
import { waitingLife } from '../uploads.js';
import type { NamedMedia } from './media.js';
import { type KnownNotes, notesOf, type StoredNotes } from './photo-notes.js';

/** Media of a listing by key. */
export interface ChosenMedia extends StoredNotes {
  images: string[];
  /** Dominant colours of `images`, in the same order. */
  imageColours: string[];
  video: string | null;
  /** Keys of the waiting files the listing takes. */
  taken: string[];
}

/** The media a listing already has. */
export interface PresentMedia extends KnownNotes {
  readonly images: readonly string[];
  readonly imageColours: readonly string[] | null;
  readonly video: string | null;
}

const nothing: PresentMedia = {
  images: [],
  imageColours: [],
  imageRooms: [],
  imageCaptions: [],
  video: null,
};

const refuse = (field: string, id: MessageId): never => {
  throw new ServiceError('invalid', messageOf(id), { [field]: messageOf(id) });
};

/** Chooses the media of a listing; refuses files that are neither the listing's nor waiting for this person. */
export const chooseMedia = async (
  transaction: Sql,
  userId: string,
  named: NamedMedia,
  present: PresentMedia = nothing,
  now: number,
): Promise<ChosenMedia> => {
  const colours = new Map(present.images.map((key, index) => [key, present.imageColours?.[index]]));
  const images = named.photos?.map(({ key }) => key) ?? [...present.images];
  const video = named.video === undefined ? present.video : (named.video?.key ?? null);
  if (images.length > maxPhotos) refuse('images', 'tooManyPhotos');

  const newPhotos = images.filter((key) => !colours.has(key));
  const newVideos = video === null || video === present.video ? [] : [video];
  const waiting = await listWaitingFiles(
    transaction,
    userId,
    [...newPhotos, ...newVideos],
    now - waitingLife,
  );
  const waits = (key: string, kind: string): boolean =>
    waiting.some((file) => file.key === key && file.kind === kind);
  if (!newPhotos.every((key) => waits(key, 'photo'))) refuse('images', 'photoUnknown');
  if (!newVideos.every((key) => waits(key, 'video'))) refuse('video', 'videoUnknown');

  for (const { key, colour } of waiting) colours.set(key, colour ?? undefined);
  const imageColours = images.map((key) => colours.get(key) ?? plainColour);
  const notes = notesOf(images, named.photos ?? [], present);
  return { images, imageColours, ...notes, video, taken: [...newPhotos, ...newVideos] };
};
