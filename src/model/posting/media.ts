/** Photos and video of a form: chosen, checked, prepared, stored, ordered, removed (S-240, S-241, G-07). */
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { validatePhoto, validateVideo } from '../rules/validate/media.js';
import { type MediaItem, movedPhoto, withItem, withoutItem } from './media-items.js';
import type { PreparePhoto } from './photo-queue.js';
import { draftKeyOf, type MediaFault, type Posting } from './posting-state.js';
import { $draftFiles, $postings, postingChanged } from './posting-store.js';

interface AtPlace {
  readonly place: string;
}

// Events
/**
 * Files were picked, dropped, pasted or taken; videos are recognised by their type. A file chosen `as` the video is the
 * video or refused, whatever its type (S-241).
 */
export const filesChosen = createEvent<AtPlace & { files: readonly File[]; as?: 'video' }>();
export const mediaRemoved = createEvent<AtPlace & { id: string }>();
/** A photo was put at another place, counted from 0. */
export const photoMoved = createEvent<AtPlace & { id: string; to: number }>();

/** Somebody said what a photo shows, or wrote its caption. */
export const photoDescribed = createEvent<
  AtPlace & { id: string; note: Pick<MediaItem, 'room' | 'caption'> }
>();

/** Holds how photos are prepared; tests replace it. */
export const $preparePhoto = createStore<{ prepare: PreparePhoto }>({
  prepare: async (file) => (await import('./photo-queue.js')).preparePhoto(file),
});

/** One photo is prepared, or cannot be read (null). */
const photoPrepared = createEvent<AtPlace & { id: string; file: File; photo: Blob | null }>();

// Effects
interface Chosen {
  readonly id: string;
  readonly file: File;
}

interface ChosenFiles extends AtPlace {
  /** Names the draft, under which files are kept. */
  readonly key: string;
  readonly photos: readonly Chosen[];
  readonly video: Chosen | null;
}

const preparePhotosFx = attach({
  source: { preparing: $preparePhoto, files: $draftFiles },
  effect: async ({ preparing, files }, { place, key, photos }: ChosenFiles) => {
    const tell = scopeBind(photoPrepared);
    for (const { id, file } of photos) {
      const photo = await preparing.prepare(file);
      tell({ place, id, file, photo });
      if (photo) await files.put(`${key}/${id}`, photo);
    }
  },
});

const readVideoFx = attach({
  source: $draftFiles,
  effect: async (files, { key, video }: ChosenFiles): Promise<MediaItem | MediaFault | null> => {
    if (!video) return null;
    const { id, file } = video;
    const { name, size } = file;
    const { containerOf, secondsOf } = await import('./video-file.js');
    const fault = validateVideo({ name, size, type: (await containerOf(file)) ?? 'none' });
    if (fault) return { id: fault as MediaFault['id'], name };
    const seconds = await secondsOf(file);
    await files.put(`${key}/${id}`, file);
    return { id, name, size, stage: 'ready', file, ...(seconds !== null && { seconds }) };
  },
});

const dropFileFx = attach({
  source: $draftFiles,
  effect: (files, name: string) => files.remove(name),
});

// Wiring
let count = 0;
const nextId = (): string => `${Date.now().toString(36)}-${String((count += 1))}`;

const isVideo = ({ type, name }: File): boolean =>
  type.startsWith('video/') || /\.(mov|mp4|webm)$/i.test(name);

const changeAt = (place: string, change: (posting: Posting) => Posting) => ({ place, change });

/** Sorts the chosen files into photos, a video and refused ones; too many photos give one message. */
const sorted = (files: readonly File[], there: number) => {
  const photos: Chosen[] = [];
  const faults: MediaFault[] = [];
  for (const file of files.filter((one) => !isVideo(one))) {
    const id = validatePhoto(file, there + photos.length);
    if (!id) photos.push({ id: nextId(), file });
    else if (id !== 'tooManyPhotos' || !faults.some((fault) => fault.id === id))
      faults.push({ id, name: file.name });
  }
  const film = files.find(isVideo);
  return { photos, faults, video: film ? { id: nextId(), file: film } : null };
};

const filesSorted = sample({
  clock: filesChosen,
  source: $postings,
  filter: (all, { place }) => all[place]?.stage === 'form',
  fn: (all, { place, files, as }) => {
    const { name, media } = all[place] as Posting;
    const [film] = files;
    const chosen =
      as === 'video' && film
        ? { photos: [], faults: [], video: { id: nextId(), file: film } }
        : sorted(files, media.photos.length);
    return { place, key: draftKeyOf(name), ...chosen };
  },
});

sample({
  clock: filesSorted,
  fn: ({ place, photos, faults }) =>
    changeAt(place, (posting) => ({
      ...posting,
      isDirty: true,
      failure: '',
      mediaFaults: faults,
      media: {
        ...posting.media,
        photos: [
          ...posting.media.photos,
          ...photos.map(({ id, file: { name, size } }) => ({ id, name, size, stage: 'preparing' as const })),
        ],
      },
    })),
  target: postingChanged,
});
sample({ clock: filesSorted, target: [preparePhotosFx, readVideoFx] });

const unreadable = ({ name, type }: File): MediaFault => ({
  id: /hei[cf]/i.test(type || name) ? 'heicUnreadable' : 'photoUnreadable',
  name,
});

sample({
  clock: photoPrepared,
  fn: ({ place, id, file, photo }) =>
    changeAt(place, (posting) => {
      const { media, mediaFaults } = posting;
      if (photo)
        return {
          ...posting,
          media: withItem(media, id, { stage: 'ready', file: photo, size: photo.size }),
        };
      return {
        ...posting,
        media: withoutItem(media, id),
        mediaFaults: [...mediaFaults, unreadable(file)],
      };
    }),
  target: postingChanged,
});

sample({
  clock: readVideoFx.done,
  filter: ({ result }) => result !== null,
  fn: ({ params: { place }, result }) =>
    changeAt(place, (posting) => {
      const read = result as MediaItem | MediaFault;
      return 'stage' in read
        ? { ...posting, media: { ...posting.media, video: read } }
        : { ...posting, mediaFaults: [...posting.mediaFaults, read] };
    }),
  target: postingChanged,
});

sample({
  clock: mediaRemoved,
  fn: ({ place, id }) =>
    changeAt(place, (posting) => ({
      ...posting,
      isDirty: true,
      failure: '',
      mediaFaults: [],
      media: withoutItem(posting.media, id),
    })),
  target: postingChanged,
});
sample({
  clock: mediaRemoved,
  source: $postings,
  filter: (all, { place }) => all[place] !== undefined,
  fn: (all, { place, id }) => `${draftKeyOf((all[place] as Posting).name)}/${id}`,
  target: dropFileFx,
});

sample({
  clock: photoMoved,
  fn: ({ place, id, to }) =>
    changeAt(place, (posting) => ({
      ...posting,
      isDirty: true,
      media: movedPhoto(posting.media, id, to),
    })),
  target: postingChanged,
});

sample({
  clock: photoDescribed,
  fn: ({ place, id, note }) =>
    changeAt(place, (posting) => ({
      ...posting,
      isDirty: true,
      failure: '',
      media: withItem(posting.media, id, note),
    })),
  target: postingChanged,
});
