/** Rooms, prices, areas and days in a free text. */
import { unitInSqFt } from '../../../src/model/rules/area.js';
import { gunthaSqFt } from '../../../src/model/rules/options/more-facts.js';
import type { ListingFilters } from '../../../src/api/contract/listings.schema.js';
import { isHome, isMonthly, type Asking, type Meaning, type Rule, word } from './rule.js';

const counted: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ one: 1, two: 2, three: 3, four: 4, ek: 1, do: 2, don: 2, teen: 3, tin: 3, char: 4 },
    ...{ एक: 1, दो: 2, दोन: 2, तीन: 3, चार: 4, वन: 1, टू: 2, थ्री: 3, फोर: 4 },
  }),
);
const count = `\\d|${[...counted.keys()].join('|')}`;
const countOf = (text: string): number => counted.get(text) ?? Number(text);

const roomName = 'bhk|b\\.?h\\.?k\\.?|bed ?rooms?|beds?|बी ?एच ?के|बीएच के|बेडरूमचा|बेडरूम|बेडरुम|बेडरूमचे|शयनकक्ष';

const rooms: Rule = {
  pattern: word(
    `(${count})(\\.5)?(?:\\s*(?:or|and|to|te|ya|किंवा|या|ते|से|[/&,-])\\s*(${count}))?\\s*-?\\s*(?:${roomName})|` +
      '((?:1|one|एक|वन)?\\s*-?\\s*(?:rk|आर ?के)|studio(?: apartments?| flats?)?|स्टुडिओ|स्टूडियो)',
  ),
  means: ([, first, half, second, studio], { kind }) => {
    if (!isHome(kind)) return undefined;
    if (studio !== undefined || first === undefined) return { bedrooms: '1RK' };
    const counts = [countOf(first)];
    if (half !== undefined) counts.push(countOf(first) + 1);
    if (second !== undefined) counts.push(countOf(second));
    return { bedrooms: counts.map((each) => `${String(each)}BHK`).join(',') };
  },
};

const bathrooms: Rule = {
  pattern: word(`(${count})\\+?\\s*(?:bath(?:room)?s?|toilets?|बाथरूम|स्नानगृहे)`),
  means: ([, many = ''], { kind }) => (isHome(kind) ? { bathrooms: Math.max(1, countOf(many)) } : undefined),
};

const units = { thousand: 1000, lakh: 100_000, crore: 10_000_000 } as const;
const unitOf = (name: string): number =>
  /^(?:k|th|ha|हज)/u.test(name) ? units.thousand : /^(?:l|लाख)/u.test(name) ? units.lakh : units.crore;
const unit =
  '(?:(k|thousand|hazaa?r|hajar|हजार(?:ां)?|हज़ार|l|lacs?|lakhs?|लाख(?:ां)?|cr|crores?|karod|कोटीं?|करोड़|करोड)(?:च्या|त)?)';
const amount = `(\\d+(?:\\.\\d+)?)\\s*${unit}`;
const belowBefore =
  'under|below|within|up ?to|less than|not more than|max|maximum|budget(?: of)?|around|about|रु';
const below =
  'tak|se kam|ke andar|ke niche|madhe|max|maximum|budget|पर्यंत|तक|से कम|के अंदर|के नीचे|पेक्षा कमी|आत|मध्ये|बजेट|बजट';
const aboveBefore = 'above|over|more than|from|min|minimum|starting|at least|किमान';
const above = 'se (?:zyada|jyada|upar)|and above|plus|\\+|से (?:ज़्यादा|ज्यादा|अधिक|ऊपर)|पेक्षा जास्त|पासून';
const monthly = 'rent|per month|a month|pm|monthly|भाडे|भाडं|किराया|महिना';

const bounds = (kind: Asking['kind']) =>
  isMonthly(kind) ? (['minrent', 'maxrent'] as const) : (['minbudget', 'maxbudget'] as const);

const times = (digits: string, name: string): number => Math.round(Number(digits) * unitOf(name));

/** "50 to 80 lakh". */
const between: Rule = {
  pattern: word(
    `(?:between\\s+|from\\s+)?(\\d+(?:\\.\\d+)?)\\s*${unit}?\\s*(?:to|and|te|se|ते|से|-|–)\\s*${amount}`,
  ),
  means: ([, low = '', lowUnit, high = '', highUnit = ''], { kind }) => {
    const [least, most] = bounds(kind);
    return { [least]: times(low, lowUnit ?? highUnit), [most]: times(high, highUnit) };
  },
};

const atLeast: Rule = {
  pattern: word(`(?:${aboveBefore})\\s+(?:rs\\.? ?)?${amount}|${amount}\\s*(?:${above})`),
  means: ([, low, lowUnit, other = '', otherUnit = ''], { kind }) => ({
    [bounds(kind)[0]]: times(low ?? other, lowUnit ?? otherUnit),
  }),
};

/** A single amount is a maximum. */
const atMost: Rule = {
  pattern: word(
    `(?:(?:${belowBefore})\\s+)?(?:rs\\.? ?)?${amount}(?:\\s+(?:${below}))?(?:\\s+(?:${monthly}))?`,
  ),
  means: ([, high = '', name = ''], { kind }) => ({ [bounds(kind)[1]]: times(high, name) }),
};

/** Rupees in full, where a word says that they are rupees. */
const inFull: Rule = {
  pattern: word(
    `(?:${belowBefore}|rs\\.?|${monthly})\\s+(?:rs\\.? ?)?(\\d{4,10})(?:\\s+(?:${below}))?(?:\\s+(?:${monthly}))?|` +
      `(\\d{4,10})\\s+(?:rs |rupees |रुपये |रुपयां )?(?:${below}|${monthly})`,
  ),
  means: ([, first, second = ''], { kind }) => ({ [bounds(kind)[1]]: Number(first ?? second) }),
};

