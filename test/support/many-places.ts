/** A gazetteer of a whole state: names made of the parts that names of Maharashtra are made of, many of them shared. */
import type { MarketPlace } from '../../server/services/place-directory.js';

const beginnings = Array.from('bdghjkmnprstvw').flatMap((letter) =>
  ['a', 'aa', 'e', 'i', 'o', 'u'].flatMap((vowel) =>
    ['l', 'mb', 'n', 'nd', 'r', 'rk', 's', 't', 'v', 'sh'].map((end) => letter + vowel + end),
  ),
);
const middles = ['a', 'e', 'i', 'o', 'ala', 'eli', 'ana', 'uki'];
const ends = ['gaon', 'wadi', 'pur', 'khed', 'vali', 'ner', 'tan', 'sar', 'di', 'li'];
const others = [
  ['', ''],
  ['', ''],
  [' khurd', ' खुर्द'],
  [' budruk', ' बुद्रुक'],
  [' nagar', ' नगर'],
  [' road', ' रोड'],
  [' east', ' पूर्व'],
  [' west', ' पश्चिम'],
  [' phase 2', ' फेज २'],
  [' colony', ' कॉलनी'],
] as const;

const devanagari: Readonly<Record<string, string>> = {
  ...{ a: 'ा', e: 'े', i: 'ि', o: 'ो', u: 'ु', b: 'ब', d: 'द', g: 'ग', h: 'ह', j: 'ज', k: 'क', l: 'ल' },
  ...{ m: 'म', n: 'न', p: 'प', r: 'र', s: 'स', t: 'त', v: 'व', w: 'व' },
};
const inDevanagari = (name: string): string => name.replace(/./g, (letter) => devanagari[letter] ?? letter);

/** Makes places of different names, in 300 cities. */
export const manyPlaces = (count: number): MarketPlace[] =>
  Array.from({ length: count }, (_, number) => {
    // A prime step, so that neighbours differ in every part.
    let rest = (number * 7919) % 672_000;
    const take = <T>(list: readonly T[]): T => {
      const one = list[rest % list.length] as T;
      rest = Math.floor(rest / list.length);
      return one;
    };
    const [other, otherMr] = take(others);
    const stem = take(beginnings) + take(middles) + take(ends);
    const cityKey = `city ${number % 300}`;
    return {
      cityKey,
      key: stem + other,
      name: stem + other,
      city: cityKey,
      region: null,
      nameMr: inDevanagari(stem) + otherMr,
      aliases: number % 4 === 0 ? [stem.replace('a', '')] : [],
      total: number % 17,
      byKind: {},
    };
  });
