/** Two versions of an edited listing: in what they differ, and the form that a choice between them makes (D-38). */
import { attach, createEvent, sample } from 'effector';
import type { Listing } from '../../api/contract/listings.schema.js';
import { listOwnListings } from '../../api/contract/own-listings.js';
import { isApiError } from '../../api/errors.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { askedFields } from '../rules/listing/catalogue.js';
import { recordOf } from '../rules/wire-values.js';
import { type FieldName, type FormValues, listIn } from './field.js';
import { storedNames, valuesOf } from './form-values.js';
import { isShown } from './forms.js';
import { type MediaItem, type MediaList, storedMedia } from './media-items.js';
import { type FormName, type Posting, versionOf } from './posting-state.js';
import { postingChanged, submitRequested } from './posting-store.js';

/** Names what may differ; the photos are one choice, as the video is. */
export type DifferenceName = FieldName | 'images' | 'video';

/** What two versions differ in; values are lists, since a field may hold several, and empty where nothing is given. */
export interface Difference {
  readonly name: DifferenceName;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Whether it was changed in this form, so that it is preselected. */
  readonly isMine: boolean;
}

interface AtPlace {
  readonly place: string;
}

// Events
/** The person has chosen what to keep of this form; the rest is taken from the other version, and all is sent. */
export const versionsChosen = createEvent<AtPlace & { mine: ReadonlySet<DifferenceName> }>();
/** The dialog was closed without a choice. */
export const versionsLeft = createEvent<AtPlace>();

/** Tells the refusal of an older version from other conflicts. */
export const isChangedElsewhere = (failure: unknown): boolean =>
  isApiError(failure) && failure.reason === 'status' && failure.code === 'changed-elsewhere';

/** Finds the edited listing as it is now; null when it is gone, or the server is not reached. */
export const findTheirsFx = attach({
  source: $api,
  effect: async (api, { name: { listingType, listing } }: Posting): Promise<Listing | null> => {
    try {
      const reply = recordOf(await api.call(listOwnListings, {}, { timeout: readTimeout }));
      const all = (reply[listingType] ?? []) as readonly Listing[];
      return all.find(({ _id }) => _id === listing?._id) ?? null;
    } catch {
      return null;
    }
  },
});

/** The media of the form without those that were deleted elsewhere. */
const keptMedia = ({ photos, video }: MediaList, theirs: Listing): MediaList => {
  const isThere = ({ url }: MediaItem) =>
    url === undefined || theirs.images.includes(url) || theirs.video === url;
  return { photos: photos.filter(isThere), video: video && isThere(video) ? video : null };
};

type Values = Readonly<Partial<Record<DifferenceName, readonly string[]>>>;

const shownValues = ({ listingType }: FormName, values: FormValues, { photos, video }: MediaList): Values => {
  // What a photo shows is told behind its address, where no server reads it: another caption makes another version.
  const noteOf = ({ room, caption }: MediaItem): string =>
    room || caption ? `#${encodeURIComponent([room, caption].join('/'))}` : '';
  const addressOf = (item: MediaItem): string => (item.url ?? item.token ?? item.id) + noteOf(item);
  const fields = askedFields(listingType).map((field) => [
    field,
    isShown(listingType, field, values)
      ? listIn(values, field)
          .map((text) => text.trim())
          .filter(Boolean)
          .sort()
      : [],
  ]);
  const media: Values = { images: photos.map(addressOf), video: video ? [addressOf(video)] : [] };
  return { ...(Object.fromEntries(fields) as Values), ...media };
};

const isSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.join('\n') === other.join('\n');

/** Lists what the form and the other version differ in, in the order of the form. */
export const differencesOf = ({ name, values, media }: Posting, theirs: Listing): readonly Difference[] => {
  const { listingType, listing } = name;
  const valuesIn = (from: Listing): Values =>
    shownValues(name, valuesOf(listingType, from), keptMedia(storedMedia(from), theirs));
  const mine = shownValues(name, values, keptMedia(media, theirs));
  const other = valuesIn(theirs);
  const before = listing ? valuesIn(listing) : {};
  return (Object.keys(mine) as DifferenceName[])
    .filter((field) => !isSame(mine[field], other[field]))
    .map((field) => ({
      name: field,
      mine: mine[field] ?? [],
      theirs: other[field] ?? [],
      isMine: !isSame(mine[field], before[field]),
    }));
};

/** Makes the form of the other version with what is kept of this one; it goes on from that version. */
export const merged = (posting: Posting, theirs: Listing, mine: ReadonlySet<DifferenceName>): Posting => {
  const { name, values, media } = posting;
  const differences = differencesOf(posting, theirs).map((difference) => difference.name);
  const isTaken = (field: DifferenceName) => differences.includes(field) && !mine.has(field);
  const other = valuesOf(name.listingType, theirs);
  const taken = askedFields(name.listingType).filter(isTaken);
  const kept = keptMedia(media, theirs);
  return {
    ...posting,
    name: { ...name, listing: theirs },
    values: { ...values, ...Object.fromEntries(taken.map((field) => [field, other[field] ?? ''])) },
    known: [...new Set([...posting.known, ...storedNames(name.listingType, theirs)])],
    media: {
      photos: isTaken('images') ? storedMedia(theirs).photos : kept.photos,
      video: isTaken('video') ? storedMedia(theirs).video : kept.video,
    },
    version: versionOf(theirs),
    theirs: null,
    faults: {},
    failure: '',
  };
};

// Wiring
sample({
  clock: versionsChosen,
  fn: ({ place, mine }) => ({
    place,
    change: (posting: Posting) => (posting.theirs ? merged(posting, posting.theirs, mine) : posting),
  }),
  target: postingChanged,
});

sample({ clock: versionsChosen, fn: ({ place }) => ({ place }), target: submitRequested });

sample({
  clock: versionsLeft,
  fn: ({ place }) => ({ place, change: (posting: Posting) => ({ ...posting, theirs: null }) }),
  target: postingChanged,
});
