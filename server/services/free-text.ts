/** Understands what people type into one box: "2 BHK furnished flat under 80 lakh in Kothrud". */
import type { ListingFilters, ListingKind } from '../../src/api/contract/listings.schema.js';
import { textKey } from '../text-key.js';
import { destinationNamed, stationsNamed } from './commute.js';

/** What a text asks for, and the words left over: the name of a place, a society, a project or a developer. */
export interface FreeText {
  readonly filters: ListingFilters;
  readonly rest: string;
}

/** The rest of a text after some words were taken out, with the filters those words meant. */
type Step = (text: string, kind: ListingKind) => readonly [rest: string, filters: ListingFilters];

const isHome = (kind: ListingKind): boolean => kind === 'sell' || kind === 'rent' || kind === 'pg';
const isPricedAtOnce = (kind: ListingKind): boolean => kind !== 'rent' && kind !== 'pg';

// \b knows only Latin letters; these boundaries hold for Devanagari, too.
const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

const rooms = word(
  '(\\d)(?:\\s*(?:or|and|to|[/&,-])\\s*(\\d))?\\s*-?\\s*(?:bhk|bed ?rooms?|beds?|बीएचके|बेडरूम)|(1\\s*-?\\s*rk|studio)',
);

const bedroomsIn: Step = (text, kind) => {
  if (!isHome(kind)) return [text, {}];
  const counts: string[] = [];
  const rest = text.replace(rooms, (_, first?: string, second?: string, studio?: string) => {
    if (studio !== undefined) counts.push('1RK');
    for (const count of [first, second]) if (count !== undefined) counts.push(`${count}BHK`);
    return ' ';
  });
  return [rest, counts.length > 0 ? { bedrooms: counts.join(',') } : {}];
};

const units = { thousand: 1000, lakh: 100_000, crore: 10_000_000 } as const;
const unitOf = (name: string): number =>
  /^(?:k|th|हज)/u.test(name) ? units.thousand : /^(?:l|लाख)/u.test(name) ? units.lakh : units.crore;
const unit = '(k|thousand|हजार|l|lacs?|lakhs?|लाख|cr|crores?|कोटी|करोड़|करोड)';
const amount = `(\\d+(?:\\.\\d+)?)\\s*${unit}`;
const money = word(
  `(?:between\\s+|from\\s+)?(\\d+(?:\\.\\d+)?)\\s*${unit}?\\s*(?:to|and|-|–)\\s*${amount}|` +
    `(above|over|more than|from|min|minimum|starting)\\s+${amount}|` +
    `(?:(?:under|below|within|up ?to|less than|max|maximum|budget)\\s+)?${amount}`,
);

/** A single amount is a maximum. */
const moneyIn: Step = (text, kind) => {
  const [least, most] = isPricedAtOnce(kind)
    ? (['minbudget', 'maxbudget'] as const)
    : (['minrent', 'maxrent'] as const);
  const filters: ListingFilters = {};
  const times = (digits: string, name: string): number => Math.round(Number(digits) * unitOf(name));
  const rest = text.replace(money, (_, ...groups: (string | undefined)[]) => {
    const [low, lowUnit, high, highUnit, above, floor = '', floorUnit = '', top, topUnit = ''] = groups;
    if (low !== undefined && high !== undefined && highUnit !== undefined) {
      filters[least] = times(low, lowUnit ?? highUnit);
      filters[most] = times(high, highUnit);
    } else if (above !== undefined) filters[least] = times(floor, floorUnit);
    else if (top !== undefined) filters[most] = times(top, topUnit);
    return ' ';
  });
  return [rest, filters];
};

type Filter = 'propertyType' | 'furnished' | 'possession' | 'Availablefor' | 'roomtype';

const choices = (
  filter: Filter,
  suits: (kind: ListingKind) => boolean,
  table: readonly (readonly [pattern: string, value: string])[],
): Step => {
  const rows = table.map(([pattern, value]) => [word(pattern), value] as const);
  return (text, kind) => {
    if (!suits(kind)) return [text, {}];
    const values: string[] = [];
    let rest = text;
    for (const [pattern, value] of rows) {
      const without = rest.replace(pattern, ' ');
      if (without !== rest) values.push(value);
      rest = without;
    }
    return [rest, values.length > 0 ? { [filter]: values.join(',') } : {}];
  };
};

const homeTypes = choices('propertyType', isHome, [
  ['pent ?houses?', 'Penthouse'],
  ['villas?', 'Villa'],
  ['(?:independent |builder )floors?', 'Builder Floor Ready to Move'],
  ['(?:residential |independent |row )?houses?|bungalows?|row homes?|घर', 'House Villa'],
  ['flats?|फ्लॅट|फ्लैट|सदनिका', 'Flat'],
  ['apartments?', 'Residental Apartment'],
]);

