/** Finds where a row lies: "andheri-east", "Punawale, Pimpri Chinchwad", "Kalyan (W)", with or without a city. */
import { type Place, places } from '../../places/gazetteer.js';
import { cityKeyOf } from '../../services/regions.js';
import { textKey } from '../../text-key.js';
import { cleanText } from './text.js';

/** A locality in a city, as the market writes them. */
export interface Located {
  readonly locality: string;
  readonly city: string;
}

const longest = 80;

const byName = new Map<string, Place[]>();
for (const place of places) {
  for (const name of [place.name, place.nameMr, ...(place.aliases ?? [])]) {
    const key = textKey(name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
}
const cityByKey = new Map(places.map(({ city }) => [cityKeyOf(city), city]));

const titled = (text: string): string =>
  text.replace(/(^|[\s(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

// Slugs and lower-case names get capitals; a name with capitals keeps its own.
const written = (text: string): string => {
  const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text.replaceAll('-', ' ') : text;
  const sided = words.replace(/ ?\( ?(?:w|west) ?\)/i, ' West').replace(/ ?\( ?(?:e|east) ?\)/i, ' East');
  return /\p{Lu}/u.test(sided) ? sided : titled(sided);
};

/** Returns the gazetteer's spelling of a city; an unknown one as the file has it. */
const cityNamed = (text: string): string => {
  const city = written(cleanText(text, longest));
  return cityByKey.get(cityKeyOf(city)) ?? city;
};

const citiesOf = (name: string): string[] => [
  ...new Set((byName.get(textKey(name)) ?? []).map(({ city }) => city)),
];

/** Joins "Sector 7" with the "Kharghar" after it; of other pairs the first is the locality. */
const chosenPart = (parts: readonly string[]): string => {
  const [first = '', second] = parts;
  if (second === undefined || citiesOf(first).length > 0) return first;
  return /^(?:sector|sec|phase|plot|block)\b/i.test(first) && citiesOf(second).length > 0
    ? `${first} ${second}`
    : first;
};

const cityFrom = (locality: string, parts: readonly string[]): string | undefined => {
  const named = parts.slice(1).map((part) => cityByKey.get(cityKeyOf(part)));
  const exact = cityByKey.get(cityKeyOf(locality));
  for (const name of [locality, ...parts]) {
    const found = citiesOf(name);
    const stated = named.find((city) => city !== undefined && found.includes(city));
    if (stated !== undefined) return stated;
    if (found.length === 1) return found[0];
  }
  return named.find((city) => city !== undefined) ?? exact;
};

const spelling = (locality: string, city: string): string =>
  byName
    .get(textKey(locality))
    ?.find((place) => place.city === city && textKey(place.name) === textKey(locality))?.name ?? locality;

/** Finds locality and city of a row; returns which of the two is missing when it cannot. */
export const locate = (localityText: string, cityText: string): Located | 'locality' | 'city' => {
  const parts = localityText
    .split(',')
    .map((part) => written(cleanText(part, longest)))
    .filter((part) => /\p{L}/u.test(part));
  const locality = chosenPart(parts);
  if (locality === '') return 'locality';
  const city = /\p{L}/u.test(cityText) ? cityNamed(cityText) : cityFrom(locality, parts);
  return city === undefined ? 'city' : { locality: spelling(locality, city), city };
};
