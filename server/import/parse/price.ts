/** Reads prices as people write them: "1.88 Cr", "98 L", "₹ 1.3 Lac", "45,000 per bed", "1.2 Cr per acre". */
import { plainDigits, tidy } from './text.js';

/** What a plain number counts. */
export type MoneyUnit = 'rupees' | 'thousand' | 'lakh' | 'crore';

/** A price in rupees, and what it is for when that is not the whole property or a month. */
export interface Price {
  readonly rupees: number;
  /** "bed", or an area unit as it was written ("acre", "sqft"). */
  readonly per?: string;
}

const worth: Readonly<Record<MoneyUnit, number>> = {
  rupees: 1,
  thousand: 1000,
  lakh: 100_000,
  crore: 10_000_000,
};

const unitWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1000,
    thousand: 1000,
    l: 100_000,
    lac: 100_000,
    lacs: 100_000,
    lakh: 100_000,
    lakhs: 100_000,
    लाख: 100_000,
    cr: 10_000_000,
    crs: 10_000_000,
    crore: 10_000_000,
    crores: 10_000_000,
    कोटी: 10_000_000,
    करोड: 10_000_000,
  }),
);

const term = /^(\d+(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|l|crores?|crs?|लाख|कोटी|करोड)?(?![a-z])\.?\s*/;
const period =
  /^(?:(?:\/|per|a|p\.?)\s*(?:month|mo|m)\b\.?|pm\b|monthly|only|onwards|negotiable|\(negotiable\)|nego\.?|fixed|[-/]+)\s*/;
const perThing =
  /^(?:\/|per|a)\s*(bed|person|head|sq\.?\s*(?:-\s*)?[a-z]+\.?|acres?|guntha|gaj|bigha|hectares?)\s*/;

const bare = (text: string): string =>
  plainDigits(tidy(text))
    .toLowerCase()
    .replace(/₹|\b(?:rs|inr)\b\.?|रु\.?/g, ' ')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Sum {
  total: number;
  rest: string;
}

// "1 Cr 25 Lac" is a sum. A number without a unit is in the file's unit, and is never part of a sum.
const readSum = (text: string, unit: MoneyUnit): Sum | null => {
  let rest = text;
  let total = 0;
  let terms = 0;
  for (let found = term.exec(rest); found; found = term.exec(rest)) {
    const [whole, digits, word] = found;
    if (terms > 0 && word === undefined) return null;
    total += Number(digits) * (word === undefined ? worth[unit] : (unitWords.get(word) ?? 1));
    rest = rest.slice(whole.length).replace(/^(?:and|&)\s+/, '');
    terms++;
    if (word === undefined) break;
  }
  return terms === 0 ? null : { total, rest };
};

/** Reads a price; null when the text is none ("Call for Price", "45 L - 60 L", "0"). */
export const parsePrice = (text: string, unit: MoneyUnit = 'rupees'): Price | null => {
  const sum = readSum(bare(text), unit);
  if (sum === null) return null;
  let { rest } = sum;
  let per: string | undefined;
  while (rest !== '') {
    const thing = perThing.exec(rest);
    const skipped = thing ?? period.exec(rest);
    if (skipped === null) return null;
    if (thing) per = thing[1];
    rest = rest.slice(skipped[0].length);
  }
  const rupees = Math.round(sum.total);
  // Twelve digits are the most a price may have (G-15).
  if (!Number.isSafeInteger(rupees) || rupees < 1 || rupees >= 1e12) return null;
  if (per === undefined) return { rupees };
  return { rupees, per: /^(?:person|head)$/.test(per) ? 'bed' : per };
};
