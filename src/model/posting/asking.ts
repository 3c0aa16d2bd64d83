/** What homes like the one of a form ask in its locality. */
import { attach, createEvent, createStore, sample } from 'effector';
import { getAskingPrices } from '../../api/contract/asking.js';
import type { AskingPrices } from '../../api/contract/asking.schema.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { numberOf } from '../rules/numbers.js';
import { textIn } from './field.js';
import type { Posting } from './posting-state.js';

/** What is asked, and the rooms that are looked for in the answer. */
export interface AskingQuestion {
  readonly listingType: ListingKind;
  readonly query: { readonly city: string; readonly locality: string };
  readonly bhk: string;
}

/** The price of a form whose place and rooms are known is shown. */
export const askingRequested = createEvent<AskingQuestion>();

/** Makes the question of a form; null while its city, locality or rooms are unknown, and for what has none. */
export const askingQuestion = ({ name: { listingType }, values }: Posting): AskingQuestion | null => {
  const [city, locality, bhk] = (['city', 'locality', 'bhk'] as const).map((field) =>
    textIn(values, field).trim(),
  );
  if (!city || !locality || !bhk) return null;
  return { listingType, query: { city, locality }, bhk };
};

const keyOf = ({ listingType, query: { city, locality } }: AskingQuestion): string =>
  [listingType, city, locality].join('/');

const fetchAskingFx = attach({
  source: $api,
  effect: (api, { listingType: kind, query }: AskingQuestion): Promise<AskingPrices> =>
    api.call(getAskingPrices, { params: { kind }, query }, { timeout: readTimeout }),
});

type Known = Readonly<Record<string, AskingPrices['asked']>>;

/** Holds what homes ask by kind and place; a question that was not answered leaves nothing. */
export const $asking = createStore<Known>({}).on(fetchAskingFx.done, (known, { params, result }) => ({
  ...known,
  [keyOf(params)]: result.asked,
}));

/** The most rooms that are counted by themselves: with four go all that have more. */
const mostRooms = 4;

/** Finds what homes with the rooms of a question ask; undefined where too few tell it. */
export const askedOf = (
  known: Known,
  question: AskingQuestion,
): AskingPrices['asked'][number] | undefined => {
  const rooms = numberOf(/^\d+(?=BHK)/.exec(question.bhk)?.[0]);
  const counted = rooms !== null && rooms > mostRooms ? `${String(mostRooms)}BHK` : question.bhk;
  return known[keyOf(question)]?.find(({ bhk }) => bhk === counted);
};

sample({
  clock: askingRequested,
  source: $asking,
  filter: (known, question) => known[keyOf(question)] === undefined,
  fn: (_, question) => question,
  target: fetchAskingFx,
});
