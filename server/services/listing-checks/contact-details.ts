/** Finds contact details in what owners write, and masks them: phone numbers however they are written, addresses, links. */
import { type DigitRun, digitRuns } from './spoken-digits.js';

/** What stands in public for what was masked; a sign, so that it needs no language. */
export const maskSign = '•••••';

/** A stretch of a text, by its first position and the one after its last. */
type Span = readonly [start: number, end: number];

/** Each quantifier is bounded, and none repeats what another one may take: they are linear in the text. */
const patterns: readonly RegExp[] = [
  // An e-mail address or the name of a payment account, also with "(at)" and "at the rate".
  /[\w.+-]{1,64}@[a-z0-9][\w-]{0,62}(?:\.[\w-]{1,63}){1,4}/gi,
  /[\w.+-]{2,64}@(?:upi|paytm|ybl|ibl|axl|apl|ok(?:axis|hdfcbank|icici|sbi))\b/gi,
  /[\w.+-]{2,64} ?(?:@|\(at\)|\[at\]| at the rate | at ) ?(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?)\b(?: ?(?:\.|\(dot\)|\[dot\]| dot ) ?(?:com|in|co\.in|me))?/gi,
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,300}/gi,
  /\b(?:wa\.me|t\.me|bit\.ly|tinyurl\.com|goo\.gl|chat\.whatsapp\.com)\/[^\s<>"]{0,300}/gi,
  // A sentence may begin right after a full stop, so ".in" alone is no address.
  /\b(?:[a-z0-9][a-z0-9-]{1,62}\.){1,3}(?:com|net|org|co\.in|net\.in|org\.in)\b(?:\/[^\s<>"]{0,300})?/gi,
  /\b(?:telegram|insta(?:gram)?)\b ?(?:id)? ?[:@-] ?@?[a-z][\w.]{2,30}/gi,
];

/** Words that make the number before them an amount or a size. */
const unitAfter =
  /^ ?(?:\/-|%|(?:lacs?|lakhs?|cr|crores?|k|thousand|sq|sqft|sft|ft|feet|bhk|rk|beds?|floors?|years?|yrs?|months?|km|kms|mins?|minutes|mtr|meters?|acres?|lpm|rs|rupees)\b|लाख|कोटी|करोड़|करोड|हज़ार|हजार|रुपये|रुपए)/iu;
const currencyBefore = /(?:₹|\brs\.?|\binr|रु\.?) ?$/iu;

/** An amount as people write it: 1,25,00,000 or 9,500,000. */
const grouped = /\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?!\d)/g;

const isPhone = (digits: string): boolean =>
  /^(?:(?:00)?91|0)?[6-9]\d{9}$/.test(digits) || /^0(?:091|91)?[1-8]\d{9}$/.test(digits);

const longest = 14;

/** Whether two runs may be parts of one number: nothing but a few signs is between them. */
const areJoined = (text: string, one: DigitRun, other: DigitRun): boolean => {
  const between = text.slice(one.end, other.start);
  if (between.length > 4 || /[\p{L}\p{M}₹%]/u.test(between)) return false;
  // "650 / 750 / 8500" and "2,3,4" are lists; a phone number is cut so only digit by digit.
  const isShort = one.digits.length <= 2 && other.digits.length <= 2;
  return isShort || !/[,/&+]|\.\s/.test(between);
};

/** A phone number is no amount for a "Rs" before it: nobody writes ten digits of rupees out, but round ones. */
const isPlainPhone = (digits: string): boolean => isPhone(digits) && !digits.endsWith('000');

const isAmount = (text: string, run: DigitRun, amounts: readonly Span[]): boolean =>
  amounts.some(([start, end]) => run.start >= start && run.end <= end) ||
  (!run.isSpoken &&
    !isPlainPhone(run.digits) &&
    (unitAfter.test(text.slice(run.end, run.end + 12)) ||
      currencyBefore.test(text.slice(Math.max(0, run.start - 4), run.start))));

/** Cuts the runs into chains of what may be one number. */
const chainsOf = (text: string, amounts: readonly Span[]): DigitRun[][] => {
  const chains: DigitRun[][] = [[]];
  for (const run of digitRuns(text)) {
    if (run === null || isAmount(text, run, amounts)) {
      chains.push([]);
      continue;
    }
    const before = chains.at(-1)?.at(-1);
    if (before && !areJoined(text, before, run)) chains.push([]);
    chains.at(-1)?.push(run);
  }
  return chains;
};

/** Finds the phone numbers of a chain; each begins and ends where a run does. */
const phonesIn = (text: string, chain: readonly DigitRun[]): Span[] => {
  const found: Span[] = [];
  for (let first = 0; first < chain.length; first++) {
    let digits = '';
    let end: number | undefined;
    let last = first;
    for (let at = first; at < chain.length; at++) {
      digits += chain[at]?.digits ?? '';
      if (digits.length > longest) break;
      if (isPhone(digits)) [end, last] = [chain[at]?.end, at];
    }
    if (end === undefined) continue;
    const start = chain[first]?.start ?? 0;
    found.push([text[start - 1] === '+' ? start - 1 : start, end]);
    first = last;
  }
  return found;
};

/** Numbers of other countries, which begin with a plus. */
const abroad = /\+\d[\d ()-]{8,18}\d/g;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }): Span => [index, index + found.length]);

const spansIn = (text: string): Span[] => {
  const amounts = spansOf(text, grouped);
  const disguised = amounts.filter(([start, end]) =>
    isPlainPhone(text.slice(start, end).replaceAll(',', '')),
  );
  return [
    ...[...patterns, abroad].flatMap((pattern) => spansOf(text, pattern)),
    ...disguised,
    ...chainsOf(text, amounts).flatMap((chain) => phonesIn(text, chain)),
  ].sort(([one], [other]) => one - other);
};

/** Signs that are not seen, which would keep digits apart. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Returns a text with its contact details masked; the same text where there are none. */
export const maskContactDetails = (text: string): string => {
  const plain = text.replace(unseen, '').normalize('NFKC');
  const spans = spansIn(plain);
  if (spans.length === 0) return text;
  let masked = '';
  let end = 0;
  for (const [from, to] of spans) {
    if (to <= end) continue;
    if (from >= end) masked += plain.slice(end, from) + maskSign;
    end = to;
  }
  return masked + plain.slice(end);
};
