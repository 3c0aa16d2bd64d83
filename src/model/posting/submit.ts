/**
 * Submitting a form: `submitFormFx`, at the end, takes every step in its order, from the last check to the way to Manage
 * (S-233 to S-237, S-475, S-476); what stands before it is what the steps use.
 */
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { PostedListing } from '../../api/contract/own-listings.schema.js';
import { $api } from '../connection/api-client.js';
import { sessionMessages } from '../rules/messages/session.js';
import { $isLoggedIn, $isSessionKnown, checkAuthFx, sessionLost } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import { atRest, itemsOf, withItem } from './media-items.js';
import { $suggested } from './names.js';
import { Cancelled, failed, isSignInFailure, isSuccess } from './outcome.js';
import { freshPosting, isClean, type Posting, validatedWhole } from './posting-state.js';
import { $postings, forgetDraftFx, postingChanged, sendCancelled, submitRequested } from './posting-store.js';

interface AtPlace {
  readonly place: string;
}

interface Job extends AtPlace {
  readonly posting: Posting;
}

// The check
const isReady = (posting: Posting): boolean =>
  isClean(posting) && itemsOf(posting.media).every(({ stage }) => stage !== 'preparing');

/** Checks both steps of a form, and answers the form when it can be sent; null when something is wrong or not ready. */
const checkFormFx = attach({
  source: { all: $postings, suggested: $suggested },
  effect: ({ all, suggested }, { place }: AtPlace): Posting | null => {
    const form = all[place];
    if (form?.stage !== 'form') return null;
    const posting = validatedWhole(form, suggested);
    postingChanged({ place, change: () => posting });
    return isReady(posting) ? posting : null;
  },
});

/** Answers whether somebody is signed in, or nobody knows: then the server says so (S-234). */
const maySendFx = attach({
  source: { isLoggedIn: $isLoggedIn, isKnown: $isSessionKnown, isAsking: checkAuthFx.pending },
  effect: ({ isLoggedIn, isKnown, isAsking }, { name }: Posting) =>
    name.mode === 'edit' || isLoggedIn || !isKnown || isAsking,
});

// Sending
const sendBegan = createEvent<AtPlace & { controller: AbortController }>();
const $controllers = createStore<Readonly<Record<string, AbortController>>>({}).on(
  sendBegan,
  (all, { place, controller }) => ({ ...all, [place]: controller }),
);

/** Sends the files and then the listing, and tells the form how far each file is; fails with Cancelled when given up. */
const sendFx = attach({
  source: $api,
  effect: async (api, { place, posting }: Job): Promise<PostedListing> => {
    const change = scopeBind(postingChanged);
    const controller = new AbortController();
    sendBegan({ place, controller });
    const { signal } = controller;
    try {
      // What only sending needs comes when something is sent.
      const { sendPosting } = await import('./sending.js');
      return await sendPosting({
        api,
        posting,
        signal,
        hear: (id, part) => {
          change({
            place,
            change: (form) =>
              form.stage === 'sending' ? { ...form, media: withItem(form.media, id, part) } : form,
          });
        },
      });
    } catch (failure) {
      throw signal.aborted ? new Cancelled() : failure;
    }
  },
});

const cancelSendFx = attach({
  source: $controllers,
  effect: (all, { place }: AtPlace) => {
    all[place]?.abort();
  },
});

// What comes of it
const sayError = (text: string): void => {
  toastRequested({ tone: 'error', text, id: 'posting' });
};

const withSignIn = (posting: Posting): Posting => ({ ...posting, signIns: posting.signIns + 1 });

/** Puts the form back to work, and says why: beside its fields where the server named some, else aloud. */
const explainFailureFx = attach({
  source: $postings,
  effect: (all, { place, failure }: AtPlace & { failure: unknown }) => {
    const isSessionOver = isSignInFailure(failure);
    if (isSessionOver) sessionLost();
    const posting = all[place] && failed(all[place], failure);
    if (!posting) return;
    postingChanged({ place, change: () => (isSessionOver ? withSignIn(posting) : posting) });
    if (posting.failure) sayError(posting.failure);
  },
});

/** Says that it succeeded; once that has been closed the form is empty, and the page goes on to Manage (S-235). */
const showSuccessToastFx = attach({
  source: $api,
  effect: (_, { place, text }: AtPlace & { text: string }) => {
    const change = scopeBind(postingChanged);
    const leave = ({ name, departures }: Posting): Posting => ({
      ...freshPosting(name),
      departures: departures + 1,
    });
    const onClose = (): void => {
      change({ place, change: (posting) => (posting.stage === 'done' ? leave(posting) : posting) });
    };
    toastRequested({ tone: 'success', text, id: 'posting', onClose });
  },
});

/** Takes every step of submitting, each once the one before it is over; ends early where a comment says so. */
const submitFormFx = createEffect(async ({ place }: AtPlace): Promise<void> => {
  const change = (to: (posting: Posting) => Posting) => postingChanged({ place, change: to });

  // Both steps are right: else the form shows what is not.
  const posting = await checkFormFx({ place });
  if (!posting) return;

  // Somebody is signed in: else nothing is sent, and the form stays as it is (S-234).
  if (!(await maySendFx(posting))) {
    change(withSignIn);
    sayError(sessionMessages.loginFirst);
    return;
  }

  // Files and listing travel: what has arrived when something fails is not sent again.
  change((form) => ({ ...form, stage: 'sending', failure: '', mediaFaults: [] }));
  let reply: PostedListing;
  try {
    reply = await sendFx({ place, posting });
  } catch (failure) {
    await explainFailureFx({ place, failure });
    return;
  }

  // The server says that it took the listing: an answer of 2xx may say that it did not (S-475, S-476).
  const { message, duplicates = [] } = reply;
  if (!isSuccess(posting.name, reply)) {
    change((form) => ({ ...form, stage: 'form', failure: message, media: atRest(form.media) }));
    sayError(message);
    return;
  }

  // The draft is gone, and the toast leads on.
  change((form) => ({ ...form, stage: 'done', message, duplicates, isDirty: false }));
  void forgetDraftFx(posting.name);
  await showSuccessToastFx({ place, text: message });
});

// Wiring
sample({ clock: submitRequested, target: submitFormFx });
sample({ clock: sendCancelled, target: cancelSendFx });
