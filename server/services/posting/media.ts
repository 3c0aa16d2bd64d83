/** Which photos and video a form asks for: files that came with it, files sent ahead, and what the listing has. */
import type { FormPart, ReceivedFile } from '../../media/inbox.js';
import { InvalidMediaError } from '../../media/invalid-media-error.js';
import type { StoredUpload, Uploads } from '../uploads.js';
import { askedNotes, type PhotoNote } from './photo-notes.js';
import { refuseFile } from '../form-refusal.js';

/** A file by its public address, or the file itself. */
export type AskedFile = { readonly url: string } | { readonly file: ReceivedFile; readonly fileName: string };

/** What a form says about media; undefined where it says nothing. */
export interface AskedMedia {
  readonly photos: readonly AskedFile[] | undefined;
  /** What the photos show, in their order; undefined where the form does not say it. */
  readonly notes?: readonly PhotoNote[] | undefined;
  /** null when the video is to go (C-34). */
  readonly video: AskedFile | null | undefined;
}

/** A file by its key: one just stored, or one that was there; of a photo also what the form says it shows. */
export type NamedFile = (StoredUpload | { readonly key: string }) & { readonly note?: PhotoNote };

/** Media by key, with the files that were stored for this form. */
export interface NamedMedia {
  readonly photos: readonly NamedFile[] | undefined;
  readonly video: NamedFile | null | undefined;
  readonly kept: readonly StoredUpload[];
}

const photoFields = new Set(['images', 'images[]', 'newimages', 'newimages[]']);
const videoFields = new Set(['video', 'newvideo']);

const askedFile = (part: FormPart): AskedFile | null => {
  if ('file' in part) return part;
  const url = part.text.trim();
  return url === '' ? null : { url };
};

/** Reads the media parts of a form in their order. */
export const askedMedia = (parts: readonly FormPart[]): AskedMedia => {
  const named = parts.filter(({ name }) => photoFields.has(name));
  const photos = named.map(askedFile).filter((each) => each !== null);
  const videos = parts.filter(({ name }) => videoFields.has(name)).map(askedFile);
  return {
    photos: named.length > 0 ? photos : undefined,
    notes: askedNotes(parts, photos.length),
    // A new file wins over the old address that the form may still carry.
    video: videos.length > 0 ? (videos.findLast((each) => each !== null) ?? null) : undefined,
  };
};

/** Returns the key of an address of any size and host; it is looked up later. */
export const keyOfAddress = (url: string, ending: RegExp): string =>
  (/(?:^|\/)media\/([\w./-]{1,200})$/.exec(url)?.[1] ?? '').replace(ending, '');

const photoEnding = /-(?:1600|800|400)\.webp$/;
const noEnding = /(?!)/;

/** Stores the files of a form; when one is refused, none stays. */
export const storeMedia = async (
  userId: string,
  asked: AskedMedia,
  uploads: Uploads,
): Promise<NamedMedia> => {
  const kept: StoredUpload[] = [];
  const name = async (each: AskedFile, kind: 'photo' | 'video', ending: RegExp): Promise<NamedFile> => {
    if ('url' in each) return { key: keyOfAddress(each.url, ending) };
    try {
      const file = await uploads.store(userId, kind, each.file);
      kept.push(file);
      return file;
    } catch (thrown) {
      if (!(thrown instanceof InvalidMediaError)) throw thrown;
      throw refuseFile(kind === 'photo' ? 'images' : 'video', each.fileName, thrown.id);
    }
  };
  const photos = asked.photos?.map((each) => name(each, 'photo', photoEnding)) ?? [];
  const video = asked.video ? [name(asked.video, 'video', noEnding)] : [];
  const outcomes = await Promise.allSettled([...photos, ...video]);
  const failure = outcomes.find((each) => each.status === 'rejected');
  if (failure) {
    await uploads.discard(kept.map(({ key }) => key));
    throw failure.reason;
  }
  const files = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return {
    photos: asked.photos && [
      ...new Map(
        files
          .slice(0, photos.length)
          .map((file, at) => [
            file.key,
            asked.notes ? { ...file, note: asked.notes[at] as PhotoNote } : file,
          ]),
      ).values(),
    ],
    video: asked.video ? files.at(-1) : asked.video,
    kept,
  };
};
