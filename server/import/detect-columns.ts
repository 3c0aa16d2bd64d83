/** Detects the columns of a file without a mapping: by its headings, with the units written beside them. */
import { areaUnitOf } from './parse/area.js';
import { tidy } from './parse/text.js';
import type { Mapping, Rule } from './mapping.js';
import { UnreadableFileError } from './read/raw-row.js';
import { headingsOf, type Target, targets } from './targets.js';

const keyHeadings = [
  'id',
  'property id',
  'propertyid',
  'listing id',
  'listingid',
  'reference',
  'ref',
  'ref no',
  'code',
];

const moneyUnits: ReadonlyMap<string, NonNullable<Rule['unit']>> = new Map(
  Object.entries({
    cr: 'crore',
    crore: 'crore',
    crores: 'crore',
    l: 'lakh',
    lac: 'lakh',
    lacs: 'lakh',
    lakh: 'lakh',
    lakhs: 'lakh',
    k: 'thousand',
  } as const),
);

interface Heading {
  readonly column: string;
  readonly name: string;
  readonly unit?: NonNullable<Rule['unit']>;
}

/** Splits a lower-case heading from its unit: in brackets at the end, or after the first "in". */
const unitBeside = (words: string): { base: string; given: string } => {
  const none = { base: words, given: '' };
  if (!/[)\]]$/.test(words)) {
    const [base = '', ...others] = words.split(/(?:^| )in /);
    const given = others.join(' ');
    return /^[\w. ]+$/.test(given) ? { base, given } : none;
  }
  const body = words.slice(0, -1);
  const open = Math.max(body.lastIndexOf('('), body.lastIndexOf('['));
  const given = body.slice(open + 1).trim();
  return open < 0 || /[)\]]/.test(given) ? none : { base: body.slice(0, open).trim(), given };
};

// "Price (Cr)", "price_in_lakhs", "carpetArea [sq.m]": the name and the unit of its numbers.
const headingOf = (column: string): Heading => {
  const words = tidy(column.replace(/^features\./i, '').replace(/_/g, ' ')).toLowerCase();
  const { base, given } = unitBeside(words);
  const unit = moneyUnits.get(given) ?? areaUnitOf(given)?.unit;
  const name = given ? base : words;
  return { column, name: name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim(), ...(unit && { unit }) };
};

const columnFor = (target: Target, found: readonly Heading[]): Heading | undefined => {
  for (const known of headingsOf(target)) {
    const heading = found.find(({ name }) => name === known);
    if (heading) return heading;
  }
  return undefined;
};

/** Makes a mapping from column names; a column fills one target at most. */
export const detectColumns = (columns: readonly string[]): Mapping => {
  const open = columns.map(headingOf);
  const fields: Partial<Record<Target, Rule>> = {};
  for (const target of targets) {
    const heading = columnFor(target, open);
    if (!heading) continue;
    open.splice(open.indexOf(heading), 1);
    fields[target] = { column: heading.column, ...(heading.unit && { unit: heading.unit }) };
  }
  const key = open.find(({ name }) => keyHeadings.includes(name))?.column;
  return { ...(key !== undefined && { key: [key] }), fields };
};

/** Like detectColumns; throws UnreadableFileError with the remedy when a required column is not found. */
export const detectRequiredColumns = (columns: readonly string[], remedy: string): Mapping => {
  const mapping = detectColumns(columns);
  const missing = (['price', 'locality'] as const).filter((target) => mapping.fields[target] === undefined);
  if (missing.length > 0)
    throw new UnreadableFileError(
      `No heading was recognised for ${missing.join(' and ')} among: ${columns.join(', ').slice(0, 300)}. ${remedy}`,
    );
  return mapping;
};
