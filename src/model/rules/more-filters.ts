/**
 * The further wishes of a search, each written `name:value` in one list (docs/decisions/0135): which a tab has, what may be
 * chosen, and how each is said.
 */
import type { MoreFilterWords } from '../../../words/en/more-filters.js';
import type { SearchTab } from './kinds.js';
import { facingOptions } from './options/more-facts.js';
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
  | 'mentions'
  | 'maxmaintenance'
  | 'sharing'
  | 'gatetime'
  | 'bedsfree'
  | 'facing'
  | 'roadwidth'
  | 'guntha';

/** Of these several may be chosen; of any other one. */
const several = new Set<string>([
  ...(['postedby', 'floor', 'amenities', 'mentions', 'facing', 'sharing'] satisfies MoreName[]),
]);

/** Names what its fields, or else its description, may tell of a home; `no` before a name asks for homes that do not tell of it. */
export const mentionNames = [
  ...[
    'food',
    'nofood',
    'parking',
    'noparking',
    'pets',
    'attachedbath',
    'negotiable',
    'extract712',
    'naorder',
  ],
] as const;

/** Most amenities of one search. */
const mostAmenities = 5;

const posters = ['Owner', 'Agent', 'Builder'];
const bathrooms = ['1', '2', '3', '4'];
const floors = ['Ground', 'Low', 'Middle', 'High'];
const ages = ['1', '5', '10'];
const days = ['1', '7', '30'];
const maintenances = ['1000', '2000', '3000', '5000'];
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
  ['maxmaintenance', maintenances],
];
const facing: Offer = ['facing', facingOptions];

/** Lists what each tab offers, in the order of the panel. */
export const moreOfTab: Readonly<Record<SearchTab, readonly Offer[]>> = {
  Buy: [...always, ['mentions', ['parking', 'negotiable']], ...rooms, facing, ['amenities', homeAmenities]],
  Rent: [
    ...letting,
    ...always,
    ['mentions', ['parking', 'pets']],
    ...rooms,
    facing,
    ['amenities', homeAmenities],
  ],
  PG: [
    ...letting,
    ['mentions', ['food', 'nofood', 'attachedbath', 'parking', 'pets']],
    ['sharing', ['1', '2', '3', '4']],
    ['gatetime', ['10 pm', '11 pm', '12 am', 'No gate time']],
    ['bedsfree', ['1', '2', '3']],
    ...always,
    ['amenities', homeAmenities],
  ],
  'Plot/Land': [
    ['guntha', ['-1', '1-2', '2-5', '5-10', '10-40', '40-']],
    ['mentions', ['extract712', 'naorder', 'negotiable']],
    ['roadwidth', ['20', '30', '40', '60']],
    ...always,
    facing,
    ['amenities', plotAmenities],
  ],
  Commercial: [
    ...always,
    ['mentions', ['parking', 'negotiable']],
    ['floor', floors],
    ['maxage', ages],
    facing,
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
  const most = name === 'amenities' ? mostAmenities : several.has(name) ? values.length : 1;
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

const countNames = ['bathrooms', 'maxage', 'listedwithin', 'sharing', 'bedsfree', 'roadwidth'] as const;
const isCountName = (name: string): name is (typeof countNames)[number] =>
  (countNames as readonly string[]).includes(name);

const gunthaSaid = (value: string, { guntha }: MoreFilterWords): string => {
  const [from = '', to = ''] = value.split('-');
  if (from === '') return guntha.upTo(to);
  return to === '' ? guntha.from(from) : guntha.between(from, to);
};

/** Says an entry, as in "Posted by owner"; one that nobody knows as it is written. */
export const saidOfMore = (entry: string, { words, label, price }: MoreSaying): string => {
  const [name, value] = moreEntry(entry);
  if (name === 'amenities') return label(value);
  if (name === 'facing') return words.facing(label(value));
  if (name === 'gatetime') return value === 'No gate time' ? label(value) : words.gatetime(label(value));
  if (name === 'guntha') return gunthaSaid(value, words);
  if (name === 'pricecut') return words.cut;
  if (name === 'availableby') return words.availableBy(value.split('-').reverse().join('-'));
  if (name === 'maxdeposit' || name === 'maxmaintenance')
    return words[name](price(`₹ ${priceCaption(Number(value), Infinity)}`));
  if (isCountName(name)) return words[name](Number(value));
  for (const names of [words.postedby, words.floor, words.mentions])
    if (isIn(names, value)) return names[value];
  return entry;
};
