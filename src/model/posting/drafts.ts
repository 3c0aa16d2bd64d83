/** Drafts: a form is stored on this device until it is posted, dropped, or 14 days old (G-20, C-63). */
import type { PageConnection } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { draftPrefix } from '../session/clear-drafts-on-sign-out.js';
import type { DraftFiles } from './draft-files.js';
import type { FormValues } from './field.js';
import type { Step } from './form-check.js';
import type { MediaItem, MediaList } from './media-items.js';

/** Holds how long a draft is kept, in milliseconds (C-63). */
export const draftLifetime = 14 * 86_400_000;

type DraftItem = Pick<MediaItem, 'id' | 'name' | 'size' | 'url' | 'seconds' | 'room' | 'caption'>;

/** A stored draft; its files are stored separately under `key/id`. */
export interface Draft {
  readonly step: Step;
  readonly values: FormValues;
  /** Names chosen from suggestions, which stay valid (C-30). */
  readonly known: readonly string[];
  readonly photos: readonly DraftItem[];
  readonly video: DraftItem | null;
  /** The Idempotency-Key of the submission. */
  readonly submission: string;
  /** The version of the listing that was edited; drafts from before have none. */
  readonly version?: string;
  /** Id of who was signed in; '' when nobody was, or it was not known. */
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const draftItem = ({ id, name, size, url, seconds, room, caption }: MediaItem): DraftItem => ({
  id,
  name,
  size,
  ...(url !== undefined && { url }),
  ...(seconds !== undefined && { seconds }),
  ...(room && { room }),
  ...(caption && { caption }),
});

/** The part of a draft that its media make. */
export const draftMedia = ({ photos, video }: MediaList): Pick<Draft, 'photos' | 'video'> => ({
  // A photo that is still being prepared has no file to store.
  photos: photos.filter(({ stage }) => stage !== 'preparing').map(draftItem),
  video: video && draftItem(video),
});

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.values === 'object' && Array.isArray(draft.photos) && typeof draft.savedAt === 'number'
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads the draft of a key; null when there is none, or it is too old or somebody else's. */
export const readDraft = (
  key: string,
  connection: PageConnection | null,
  now: number,
  user: string,
): Draft | null => {
  const draft = parsed(readStored(draftPrefix + key, connection) ?? 'null');
  if (!isDraft(draft) || now - draft.savedAt > draftLifetime) return null;
  return draft.user !== '' && user !== '' && draft.user !== user ? null : draft;
};

/** Keeps a draft. */
export const writeDraft = (key: string, draft: Draft | null, connection: PageConnection | null): void => {
  writeStored(draftPrefix + key, draft && JSON.stringify(draft), connection);
};

const restored = async (item: DraftItem, key: string, files: DraftFiles): Promise<MediaItem | null> => {
  if (item.url !== undefined) return { ...item, stage: 'ready' };
  const file = await files.get(`${key}/${item.id}`);
  return file && { ...item, stage: 'ready', file, size: file.size };
};

/** Restores the media of a draft; leaves out files the browser has deleted. */
export const mediaOf = async (draft: Draft, key: string, files: DraftFiles): Promise<MediaList> => {
  const photos = await Promise.all(draft.photos.map((photo) => restored(photo, key, files)));
  return {
    photos: photos.filter((photo) => photo !== null),
    video: draft.video && (await restored(draft.video, key, files)),
  };
};
