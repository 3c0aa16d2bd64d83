/**
 * The further wishes of a search, each written `name:value` in one list (docs/decisions/0135): which a tab has, what may be
 * chosen, and how each is said.
 */
import type { MoreFilterWords } from '../../../words/en/more-filters.js';
import type { SearchTab } from './kinds.js';
import { priceCaption } from './price-caption.js';

/** Names one further wish, as its parameter is called. */
export type MoreName =
  | 'postedby'
  | 'bathrooms'
  | 'floor'
  | 'maxage'
  | 'maxdeposit'
  | 'availableby'
  | 'listedwithin'
  | 'pricecut'
  | 'amenities'
  | 'mentions';

/** Of these several may be chosen; of any other one. */
const several: readonly string[] = ['postedby', 'floor', 'amenities', 'mentions'] satisfies MoreName[];

/** Most amenities of one search. */
const mostAmenities = 5;

const posters = ['Owner', 'Agent', 'Builder'];
const bathrooms = ['1', '2', '3', '4'];
const floors = ['Ground', 'Low', 'Middle', 'High'];
const ages = ['1', '5', '10'];
const days = ['1', '7', '30'];
const deposits = ['25000', '50000', '100000', '300000'];

// As the forms spell them; their own lists would bring the forms' file with them.
const homeAmenities = [
  ...['Lift', 'CCTV', 'Kides Area', 'Garden', 'Gym', 'Swimming Pool', 'Regular Water Supply'],
  ...['AC', 'Washing Machine', 'Fridge', 'Geyser', 'Bed', 'Cupboard'],
];
const plotAmenities = ['Water Supply', 'Electricity Supply', 'Water Storage', 'Vastu Compliant'];
const businessAmenities = [
  'Lift',
  'Power Backup',
  'CCTV',
  'Main Road',
  'Grade A Building',
  'Vaastu Compliant',
];

type Offer = readonly [name: MoreName, values: readonly string[]];

const always: readonly Offer[] = [
  ['postedby', posters],
  ['listedwithin', days],
  ['pricecut', ['true']],
];
const rooms: readonly Offer[] = [
  ['bathrooms', bathrooms],
  ['floor', floors],
  ['maxage', ages],
];
const letting: readonly Offer[] = [
  // A day of one's own; it has no list.
  ['availableby', []],
  ['maxdeposit', deposits],
];

/** Lists what each tab offers, in the order of the panel. */
export const moreOfTab: Readonly<Record<SearchTab, readonly Offer[]>> = {
  Buy: [...always, ...rooms, ['mentions', ['parking']], ['amenities', homeAmenities]],
  Rent: [...letting, ...always, ...rooms, ['mentions', ['parking']], ['amenities', homeAmenities]],
  PG: [...letting, ...always, ['mentions', ['food', 'parking']], ['amenities', homeAmenities]],
  'Plot/Land': [...always, ['amenities', plotAmenities]],
  Commercial: [
    ...always,
    ['floor', floors],
    ['maxage', ages],
    ['mentions', ['parking']],
    ['amenities', businessAmenities],
  ],
};

/** Reads one entry of the list. */
export const moreEntry = (entry: string): readonly [name: string, value: string] => {
  const at = entry.indexOf(':');
  return at < 0 ? [entry, ''] : [entry.slice(0, at), entry.slice(at + 1)];
};

/** Returns the values that are chosen of one wish. */
export const chosenOf = (entries: readonly string[], name: MoreName): readonly string[] =>
  entries.map(moreEntry).flatMap(([each, value]) => (each === name ? [value] : []));

/** Returns the list with other values of one wish: the last ones, where only so many may be chosen. */
export const withChosen = (
  entries: readonly string[],
  name: MoreName,
  values: readonly string[],
): readonly string[] => {
  const most = name === 'amenities' ? mostAmenities : several.includes(name) ? values.length : 1;
  const others = entries.filter((entry) => moreEntry(entry)[0] !== name);
  return [...others, ...values.slice(Math.max(0, values.length - most)).map((value) => `${name}:${value}`)];
};

/** What says an entry in one language. */
export interface MoreSaying {
  readonly words: MoreFilterWords;
  /** Names a value of the wire. */
  readonly label: (value: string) => string;
  /** Puts a short price into the language. */
  readonly price: (short: string) => string;
}

const isIn = <Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> =>
  Object.hasOwn(names, value);

/** Says an entry, as in "Posted by owner"; one that nobody knows as it is written. */
export const saidOfMore = (entry: string, { words, label, price }: MoreSaying): string => {
  const [name, value] = moreEntry(entry);
  if (name === 'amenities') return label(value);
  if (name === 'pricecut') return words.cut;
  if (name === 'availableby') return words.availableBy(value.split('-').reverse().join('-'));
  if (name === 'maxdeposit') return words.deposit(price(`₹ ${priceCaption(Number(value), Infinity)}`));
  if (name === 'bathrooms' || name === 'maxage' || name === 'listedwithin') return words[name](Number(value));
  for (const names of [words.postedby, words.floor, words.mentions])
    if (isIn(names, value)) return names[value];
  return entry;
};
