/** The open posting forms of the page, each known by its place, and what people do to them. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $connection } from '../connection/connection.js';
import { $user, logOutFx } from '../session/session.js';
import { browserFiles, type DraftFiles } from './draft-files.js';
import { type Draft, mediaOf, readDraft, writeDraft } from './drafts.js';
import type { FormValues } from './field.js';
import { valuesFor } from './follow.js';
import type { Step } from './form-check.js';
import { itemsOf, type MediaList } from './media-items.js';
import { $suggested, citiesRequested } from './names.js';
import {
  changed,
  draftKeyOf,
  type FieldChange,
  type FormName,
  newPosting,
  placeOf,
  type Posting,
  resumed,
  versionOf,
  withoutCopy,
  movedToNextStep,
  movedToStep,
} from './posting-state.js';

/** What a view passes when it appears. */
export interface Opening {
  readonly name: FormName;
  /** The step of the page's address; null where the address has none. */
  readonly step: Step | null;
  /** The values of step one from the navigation state (S-033 to S-036). */
  readonly data?: FormValues | undefined;
}

interface AtPlace {
  readonly place: string;
}

// Events
/** A form appeared, or its step changed by the browser's Back. */
export const postingOpened = createEvent<Opening>();
export const fieldChanged = createEvent<FieldChange>();
export const nextRequested = createEvent<AtPlace>();
export const backRequested = createEvent<AtPlace>();
/** The offered draft is continued. */
export const draftTaken = createEvent<AtPlace>();
/** Everything entered is dropped, for an empty form. */
export const draftDropped = createEvent<AtPlace>();
/** What Start over dropped is put back. */
export const dropUndone = createEvent<AtPlace & { posting: Posting }>();
/** After success: a new form that says the same, without the photos. */
export const anotherRequested = createEvent<AtPlace>();
export const submitRequested = createEvent<AtPlace>();
/** Sending is cancelled; files that have arrived stay on the server for another try. */
export const sendCancelled = createEvent<AtPlace>();
/** Sets a part of a form; for the other files of this folder. */
export const postingChanged = createEvent<AtPlace & { change: (posting: Posting) => Posting }>();

/** Holds the store of draft files; tests replace it. */
export const $draftFiles = createStore<DraftFiles>(browserFiles);

// Effects
interface Found {
  readonly draft: Draft;
  readonly media: MediaList;
}

/** Reads the draft of a form that is not open yet; `values` are those of another kind's form. */
const findDraftFx = attach({
  source: { connection: $connection, user: $user, files: $draftFiles },
  effect: async (
    { connection, user, files },
    { name }: Opening & { values: FormValues },
  ): Promise<Found | null> => {
    const key = draftKeyOf(name);
    const draft = readDraft(key, connection, Date.now(), user);
    if (draft) return { draft, media: await mediaOf(draft, key, files) };
    writeDraft(key, null, connection);
    await files.remove(`${key}/`);
    return null;
  },
});

const takeDraftFx = attach({
  source: $draftFiles,
  effect: async (files, { name, draft }: { name: FormName; draft: Draft }): Promise<Found> => ({
    draft,
    media: await mediaOf(draft, draftKeyOf(name), files),
  }),
});

/** Deletes the draft of a form with its files. */
export const forgetDraftFx = attach({
  source: { connection: $connection, files: $draftFiles },
  effect: async ({ connection, files }, name: FormName) => {
    writeDraft(draftKeyOf(name), null, connection);
    await files.remove(`${draftKeyOf(name)}/`);
  },
});

/** Drops the draft of a form, and returns the form as it was, with its files, so that it can be put back. */
const dropDraftFx = attach({
  source: { connection: $connection, user: $user, files: $draftFiles },
  effect: async ({ connection, user, files }, posting: Posting): Promise<Posting> => {
    const key = draftKeyOf(posting.name);
    const draft = posting.offer ?? readDraft(key, connection, Date.now(), user);
    // Before anything is waited for: a page that is left now must not offer it again.
    writeDraft(key, null, connection);
    const whole = draft ? resumed(posting, draft, await mediaOf(draft, key, files)) : posting;
    await files.remove(`${key}/`);
    return { ...whole, faults: {}, failure: '', stage: 'form' };
  },
});

/** Stores the files of a form that was put back. */
const keepFilesFx = attach({
  source: $draftFiles,
  effect: async (files, { name, media }: Posting) => {
    for (const { id, file } of itemsOf(media)) if (file) await files.put(`${draftKeyOf(name)}/${id}`, file);
  },
});

// Stores
type Postings = Readonly<Record<string, Posting>>;

const at = (all: Postings, place: string, change: (posting: Posting) => Posting): Postings => {
  const posting = all[place];
  return posting ? { ...all, [place]: change(posting) } : all;
};

const opened = (
  { name, step, data, values }: Opening & { values: FormValues },
  found: Found | null,
): Posting => {
  const empty = newPosting(name);
  const fresh = { ...empty, values: { ...empty.values, ...values } };
  // In step two the draft is restored at once (G-20, docs/decisions/0022).
  if (found && step === 2) return resumed(fresh, found.draft, found.media);
  if (found) return { ...fresh, offer: found.draft };
  // What is edited has its step one already, so that an address may lead to the photos.
  if (name.mode === 'edit') return movedToStep(fresh, step ?? 1);
  if (!data || step !== 2) return fresh;
  return { ...fresh, values: { ...fresh.values, ...data }, step: 2, isDirty: true };
};

