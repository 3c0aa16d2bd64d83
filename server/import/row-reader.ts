/** Reads the targets of one row by the mapping's rules and the parsers, and notes what could not be read. */
import { type AreaUnit, areaUnits } from '../../src/model/rules/area.js';
import { type Mapping, textFor } from './mapping.js';
import { type Area, parseArea } from './parse/area.js';
import { parseDay } from './parse/date.js';
import { type MoneyUnit, type Price, parsePrice } from './parse/price.js';
import { cleanText, splitList } from './parse/text.js';
import { type Problem, RowRefused } from './problems.js';
import type { RawRow } from './read/raw-row.js';
import type { Target } from './targets.js';

/** Reads one row; an optional field that cannot be read is noted and left out. */
export interface RowReader {
  text(target: Target): string;
  /** Reads by a parser; undefined when the text is empty or unreadable. */
  read<T>(target: Target, parse: (text: string) => T | null, wanted: string): T | undefined;
  /** Text for people, cleaned and cut. */
  words(target: Target, longest: number): string;
  list(target: Target): string[];
  price(target: Target): Price | undefined;
  area(target: Target): Area | undefined;
  /** The day of a target; "immediately" is the row's own date, else the file's. */
  day(target: Target): string | undefined;
  /** Notes that a field was left empty, and why. */
  note(target: Target, reason: string): void;
  /** Throws RowRefused because of this field. */
  refuse(target: Target, reason: string): never;
  readonly notes: readonly Problem[];
}

const isAreaUnit = (unit: string | undefined): unit is AreaUnit => areaUnits.some((known) => known === unit);

/** Makes the reader of a row; `fileDay` is the day the file was made. */
export const createRowReader = (row: RawRow, mapping: Mapping, fileDay: string | undefined): RowReader => {
  const notes: Problem[] = [];
  const ruleOf = (target: Target) => mapping.fields[target] ?? {};
  const text = (target: Target): string => textFor(ruleOf(target), row.cells);
  const note = (target: Target, reason: string): void => {
    notes.push({ field: target, value: text(target), reason });
  };
  const read: RowReader['read'] = (target, parse, wanted) => {
    const given = text(target);
    if (given === '' || given === '-') return undefined;
    const value = parse(given);
    if (value === null) note(target, `is not ${wanted}; left empty`);
    return value ?? undefined;
  };
  const { unit: areaOrMoney } = ruleOf('price');
  const moneyUnit = (target: Target): MoneyUnit => {
    const unit = ruleOf(target).unit ?? (target === 'price' ? areaOrMoney : undefined);
    return unit === undefined || isAreaUnit(unit) ? 'rupees' : unit;
  };
  const asOf = (): string | undefined => parseDay(text('asOf')) ?? fileDay;

  return {
    notes,
    text,
    read,
    words: (target, longest) => cleanText(text(target), longest),
    list: (target) => splitList(text(target)),
    price: (target) => read(target, (given) => parsePrice(given, moneyUnit(target)), 'a price'),
    area: (target) => {
      const { unit } = ruleOf(target);
      return read(target, (given) => parseArea(given, isAreaUnit(unit) ? unit : 'Sq-ft'), 'an area');
    },
    day: (target) => read(target, (given) => parseDay(given, ruleOf(target).order, asOf()), 'a day'),
    note,
    refuse: (target, reason) => {
      throw new RowRefused(target, text(target), reason);
    },
  };
};
