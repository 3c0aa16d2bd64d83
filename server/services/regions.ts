/** The regions of the city dropdown that are no cities themselves (C-21), and other names of the cities. */
import { textKey } from '../text-key.js';

/** A region with the cities that belong to it whole; single localities name their region themselves. */
export interface Region {
  readonly name: string;
  readonly cities: readonly string[];
}

/** Lists the regions: Mumbai by its railway lines, and the towns past Thane. */
export const regions: readonly Region[] = [
  { name: 'Western Mumbai', cities: ['Mira Bhayandar', 'Vasai Virar', 'Palghar'] },
  { name: 'Central Mumbai', cities: [] },
  {
    name: 'Beyond Thane',
    cities: ['Kalyan', 'Dombivli', 'Ulhasnagar', 'Ambernath', 'Badlapur', 'Bhiwandi', 'Shahapur', 'Karjat'],
  },
];

/** Finds a region by its name in any case. */
export const regionOf = (key: string): Region | undefined =>
  regions.find(({ name }) => textKey(name) === key);

const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bombay: 'mumbai',
    'greater mumbai': 'mumbai',
    मुंबई: 'mumbai',
    मुम्बई: 'mumbai',
    'new mumbai': 'navi mumbai',
    'नवी मुंबई': 'navi mumbai',
    'नवीं मुंबई': 'navi mumbai',
    thana: 'thane',
    ठाणे: 'thane',
    poona: 'pune',
    पुणे: 'pune',
    पूना: 'pune',
    nasik: 'nashik',
    नाशिक: 'nashik',
    नासिक: 'nashik',
    'kalyan dombivli': 'kalyan',
    कल्याण: 'kalyan',
    डोंबिवली: 'dombivli',
  }),
);

/** Returns the key of a city by any of its names. */
export const cityKeyOf = (name: string): string => {
  const key = textKey(name);
  return otherNames.get(key) ?? key;
};
