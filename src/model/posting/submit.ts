/** Submitting a form: checked once more, sent, and what came of it (S-233 to S-237, S-475, S-476). */
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import type { PostedListing } from '../../api/contract/own-listings.schema.js';
import { $isLoggedIn, $isSessionKnown, checkAuthFx, sessionLost } from '../account/entry.js';
import { $api, toastRequested } from '../index.js';
import { sessionMessages } from '../rules/messages/session.js';
import { atRest, itemsOf, type MediaItem, withItem } from './media-items.js';
import { $suggested } from './names.js';
import { failed, isSignInFailure, isSuccess } from './outcome.js';
import { freshPosting, isClean, judgedWhole, type Posting } from './posting-state.js';
import { $postings, forgetDraftFx, postingChanged, sendCancelled, submitAsked } from './posting-store.js';
import { Cancelled } from './send-failures.js';

interface AtPlace {
  readonly place: string;
}

// Events
/** Nobody is signed in, so nothing was sent (S-234). */
export const signInNeeded = createEvent<AtPlace>();
/** The toast of success has closed: the form is empty and the page may go on to Manage (S-235). */
export const postingFinished = createEvent<AtPlace>();
const itemHeard = createEvent<AtPlace & { id: string; part: Partial<MediaItem> }>();
const sendBegan = createEvent<AtPlace & { end: () => void }>();

// Effects
interface Job extends AtPlace {
  readonly posting: Posting;
}

const sendFx = attach({
  source: $api,
  effect: async (api, { place, posting }: Job): Promise<PostedListing> => {
    const tell = scopeBind(itemHeard);
    const controller = new AbortController();
    scopeBind(sendBegan)({
      place,
      end: () => {
        controller.abort();
      },
    });
    const { signal } = controller;
    try {
      // What only sending needs comes when something is sent.
      const { sendPosting } = await import('./sending.js');
      return await sendPosting({ api, posting, signal, hear: (id, part) => tell({ place, id, part }) });
    } catch (failure) {
      throw signal.aborted ? new Cancelled() : failure;
    }
  },
});

const endSendFx = attach({
  source: $api,
  effect: (_, end: (() => void) | undefined) => end?.(),
});

/** Raises the toast of success; what follows waits for it to close. */
const praiseFx = attach({
  source: $api,
  effect: (_, { place, text }: AtPlace & { text: string }) => {
    const finish = scopeBind(postingFinished);
    const onClose = (): void => {
      finish({ place });
    };
    scopeBind(toastRequested)({ tone: 'success', text, id: 'posting', onClose });
  },
});

// Stores
const $ends = createStore<Readonly<Record<string, () => void>>>({}).on(sendBegan, (ends, { place, end }) => ({
  ...ends,
  [place]: end,
}));

// Wiring
const changeAt = (place: string, change: (posting: Posting) => Posting) => ({ place, change });

sample({
  clock: submitAsked,
  source: { all: $postings, suggested: $suggested },
  filter: ({ all }, { place }) => all[place]?.stage === 'form',
  fn: ({ suggested }, { place }) => changeAt(place, (posting) => judgedWhole(posting, suggested)),
  target: postingChanged,
});

const isReady = (posting: Posting | undefined): boolean =>
  posting?.stage === 'form' &&
  isClean(posting) &&
  itemsOf(posting.media).every(({ stage }) => stage !== 'preparing');

const $gate = {
  all: $postings,
  isLoggedIn: $isLoggedIn,
  isKnown: $isSessionKnown,
  isAsking: checkAuthFx.pending,
};

/** Judged and right, and sent by somebody, or by nobody knows whom: then the server says so. */
const mayGo = ({ mode }: Posting['name'], isLoggedIn: boolean, isKnown: boolean): boolean =>
  mode === 'edit' || isLoggedIn || !isKnown;

const judgedRight = sample({
  clock: submitAsked,
  source: $gate,
  filter: ({ all }, { place }) => isReady(all[place]),
  fn: ({ all, isLoggedIn, isKnown, isAsking }, { place }) => {
    const posting = all[place] as Posting;
    return { place, posting, mayGo: mayGo(posting.name, isLoggedIn, isKnown && !isAsking) };
  },
});