/** Square feet in a unit of land, by the beginning of its name. */
const landUnits: readonly (readonly [pattern: RegExp, squareFeet: number])[] = [
  [/^(?:g|गु)/u, gunthaSqFt],
  [/^(?:a|ए)/u, unitInSqFt('Acre') ?? 0],
  [/^(?:h|हे)/u, 107_639],
  [/^(?:sq\.? ?m|square m|चौ\.? ?मी|चौरस मी)/u, unitInSqFt('Sq-m') ?? 0],
  [/^(?:sq\.? ?y|square y|गज)/u, unitInSqFt('Sq-yrd') ?? 0],
];
const areaUnit =
  'gunth?as?|gunthe|गुंठ[ाे]|गुंठ्यां?चा|गुंठ्यांचे|acres?|एकर|एकड़|hectares?|हेक्टर|' +
  'sq\\.? ?(?:ft|feet|m|mtrs?|meters?|yards?|yrds?)\\.?|square (?:feet|foot|met(?:er|re)s?|yards?)|sqft|sft|' +
  'चौ\\.? ?(?:फूट|फुट)|चौरस (?:फूट|फुट(?:ां)?|मीटर)|वर्ग फ(?:ु|ू|़ु|़ी|ी)ट|गज';

/** Nobody's plot is exactly as large as the one asked for. */
const nearly = 0.1;

const area: Rule = {
  pattern: word(
    `(?:(${aboveBefore})|(${belowBefore}))?\\s*(\\d+(?:\\.\\d+)?|${[...counted.keys()].join('|')})\\s*(${areaUnit})(?:\\s+(?:(${above})|(${below})))?`,
  ),
  means: ([, over, under, many = '', name = '', overAfter, underAfter]): Meaning => {
    const size = landUnits.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
    const squareFeet = (counted.get(many) ?? Number(many)) * size;
    const least = { minarea: Math.round(squareFeet * ((over ?? overAfter) ? 1 : 1 - nearly)) };
    const most = { maxarea: Math.round(squareFeet * ((under ?? underAfter) ? 1 : 1 + nearly)) };
    if (over ?? overAfter) return least;
    return (under ?? underAfter) ? most : { ...least, ...most };
  },
};

const months: readonly string[] = [
  'jan(?:uary)?|जानेवारी|जनवरी',
  'feb(?:ruary)?|फेब्रुवारी|फरवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|एप्रिल|अप्रैल',
  'may|मे|मई',
  'june?|जून',
  'july?|जुलै|जुलाई',
  'aug(?:ust)?|ऑगस्ट|अगस्त',
  'sept?(?:ember)?|सप्टेंबर|सितंबर',
  'oct(?:ober)?|ऑक्टोबर|अक्टूबर',
  'nov(?:ember)?|नोव्हेंबर|नवंबर',
  'dec(?:ember)?|डिसेंबर|दिसंबर',
];

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

const dayOf = (
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: Date,
): Date => {
  const at = months.findIndex((names) => new RegExp(`^(?:${names})$`, 'u').test(month ?? ''));
  const number = at === -1 ? 11 : at;
  const passed = year === undefined && number < today.getUTCMonth();
  const inYear = year === undefined ? today.getUTCFullYear() + (passed ? 1 : 0) : Number(year);
  // Without a day it is the last one of the month.
  return new Date(
    Date.UTC(inYear, number + (day === undefined ? 1 : 0), day === undefined ? 0 : Number(day)),
  );
};

/** What is ready on a day: rooms by their date, plots by the year they are promised for, homes when they are built. */
const readyOn = (date: Date, { kind, today }: Asking): ListingFilters => {
  if (isMonthly(kind)) return { availableby: isoDay(date) };
  if (kind !== 'plot') return { possession: 'Ready to Move New,Resell' };
  const days = (date.getTime() - today.getTime()) / 86_400_000;
  const soon = [
    'Immediate',
    ...(days >= 90 ? ['Within 3 Months'] : []),
    ...(days >= 180 ? ['Within 6 Months'] : []),
  ];
  const years = Math.min(20, Math.max(0, date.getUTCFullYear() - 2024));
  return {
    possession: [...soon, ...Array.from({ length: years }, (_, at) => `By ${String(2025 + at)}`)].join(','),
  };
};

const monthName = months.join('|');
const dayAndMonth = `(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+)?(${monthName})(?:\\s+(20\\d\\d))?|(20\\d\\d)`;

const readyBy: Rule = {
  pattern: word(
    `(?:ready|available|possession|vacant|free)\\s+(?:by|from|in|before|till)\\s+(?:${dayAndMonth})|` +
      `(?:${dayAndMonth})\\s+(?:tak|पर्यंत|तक|se|पासून|से)(?: (?:ready|available|khali|tayar|तयार|तैयार|रिकामे|खाली))?`,
  ),
  means: ([, day, month, year, only, day2, month2, year2, only2], asking) =>
    readyOn(dayOf(day ?? day2, month ?? month2, year ?? only ?? year2 ?? only2, asking.today), asking),
};

const readyNow: Rule = {
  pattern: word(
    '(?:available |ready )?(?:immediate(?:ly)?|now|turant|तुरंत|लगेच|तत्काळ)(?: (?:possession|available|ताबा))?|available now',
  ),
  means: (_, asking) =>
    asking.kind === 'plot' ? { possession: 'Immediate' } : readyOn(asking.today, asking),
};

/** Rules in the order in which they are tried. */
export const numberRules: readonly Rule[] = [
  rooms,
  bathrooms,
  area,
  readyBy,
  readyNow,
  between,
  atLeast,
  atMost,
  inFull,
];
