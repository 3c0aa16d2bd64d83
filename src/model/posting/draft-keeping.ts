/** Stores every change of a form on this device, so that a killed tab loses nothing (G-20, D-09). */
import { attach, sample } from 'effector';
import { $connection } from '../connection/connection.js';
import { $user } from '../session/session.js';
import { draftMedia, writeDraft } from './drafts.js';
import { draftKeyOf, type Posting } from './posting-state.js';
import { $postings, backRequested, postingChanged } from './posting-store.js';

const keepDraftFx = attach({
  source: { connection: $connection, user: $user },
  effect: ({ connection, user }, { name, step, values, known, media, submission, version }: Posting) => {
    const savedAt = Date.now();
    writeDraft(
      draftKeyOf(name),
      { step, values, known, ...draftMedia(media), submission, version, user, savedAt },
      connection,
    );
  },
});

/** Not while sending, when nothing is entered, and not after success. */
const isWorthKeeping = (posting: Posting | undefined): boolean =>
  posting !== undefined && posting.isDirty && posting.stage === 'form' && !posting.offer;

sample({
  clock: [postingChanged, backRequested],
  source: $postings,
  filter: (all, { place }) => isWorthKeeping(all[place]),
  fn: (all, { place }) => all[place] as Posting,
  target: keepDraftFx,
});
