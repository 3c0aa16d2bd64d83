/**
 * Submitting a form: `submitFormFx`, at the end, is the flow from the last check to Manage with its steps in order (S-233
 * to S-237, S-475, S-476); above it are the effects it uses.
 */
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import type { PostedListing } from '../../api/contract/own-listings.schema.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { sessionMessages } from '../rules/messages/session.js';
import { $isLoggedIn, $isSessionKnown, checkAuthFx, sessionLost } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';
import { backToReady, itemsOf, withItem } from './media-items.js';
import { $suggested } from './names.js';
import { CancelledError, failed, isSessionFailure, isSignInFailure, isSuccess } from './outcome.js';
import { newPosting, isClean, withoutCopy, type Posting, validatedWhole } from './posting-state.js';
import { $postings, forgetDraftFx, postingChanged, sendCancelled, submitRequested } from './posting-store.js';
import { differencesOf, findTheirsFx, isChangedElsewhere, merged } from './versions.js';

interface AtPlace {
  readonly place: string;
}

interface Job extends AtPlace {
  readonly posting: Posting;
}

// The check
const isReady = (posting: Posting): boolean =>
  isClean(posting) && itemsOf(posting.media).every(({ stage }) => stage !== 'preparing');

/** Checks both steps of a form and returns it when it can be sent; null when it is faulty or not ready. */
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

/** Returns whether somebody is signed in; true also when that is not known, since the server decides (S-234). */
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

/** Sends the files and then the listing, with progress for each file; fails with Cancelled. */
const sendFx = attach({
  source: $api,
  effect: async (api, { place, posting }: Job): Promise<PostedListing> => {
    const change = scopeBind(postingChanged);
    const controller = new AbortController();
    sendBegan({ place, controller });
    const { signal } = controller;
    try {
      // Loaded now, since only sending needs it.
      const { sendPosting } = await import('./sending.js');
      return await sendPosting({
        api,
        posting,
        signal,
        onItemChange: (id, part) => {
          change({
            place,
            change: (form) =>
              form.stage === 'sending' ? { ...form, media: withItem(form.media, id, part) } : form,
          });
        },
      });
    } catch (failure) {
      throw signal.aborted ? new CancelledError() : failure;
    }
  },
});

const cancelSendFx = attach({
  source: $controllers,
  effect: (all, { place }: AtPlace) => {
    all[place]?.abort();
  },
});

// Results
const sayError = (text: string): void => {
  toastRequested({ tone: 'error', text, id: 'posting' });
};

const withSignIn = (posting: Posting): Posting => ({ ...posting, signIns: posting.signIns + 1 });

/** Makes the form ready again and shows why it failed: at its fields where the server named some, else as a toast. */
const explainFailureFx = attach({
  source: $postings,
  effect: (all, { place, failure }: AtPlace & { failure: unknown }) => {
    if (isSessionFailure(failure)) sessionLost();
    const posting = all[place] && failed(all[place], failure);
    if (!posting) return;
    postingChanged({ place, change: () => (isSignInFailure(failure) ? withSignIn(posting) : posting) });
    // A dialog says it when there is something to choose.
    if (posting.failure && !posting.theirs) sayError(posting.failure);
  },
});

/** Shows success; when the toast has closed, the form is emptied and the page goes to Manage (S-235). */
const showSuccessToastFx = attach({
  source: $api,
  effect: (_, { place, text }: AtPlace & { text: string }) => {
    const change = scopeBind(postingChanged);
    const leave = ({ name, departures }: Posting): Posting => ({
      ...newPosting(withoutCopy(name)),
      departures: departures + 1,
    });
    const onClose = (): void => {
      change({ place, change: (posting) => (posting.stage === 'done' ? leave(posting) : posting) });
    };
    toastRequested({ tone: 'success', text, id: 'posting', onClose });
  },
});

const tellPostFx = attach({
  source: $connection,
  effect: async (connection, { kind, id }: { kind: ListingKind; id: string }) =>
    (await import('../partner/acts.js')).tellAct(connection, {
      act: 'post',
      about: id,
      listing: { kind, id },
    }),
});

/** Submits a form, step by step; a comment says where it ends early. */
const submitFormFx = createEffect(async ({ place }: AtPlace): Promise<void> => {
  const change = (to: (posting: Posting) => Posting) => postingChanged({ place, change: to });

  // Are both steps valid? Else the form shows its faults.
  const posting = await checkFormFx({ place });
  if (!posting) return;

  // Is somebody signed in? Else nothing is sent, and the form stays as it is (S-234).
  if (!(await maySendFx(posting))) {
    change(withSignIn);
    sayError(sessionMessages.loginFirst);
    return;
  }

  // Files and listing are sent; files that have arrived are not sent again after a failure.
  change((form) => ({ ...form, stage: 'sending', failure: '', mediaFaults: [] }));
  let reply: PostedListing;
  try {
    reply = await sendFx({ place, posting });
  } catch (failure) {
    // Changed elsewhere? Where both versions say the same, it is sent again; else the person chooses.
    const theirs = isChangedElsewhere(failure) ? await findTheirsFx(posting) : null;
    if (theirs && differencesOf(posting, theirs).length === 0) {
      change((form) => merged({ ...form, stage: 'form' }, theirs, new Set()));
      await submitFormFx({ place });
      return;
    }
    if (theirs) change((form) => ({ ...form, theirs }));
    await explainFailureFx({ place, failure });
    return;
  }

  // Only the text of success counts: a 2xx answer may be a refusal (S-475, S-476).
  const { message, duplicates = [], inactiveReason = null, checks = [] } = reply;
  if (!isSuccess(posting.name, reply)) {
    change((form) => ({ ...form, stage: 'form', failure: message, media: backToReady(form.media) }));
    sayError(message);
    return;
  }

  // The draft is deleted, and the toast leads to Manage.
  const { _id: postedId = posting.name.listing?._id ?? '' } = reply;
  const posted = { message, postedId, duplicates, inactiveReason, checks };
  change((form) => ({ ...form, ...posted, stage: 'done', isDirty: false }));
  void forgetDraftFx(posting.name);
  if (posting.name.mode !== 'edit') void tellPostFx({ kind: posting.name.listingType, id: postedId });
  await showSuccessToastFx({ place, text: message });
});

// Wiring
sample({ clock: submitRequested, target: submitFormFx });
sample({ clock: sendCancelled, target: cancelSendFx });