/** Tells whether an untouched form shows an edited listing as it was before it was saved again. */
const isOutdated = (posting: Posting, { listing }: FormName): boolean =>
  posting.stage === 'form' &&
  !posting.isDirty &&
  !posting.offer &&
  versionOf(listing) !== versionOf(posting.name.listing);

/** Holds the open forms. */
export const $postings = createStore<Postings>({})
  .on(postingOpened, (all, { name, step }) => {
    const place = placeOf(name);
    const isOtherCopy = name.copyOf !== undefined && all[place]?.name.copyOf?._id !== name.copyOf._id;
    // Its draft is looked for again, and offered before the copy takes its place.
    if (isOtherCopy) return Object.fromEntries(Object.entries(all).filter(([other]) => other !== place));
    return at(all, place, (posting) =>
      posting.stage === 'done' || isOutdated(posting, name)
        ? movedToStep(newPosting(name), step ?? 1)
        : movedToStep(posting, step ?? posting.step),
    );
  })
  .on(findDraftFx.done, (all, { params, result }) => {
    const place = placeOf(params.name);
    return all[place] ? all : { ...all, [place]: opened(params, result) };
  })
  .on(takeDraftFx.done, (all, { params: { name }, result: { draft, media } }) =>
    at(all, placeOf(name), (posting) => resumed(posting, draft, media)),
  )
  .on(backRequested, (all, { place }) => at(all, place, (posting) => movedToStep(posting, 1)))
  // Whoever starts over instead of an offered draft gets the copy that was asked for; else an empty form.
  .on(dropDraftFx, (all, { name, offer }) =>
    at(all, placeOf(name), () => newPosting(offer ? name : withoutCopy(name))),
  )
  .on(postingChanged, (all, { place, change }) => at(all, place, change))
  .reset(logOutFx.done);

/** Holds which form was changed last: another kind's begins with what it says. */
const $lastPlace = createStore('')
  .on(fieldChanged, (_, { place }) => place)
  .on([draftDropped, anotherRequested], () => '');

/** Holds the form that was changed last; choosing another kind leaves it as it was. */
export const $lastChanged = combine($postings, $lastPlace, (all, place) => all[place] ?? null);

/** Holds what Start over dropped, by place, until the new form is changed. */
export const $dropped = createStore<Postings>({})
  .on(dropDraftFx.doneData, (all, posting) => ({ ...all, [placeOf(posting.name)]: posting }))
  .on([fieldChanged, dropUndone, anotherRequested], (all, { place }) => {
    const { [place]: _, ...rest } = all;
    return place in all ? rest : all;
  })
  .reset(logOutFx.done);

// Wiring
/** What another form has said already; nothing for a copy, whose values are the listing's. */
const sharedValues = (
  from: Posting | undefined,
  { group, listingType, mode, copyOf }: FormName,
): FormValues => {
  const isShared = from?.isDirty && from.name.mode === 'create' && mode === 'create' && !copyOf;
  if (!isShared || from.name.group !== group || from.name.listingType === listingType) return {};
  return valuesFor(listingType, from.name.listingType, from.values);
};

sample({
  clock: postingOpened,
  source: { all: $postings, last: $lastPlace },
  filter: ({ all }, { name }) => all[placeOf(name)] === undefined,
  fn: ({ all, last }, opening) => ({ ...opening, values: sharedValues(all[last], opening.name) }),
  target: findDraftFx,
});

sample({
  clock: postingOpened,
  source: { all: $postings, last: $lastPlace },
  filter: ({ all }, { name }) => {
    const posting = all[placeOf(name)];
    return posting?.stage === 'form' && !posting.isDirty && !posting.offer;
  },
  fn: ({ all, last }, { name }) => ({
    place: placeOf(name),
    change: (posting: Posting): Posting => ({
      ...posting,
      values: { ...posting.values, ...sharedValues(all[last], name) },
    }),
  }),
  target: postingChanged,
});

sample({
  clock: anotherRequested,
  fn: ({ place }) => ({
    place,
    change: ({ name, values, known }: Posting): Posting => ({
      ...newPosting(withoutCopy(name)),
      values,
      known,
      isDirty: true,
    }),
  }),
  target: postingChanged,
});

sample({
  clock: dropUndone,
  fn: ({ posting }) => ({ place: placeOf(posting.name), change: () => posting }),
  target: postingChanged,
});

sample({ clock: dropUndone, fn: ({ posting }) => posting, target: keepFilesFx });

sample({
  clock: fieldChanged,
  source: $suggested,
  fn: (suggested, change) => ({
    place: change.place,
    change: (posting: Posting) => changed(posting, change, suggested),
  }),
  target: postingChanged,
});

sample({
  clock: nextRequested,
  source: $suggested,
  fn: (suggested, { place }) => ({
    place,
    change: (posting: Posting) => movedToNextStep(posting, suggested),
  }),
  target: postingChanged,
});

sample({
  clock: draftTaken,
  source: $postings,
  filter: (all, { place }) => Boolean(all[place]?.offer),
  fn: (all, { place }) => {
    const { name, offer } = all[place] as Posting;
    return { name, draft: offer as Draft };
  },
  target: takeDraftFx,
});

// The form is emptied by the effect's beginning, which still knows what it held.
sample({
  clock: draftDropped,
  source: $postings,
  filter: (all, { place }) => all[place] !== undefined,
  fn: (all, { place }) => all[place] as Posting,
  target: dropDraftFx,
});

sample({ clock: postingOpened, fn: () => undefined, target: citiesRequested });
