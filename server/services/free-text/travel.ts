/** Stations and journeys in a free text, where their names are known: other words stay what they were. */
import { destinationNamed, stationsNamed } from '../commute.js';
import { type Rule, word } from './rule.js';

const station = '(?:railway |metro |train |रेल्वे |रेलवे |मेट्रो )?(?:station|stn|स्टेशन|स्थानका?)';
const before = 'near|close to|beside|next to|walking distance (?:to|of|from)|walkable (?:to|from)|at|around';
const after =
  'ke (?:paa?ss?|nazdeek|nazdik|kareeb|karib)|se paas|ch[yi]?a? ?ja[vw]al|ja[vw]al|near ?by|' +
  'के (?:पास|नज़दीक|नजदीक|करीब|क़रीब)|च्या जवळ|जवळ|शेजारी';

const byJourney = word(
  '(?:under|within|in|less than|up ?to)?\\s*(\\d{1,3})\\s*(?:mins?|minutes|मिनिटे|मिनिटां|मिनट)\\s*(?:away )?(?:from|to|of)\\s+([\\p{L}\\p{M}\\p{N} .()]+)',
);

/** Most words of a destination. */
const longestDestination = 4;

const journey: Rule = {
  pattern: byJourney,
  means: ([whole = '', minutes = '', names = '']) => {
    const words = names.trimEnd().split(' ');
    for (let length = Math.min(words.length, longestDestination); length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      if (destinationNamed(name).length === 0) continue;
      return {
        filters: { to: name, within: Math.min(120, Math.max(5, Number(minutes))) },
        letters: whole.length - names.length + name.length,
      };
    }
    return undefined;
  },
};

const stationCalled = (name = '') => (stationsNamed(name).length > 0 ? { station: name.trim() } : undefined);

/** A name of so many words before the word "station": Indian languages say where after what. */
const named = (words: number): Rule => ({
  pattern: word(
    `((?:[\\p{L}\\p{M}\\p{N}.()]+ ){${String(words - 1)}}[\\p{L}\\p{M}\\p{N}.()]+) ${station}(?! road)(?: (?:${after}))?`,
  ),
  means: ([, name]) => stationCalled(name),
});

/** Rules in the order in which they are tried. */
export const travelRules: readonly Rule[] = [
  journey,
  {
    pattern: word(
      `(?:${before})\\s+(?:a |the |any )?(?:metro|मेट्रो)(?: ${station})?|(?:metro|मेट्रो)(?: ${station})? (?:${after})`,
    ),
    means: () => ({ station: 'metro' }),
  },
  {
    pattern: word(`(?:${before})\\s+([\\p{L}\\p{M}\\p{N} .()]+?)\\s+(?:${station}|metro|मेट्रो)`),
    means: ([, name]) => stationCalled(name),
  },
  named(3),
  named(2),
  named(1),
  {
    pattern: word(`(?:${before})\\s+(?:a |the |any )?${station}|${station} (?:${after})`),
    means: () => ({ station: 'station' }),
  },
];
