/** What the server understands of a typed request: its parts, and the words that it does not know. */
import { attach, createEvent, createStore, sample } from 'effector';
import { understandFreeText } from '../../api/contract/understood.js';
import type { UnderstoodText } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { kindOfTab, type SearchTab } from '../rules/kinds.js';

/** A text that was typed on a tab. */
export interface TypedText {
  readonly tab: SearchTab;
  readonly text: string;
}

/** A view appeared that shows the parts of a text. */
export const typedTextShown = createEvent<TypedText>();

/** Longest text that the server reads. */
const longest = 120;

const keyOf = ({ tab, text }: TypedText): string => `${tab} ${text}`;

const understandFx = attach({
  source: $api,
  effect: (api, { tab, text }: TypedText) =>
    api.call(
      understandFreeText,
      { params: { kind: kindOfTab(tab) }, query: { q: text } },
      { timeout: readTimeout },
    ),
});

const $understood = createStore<ReadonlyMap<string, UnderstoodText>>(new Map()).on(
  understandFx.done,
  (known, { params, result }) => new Map([...known, [keyOf(params), result]]),
);

/** Finds what a text means: `null` until it is known, and where a server has no such call. */
export const $meaningOf = $understood.map(
  (known) =>
    (typed: TypedText): UnderstoodText | null =>
      known.get(keyOf(typed)) ?? null,
);

sample({
  clock: typedTextShown,
  source: $understood,
  filter: (known, typed) => typed.text.length <= longest && !known.has(keyOf(typed)),
  fn: (_, typed) => typed,
  target: understandFx,
});