sample({
  clock: judgedRight,
  filter: (job) => job.mayGo,
  fn: ({ place, posting }) => ({ place, posting }),
  target: sendFx,
});
sample({
  clock: judgedRight,
  filter: (job) => !job.mayGo,
  fn: ({ place }) => ({ place }),
  target: signInNeeded,
});
sample({
  clock: signInNeeded,
  fn: ({ place }) => changeAt(place, (posting) => ({ ...posting, signIns: posting.signIns + 1 })),
  target: postingChanged,
});
sample({
  clock: signInNeeded,
  fn: () => ({ tone: 'error' as const, text: sessionMessages.loginFirst, id: 'posting' }),
  target: toastRequested,
});

sample({
  clock: sendFx,
  fn: ({ place }) =>
    changeAt(place, (posting) => ({ ...posting, stage: 'sending', failure: '', mediaFaults: [] })),
  target: postingChanged,
});
sample({
  clock: itemHeard,
  fn: ({ place, id, part }) =>
    changeAt(place, (posting) =>
      posting.stage === 'sending' ? { ...posting, media: withItem(posting.media, id, part) } : posting,
    ),
  target: postingChanged,
});
sample({
  clock: sendCancelled,
  source: $ends,
  fn: (ends, { place }) => ends[place],
  target: endSendFx,
});

const sendSucceeded = sample({
  clock: sendFx.done,
  filter: ({ params, result }) => isSuccess(params.posting.name, result),
  fn: ({ params: { place, posting }, result }) => ({
    place,
    name: posting.name,
    text: result.message,
    duplicates: result.duplicates ?? [],
  }),
});

sample({
  clock: sendSucceeded,
  fn: ({ place, text, duplicates }) =>
    changeAt(place, (posting) => ({ ...posting, stage: 'done', message: text, duplicates, isDirty: false })),
  target: postingChanged,
});
sample({
  clock: postingFinished,
  fn: ({ place }) =>
    changeAt(place, (posting) =>
      posting.stage === 'done'
        ? { ...freshPosting(posting.name), departures: posting.departures + 1 }
        : posting,
    ),
  target: postingChanged,
});
sample({ clock: sendSucceeded, target: praiseFx });
sample({ clock: sendSucceeded, fn: ({ name }) => name, target: forgetDraftFx });

sample({
  clock: sendFx.fail,
  fn: ({ params: { place }, error }) => changeAt(place, (posting) => failed(posting, error)),
  target: postingChanged,
});
const sendRefused = sample({
  clock: sendFx.done,
  filter: ({ params, result }) => !isSuccess(params.posting.name, result),
  fn: ({ params: { place }, result }) => ({ place, text: result.message }),
});
sample({
  clock: sendRefused,
  fn: ({ place, text }) =>
    changeAt(place, (posting) => ({
      ...posting,
      stage: 'form',
      failure: text,
      media: atRest(posting.media),
    })),
  target: postingChanged,
});

// Each failure is said aloud as well: the toast is what the specifications ask for.
sample({
  clock: sendFx.fail,
  source: $postings,
  filter: (all, { params: { place } }) => Boolean(all[place]?.failure),
  fn: (all, { params: { place } }) => ({
    tone: 'error' as const,
    text: all[place]?.failure ?? '',
    id: 'posting',
  }),
  target: toastRequested,
});
sample({
  clock: sendRefused,
  fn: ({ text }) => ({ tone: 'error' as const, text, id: 'posting' }),
  target: toastRequested,
});
sample({
  clock: sendFx.fail,
  filter: ({ error }) => isSignInFailure(error),
  fn: () => undefined,
  target: sessionLost,
});
sample({
  clock: sendFx.fail,
  filter: ({ error }) => isSignInFailure(error),
  fn: ({ params: { place } }) => changeAt(place, (posting) => ({ ...posting, signIns: posting.signIns + 1 })),
  target: postingChanged,
});