const businessTypes = choices('propertyType', (kind) => kind === 'rent' || kind === 'commercial', [
  ['ware ?houses?|godowns?|godams?|गोदाम', 'Godown'],
  ['office(?: spaces?|s)?|ऑफिस|कार्यालय', 'Office'],
  ['shops?|दुकान', 'Shop'],
  ['retail|show ?rooms?', 'Retail'],
  ['industrial|factory|factories|industry', 'Industry'],
]);

/** Adds its types to those of an earlier step. */
const typesIn: Step = (text, kind) => {
  const [withoutBusiness, business] = businessTypes(text, kind);
  const [rest, home] = homeTypes(withoutBusiness, kind);
  const types = [business.propertyType, home.propertyType].filter((type) => type !== undefined);
  return [rest, types.length > 0 ? { propertyType: types.join(',') } : {}];
};

const byStation = word(
  '(?:near|close to|beside|next to|walking distance (?:to|of|from)|at)\\s+([\\p{L}\\p{M}\\p{N} .()]+?)\\s+(?:railway |metro )?(?:station|स्टेशन|स्थानक)',
);
const byAnyMetro = word('(?:near|close to|beside)\\s+(?:a |the )?metro(?: station)?');
const byJourney = word(
  '(?:under|within|in|less than|up ?to)?\\s*(\\d{1,3})\\s*(?:mins?|minutes|मिनिटे|मिनट)\\s*(?:from|to|of)\\s+([\\p{L}\\p{M}\\p{N} .()]+)',
);

/** Most words of a destination. */
const longestDestination = 4;

/** Stations and journeys, where their names are known: other words stay what they were. */
const travelIn: Step = (text) => {
  const filters: ListingFilters = {};
  const rest = text
    .replace(byJourney, (whole, minutes: string, names: string) => {
      const words = names.trim().split(' ');
      for (let length = Math.min(words.length, longestDestination); length > 0; length--) {
        const name = words.slice(0, length).join(' ');
        if (destinationNamed(name).length === 0) continue;
        filters.to = name;
        filters.within = Math.min(120, Math.max(5, Number(minutes)));
        return ` ${words.slice(length).join(' ')} `;
      }
      return whole;
    })
    .replace(byAnyMetro, () => {
      filters.station = 'metro';
      return ' ';
    })
    .replace(byStation, (whole, name: string) => {
      if (stationsNamed(name).length === 0) return whole;
      filters.station = name.trim();
      return ' ';
    });
  return [rest, filters];
};

const steps: readonly Step[] = [
  travelIn,
  bedroomsIn,
  moneyIn,
  choices('furnished', isHome, [
    ['un[- ]?furnished', 'Unfurnished'],
    ['semi[- ]?furnished', 'Semi Furnished'],
    ['(?:fully[- ])?furnished', 'Fully furnished'],
  ]),
  choices('possession', isPricedAtOnce, [
    ['ready to move(?: in)?|ready possession', 'Ready to Move New'],
    ['under construction', 'Under Construction'],
    ['resale|resell', 'Resell'],
  ]),
  choices('Availablefor', (kind) => kind === 'pg', [
    ['(?:for )?(?:girls?|ladies|women|females?|मुलींसाठी)', 'Girls'],
    ['(?:for )?(?:boys?|gents|men|males?|मुलांसाठी)', 'Boys'],
  ]),
  choices('roomtype', (kind) => kind === 'pg', [
    ['private(?: rooms?)?|single rooms?', 'Private'],
    ['shar(?:ed|ing)(?: rooms?)?', 'Shared'],
  ]),
  typesIn,
];

/** Words without a filter: they name the kind of search, or are fillers. */
const idle = word(
  '(?:for|on|to) (?:sale|rent|lease|buy)|pgs?|paying guests?|hostels?|plots?|lands?|commercial|propert(?:y|ies)|' +
    'homes?|rental|spaces?|in|at|near|with|for|a|an|the|of|by|rs|inr|only|please|मध्ये|में',
);

/** Small letters, digits of Latin script, one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[₹\s]+/g, ' ');

/** Reads a free text; undefined when it says nothing but a name. */
export const readFreeText = (kind: ListingKind, text: string): FreeText | undefined => {
  const typed = plain(text);
  let rest = typed;
  let filters: ListingFilters = {};
  for (const step of steps) {
    const [left, meant] = step(rest, kind);
    rest = left.replace(/\s+/g, ' ');
    filters = { ...filters, ...meant };
  }
  const name = textKey(rest.replace(idle, ' '));
  return name === textKey(typed) ? undefined : { filters, rest: name };
};
