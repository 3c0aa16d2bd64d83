/** Locality suggestions for the text boxes of the page, each known by a name. */
import { attach, createEvent, createStore, sample } from 'effector';
import { suggestLocalities } from '../../api/contract/listings.js';
import type { ListingKind, LocalitySuggestion } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

interface Typed {
  /** Names the box, so that two of them do not mix. */
  box: string;
  text: string;
  city: string;
  listingType?: ListingKind;
}

/** Something was typed, or an empty box got the focus. */
export const placeTyped = createEvent<Typed>();

const suggestFx = attach({
  source: $api,
  effect: (api, { text, city, listingType }: Typed) =>
    api.call(
      suggestLocalities,
      { query: { q: text, city, limit: 10, ...(listingType && { kind: listingType }) } },
      { timeout: readTimeout },
    ),
});

interface Box {
  readonly text: string;
  readonly places: readonly LocalitySuggestion[];
}

/** Holds what each box was last told; a failure leaves it as it was, the box takes any text anyway. */
export const $suggestions = createStore<Readonly<Record<string, Box>>>({})
  .on(placeTyped, (boxes, { box, text }) => ({ ...boxes, [box]: { text, places: boxes[box]?.places ?? [] } }))
  .on(suggestFx.done, (boxes, { params, result }) =>
    boxes[params.box]?.text === params.text
      ? { ...boxes, [params.box]: { text: params.text, places: result } }
      : boxes,
  );

sample({ clock: placeTyped, target: suggestFx });
