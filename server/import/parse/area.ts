/** Reads areas: "1270 sqft", "85 sqm", "2.5 acres", "100 gaj", plain numbers in the unit the file says. */
import { canonical } from '../../../src/model/rules/aliases.js';
import { type AreaUnit, areaUnits } from '../../../src/model/rules/area.js';
import { gunthaSqFt } from '../../../src/model/rules/options/more-facts.js';
import { plainDigits, tidy } from './text.js';

/** An area in a unit of the wire. */
export interface Area {
  readonly value: number;
  readonly unit: AreaUnit;
}

interface UnitMeaning {
  readonly unit: AreaUnit;
  readonly times: number;
}

// Units of land people write that the wire has no name for.
const localUnits: ReadonlyMap<string, UnitMeaning> = new Map(
  Object.entries({
    gaj: { unit: 'Sq-yrd', times: 1 },
    guntha: { unit: 'Sq-ft', times: gunthaSqFt },
    gunta: { unit: 'Sq-ft', times: 1089 },
    hectare: { unit: 'Acre', times: 2.47105 },
    hectares: { unit: 'Acre', times: 2.47105 },
    ha: { unit: 'Acre', times: 2.47105 },
    ft2: { unit: 'Sq-ft', times: 1 },
    sft: { unit: 'Sq-ft', times: 1 },
    m2: { unit: 'Sq-m', times: 1 },
    sqmeters: { unit: 'Sq-m', times: 1 },
    sqmetres: { unit: 'Sq-m', times: 1 },
  } as const satisfies Record<string, UnitMeaning>),
);

/** Finds the unit a word stands for; null when it stands for none. */
export const areaUnitOf = (word: string): UnitMeaning | null => {
  const name = word
    .toLowerCase()
    .replace(/²/g, '2')
    .replace(/[\s.]+/g, '');
  const local = localUnits.get(name);
  if (local) return local;
  const wire = areaUnits.find((unit) => unit === canonical(name));
  return wire ? { unit: wire, times: 1 } : null;
};

const form = /^(\d+(?:\.\d+)?)\s*([a-z²][a-z0-9².\s-]*)?$/;

/** Reads an area; null when the text is none or is zero. */
export const parseArea = (text: string, unit: AreaUnit = 'Sq-ft'): Area | null => {
  const bare = plainDigits(tidy(text))
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '');
  const [, digits, word] = form.exec(bare) ?? [];
  if (digits === undefined) return null;
  const meaning = word === undefined ? { unit, times: 1 } : areaUnitOf(word);
  if (meaning === null) return null;
  const value = Math.round(Number(digits) * meaning.times * 100) / 100;
  return value > 0 && value < 1e9 ? { value, unit: meaning.unit } : null;
};
