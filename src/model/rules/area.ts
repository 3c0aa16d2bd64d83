/** Areas: the five units, their size in square feet, and how an area is written. */
import { canonical } from './aliases.js';
import { numberOf } from './numbers.js';

/** Lists the area units as they go over the wire (S-262). */
export const areaUnits = ['Sq-ft', 'Sq-yrd', 'Sq-m', 'Acre', 'Bigha'] as const;

/** Names an area unit of the wire (S-262). */
export type AreaUnit = (typeof areaUnits)[number];

/** Holds the default size of one bigha in square feet (C-08); it differs by region, so the operator may change it. */
export const defaultBighaSqFt = 27_225;

const sqFtOf: Readonly<Record<Exclude<AreaUnit, 'Bigha'>, number>> = {
  'Sq-ft': 1,
  'Sq-yrd': 9,
  'Sq-m': 10.7639,
  Acre: 43_560,
};

/** Returns the size of one unit in square feet (C-08); null for a unit nobody knows. */
export const unitInSqFt = (unit: string, bighaSqFt = defaultBighaSqFt): number | null => {
  const name = canonical(unit);
  if (name === 'Bigha') return bighaSqFt;
  return Object.hasOwn(sqFtOf, name) ? sqFtOf[name as keyof typeof sqFtOf] : null;
};

/** Turns an area into square feet (C-08) with four decimals; null when the number or the unit is missing. */
export const toSqFt = (value: unknown, unit: string, bighaSqFt = defaultBighaSqFt): number | null => {
  const area = numberOf(value);
  const size = unitInSqFt(unit, bighaSqFt);
  return area === null || size === null ? null : Math.round(area * size * 1e4) / 1e4;
};

/** Captions an end of the area slider in square feet; at `top` a plus follows, as in "4000+ sq ft" (C-08). */
export const areaCaption = (sqFt: number, top: number): string =>
  sqFt >= top ? `${top}+ sq ft` : `${sqFt} sq ft`;
