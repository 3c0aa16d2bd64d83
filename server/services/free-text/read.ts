/** Understands what people type into one box: "2 BHK furnished flat under 80 lakh near Thane station". */
import type { ListingFilters, ListingKind } from '../../../src/api/contract/listings.schema.js';
import { textKey } from '../../text-key.js';
import { choiceRules } from './choices.js';
import { numberRules } from './numbers.js';
import { type Rule, word } from './rule.js';
import { travelRules } from './travel.js';

/** Some letters of a text, from one position to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Words that mean filters. */
export interface Part extends Span {
  readonly filters: ListingFilters;
}

/** A word that is left, as names are compared. */
export interface LeftWord extends Span {
  readonly key: string;
}

/** What a text asks for, and the words left over: the name of a place, a society, a project or a developer. */
export interface FreeText {
  /** The text that positions count in. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** The filters of all parts together. */
  readonly filters: ListingFilters;
  readonly words: readonly LeftWord[];
  /** The words left, joined. */
  readonly rest: string;
}

const rules: readonly Rule[] = [...travelRules, ...numberRules, ...choiceRules];

/** Words without a filter: they name the kind of search, or are fillers. */
const idle = word(
  '(?:for|on|to) (?:sale|rent|lease|buy)|pgs?|paying guests?|hostels?|plots?|lands?|commercial|propert(?:y|ies)|' +
    'homes?|rental|rent|sale|spaces?|rooms?|looking|i|we|want|need|show|me|find|and|or|to|on|from|is|' +
    'in|at|near|with|for|a|an|the|of|by|rs|inr|only|please|good|nice|cheap|best|affordable|new|available|area|' +
    'mein|me|main|ke|ka|ki|ko|se|liye|par|pe|chahiye|chaiye|chahie|dikhao|kiraye|kiraya|sasta|accha|aur|wala|wali|jagah|zameen|jameen|' +
    'madhe|madhye|madhil|pahije|pahijet|hava|havi|have|sathi|bhadyane|vikri|vikat|aani|ani|javal|jawal|' +
    'मध्ये|मधील|में|मे|का|की|के|को|से|लिए|पर|चाहिए|चाहिये|दिखाओ|किराए|किराये|और|एवं|जगह|ज़मीन|जमीन|भूखंड|प्लॉट|प्लाट|खरीदना|बिक्री|कमरा|सस्ता|पास|' +
    'पाहिजे|पाहिजेत|हवा|हवे|हवी|हवं|साठी|भाड्याने|भाडे|विक्रीसाठी|विक्री|आणि|जवळ|घ्यायचे|घ्यायचा|खोली|पीजी|वसतिगृह|हॉस्टेल|हॉस्टल|जागा|किराया|स्वस्त|नवीन|ची|चा|चे',
);

/** Endings that Marathi writes together with the name before them. */
const endings = /(?<=[\p{L}\p{M}]{2})(मध्ये|मधील|जवळील|जवळचा|जवळचे|जवळ|साठी|पर्यंत|पासून)(?![\p{L}\p{M}])/gu;

/** Cities as Marathi bends them. */
const bent: readonly (readonly [RegExp, string])[] = [
  [/पुण्या(?:त|तील|च्या)(?![\p{L}\p{M}])/gu, 'पुणे'],
  [/ठाण्या(?:त|तील|च्या)(?![\p{L}\p{M}])/gu, 'ठाणे'],
  [/मुंबई(?:त|तील|च्या)(?![\p{L}\p{M}])/gu, 'मुंबई'],
  [/नाशका?(?:ात|त|ातील)(?![\p{L}\p{M}])/gu, 'नाशिक'],
];

/** Digits of Latin script, one space between words. */
const plain = (text: string): string => {
  const spaced = text
    .normalize('NFC')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[₹\s]+/g, ' ')
    .replace(/ ?\/-/g, ' ')
    .replace(endings, ' $1')
    .trim();
  return bent.reduce((before, [pattern, name]) => before.replace(pattern, name), spaced);
};

/** Takes letters out of a text without moving the others. */
const without = (text: string, { from, to }: Span): string =>
  text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to);

/** Joins the values of lists; of anything else the last one counts. */
const together = (parts: readonly Part[]): ListingFilters => {
  const all: Record<string, unknown> = {};
  for (const { filters } of parts)
    for (const [name, value] of Object.entries(filters)) {
      const before = all[name];
      const isList = typeof value === 'string' && typeof before === 'string' && name !== 'to';
      all[name] = isList ? [...new Set([...before.split(','), ...value.split(',')])].join(',') : value;
    }
  return all;
};

/** Reads a free text, whatever it says. `today` is what "ready by December" counts from. */
export const readText = (kind: ListingKind, typed: string, today = new Date()): FreeText => {
  const given = plain(typed);
  const small = given.toLowerCase();
  // Few letters become two when they are small; positions must fit.
  const text = small.length === given.length ? given : small;
  let left = small;
  const parts: Part[] = [];
  for (const { pattern, means } of rules)
    for (const match of left.matchAll(pattern())) {
      const meaning = means([...match], { kind, today });
      if (!meaning) continue;
      const read = 'filters' in meaning ? meaning : { filters: meaning, letters: match[0].length };
      const part = { from: match.index, to: match.index + read.letters, filters: read.filters };
      parts.push(part);
      left = without(left, part);
    }
  for (const { index, 0: words } of left.matchAll(idle()))
    left = without(left, { from: index, to: index + words.length });
  const words = [...left.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ index, 0: each }) => ({
    from: index,
    to: index + each.length,
    key: textKey(each),
  }));
  parts.sort((one, other) => one.from - other.from);
  return { text, parts, filters: together(parts), words, rest: words.map(({ key }) => key).join(' ') };
};
