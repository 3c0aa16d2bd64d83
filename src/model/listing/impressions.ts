/** Counts for its owner that the card of a home was really seen; a visitor counts once a day for a home, on the server. */
import { attach, createEvent, createStore, sample } from 'effector';
import { countImpressions } from '../../api/contract/impressions.js';
import type { Listing } from '../../api/contract/listings.schema.js';
import { $user } from '../account/entry.js';
import { $api } from '../connection/api-client.js';
import { hasConsent } from '../partner/consent.js';

/** Cards that one call counts. */
const atOnce = 50;

type Card = Pick<Listing, '_id' | 'user'>;

// Events
/** Half of a card was seen for a second. */
export const cardSeen = createEvent<Card>();
/** What was seen is to be sent: some time has passed, or the page goes. */
export const impressionsDue = createEvent();

// Effects
/** Nobody asked for it, so it fails in silence; it arrives although the visitor leaves the page. */
const countImpressionsFx = attach({
  source: $api,
  effect: async (api, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0 || !hasConsent()) return;
    await api.call(
      countImpressions,
      { body: { ids: [...ids] } },
      { fetch: (url, request) => fetch(url, { ...request, keepalive: true }) },
    );
  },
});

// Stores
/** What waits to be sent. */
const $waiting = createStore<readonly Card[]>([]);
/** What this page has seen; it is not sent again. */
const $known = createStore<ReadonlySet<string>>(new Set());

// Wiring
const seenFirst = sample({
  clock: cardSeen,
  source: $known,
  filter: (known, { _id }) => !known.has(_id),
  fn: (_, card) => card,
});
$known.on(seenFirst, (known, { _id }) => new Set([...known, _id]));

const batchTaken = sample({
  clock: impressionsDue,
  source: $waiting,
  filter: (waiting) => waiting.length > 0,
  fn: (waiting) => waiting.slice(0, atOnce),
});
$waiting
  .on(seenFirst, (waiting, card) => [...waiting, card])
  .on(batchTaken, (waiting, batch) => waiting.slice(batch.length));

// Whose home it is counts for nothing; by now it is known who is signed in.
sample({
  clock: batchTaken,
  source: $user,
  fn: (user, batch) => batch.filter((card) => user === '' || card.user !== user).map(({ _id }) => _id),
  target: countImpressionsFx,
});
