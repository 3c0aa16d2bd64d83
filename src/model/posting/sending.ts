/** Sends a form: its files ahead, two at a time, then the listing itself (docs/decisions/0021). */
import type { ApiClient, CallOptions } from '../../api/client.js';
import { createListing, updateListing } from '../../api/contract/own-listings.js';
import type { PostedListing } from '../../api/contract/own-listings.schema.js';
import { uploadMedia } from '../../api/contract/uploads.js';
import { hasStatus } from '../../api/errors.js';
import { fetchWithProgress } from '../../api/upload-progress.js';
import { itemsOf, type MediaItem, type MediaList, withItem } from './media-items.js';
import { isSignInFailure, UnsentFilesError } from './outcome.js';
import type { Posting } from './posting-state.js';
import { wireForm } from './wire-form.js';

/** Reports the progress of an item: the part sent, its address, or that it failed. */
export type OnItemChange = (id: string, part: Partial<MediaItem>) => void;

interface Job {
  readonly api: ApiClient;
  readonly posting: Posting;
  readonly signal: AbortSignal;
  readonly onItemChange: OnItemChange;
}

/** Files sent at once; more gain nothing on a phone's network. */
const uploadsAtOnce = 2;

const waiting = (media: MediaList): readonly MediaItem[] =>
  itemsOf(media).filter(({ url, token, file }) => url === undefined && token === undefined && file);

/** A server that knows only the specifications has no such call. */
const isUnknownCall = (failure: unknown): boolean =>
  hasStatus(failure, 405) ||
  hasStatus(failure, 501) ||
  (hasStatus(failure, 404) && !(failure as { code?: string }).code);

const upload = async ({ api, signal, onItemChange }: Job, item: MediaItem): Promise<string> => {
  const body = new FormData();
  body.append('file', item.file as Blob, item.name);
  onItemChange(item.id, { stage: 'sending', progress: 0 });
  const options: CallOptions = {
    signal,
    fetch: fetchWithProgress((sent, total) => {
      onItemChange(item.id, { progress: total > 0 ? sent / total : 0 });
    }),
  };
  const { url } = await api.call(uploadMedia, { body }, options);
  onItemChange(item.id, { stage: 'sent', progress: 1, token: url });
  return url;
};

interface Uploads {
  readonly media: MediaList;
  /** Whether the server takes files ahead. */
  readonly isKnown: boolean;
}

/** Sends what has not arrived yet. One that fails does not stop the others, so that only it is sent again. */
const uploadAll = async (job: Job): Promise<Uploads> => {
  const state: { media: MediaList; isKnown: boolean; failure: unknown } = {
    media: job.posting.media,
    isKnown: true,
    failure: null,
  };
  const queue = [...waiting(state.media)];
  const next = () => (state.isKnown && !job.signal.aborted ? queue.shift() : undefined);
  const uploadFromQueue = async (): Promise<void> => {
    for (let item = next(); item; item = next()) {
      try {
        const token = await upload(job, item);
        state.media = withItem(state.media, item.id, { token });
      } catch (thrown) {
        if (isUnknownCall(thrown)) state.isKnown = false;
        else state.failure ??= thrown;
        job.onItemChange(item.id, { stage: state.isKnown && !job.signal.aborted ? 'failed' : 'ready' });
        // Every other file would fail the same way.
        if (isSignInFailure(thrown)) return;
      }
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploadFromQueue));
  if (state.isKnown && state.failure !== null) throw new UnsentFilesError(state.failure);
  return state;
};

/** Sends the whole form and answers the server's reply. */
export const sendPosting = async (job: Job): Promise<PostedListing> => {
  const { media, isKnown } = await uploadAll(job);
  const { api, posting, signal, onItemChange } = job;
  const { listingType, mode, listing } = posting.name;
  signal.throwIfAborted();
  const body = wireForm({ listingType, mode, values: posting.values, media });
  // Saving is idempotent; only posting needs a key.
  const options: CallOptions = {
    signal,
    ...(mode === 'create' && { headers: { 'Idempotency-Key': posting.submission } }),
    ...(mode === 'edit' && posting.version && { headers: { 'If-Match': `"${posting.version}"` } }),
  };
  if (!isKnown)
    options.fetch = fetchWithProgress((sent, total) => {
      const progress = total > 0 ? sent / total : 0;
      for (const { id } of waiting(media)) onItemChange(id, { stage: 'sending', progress });
    });
  return mode === 'edit'
    ? api.call(updateListing[listingType], { params: { id: listing?._id ?? '' }, body }, options)
    : api.call(createListing[listingType], { body }, options);
};
