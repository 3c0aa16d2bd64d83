/** Turns the filters of a tab into the query parameters of S-400, spelt exactly as there. */
import type { ListingQuery } from '../../api/contract/listings.schema.js';
import { canonical, sameValue } from './aliases.js';
import {
  type Filters,
  filtersOfTab,
  isRangeName,
  isSwitchName,
  type ListName,
  type RangeName,
  scales,
} from './filters.js';
import type { SearchTab } from './kinds.js';
import { listParameters } from './list-parameters.js';
import { rentedHomes } from './options/property-types.js';
import { longestLocality, mostLocalities } from './search-limits.js';

type ValueParameter = Exclude<keyof ListingQuery, 'photos' | 'videos'>;

/** The two parameters of each range (S-400). */
export const rangeParameters: Readonly<Record<RangeName, readonly [ValueParameter, ValueParameter]>> = {
  budget: ['minbudget', 'maxbudget'],
  rent: ['minrent', 'maxrent'],
  area: ['minarea', 'maxarea'],
};

/** Splits a text on its commas into trimmed parts, none empty and none twice (C-53). */
export const commaParts = (text: string): readonly string[] => {
  const parts: string[] = [];
  for (const part of text.split(',')) {
    const trimmed = part.trim();
    if (trimmed && !parts.some((one) => sameValue(one, trimmed))) parts.push(trimmed);
  }
  return parts;
};

/** Joins chosen values with commas; a blank or repeated one is left out (S-300, S-400). */
export const commaJoined = (values: readonly string[]): string => commaParts(values.join(',')).join(',');

/** What is beyond the limits of a search is left out here, where people still see what they chose. */
const localitiesOf = ({ localities, location }: Filters): readonly string[] =>
  commaParts([...localities, location].join(','))
    .slice(0, mostLocalities)
    .map((name) => name.slice(0, longestLocality));

// Types keep the search side's spelling (Godam, Builder Floor Ready): a plain server compares literally.
const valuesOf = (name: ListName, filters: Filters): readonly string[] => {
  if (name === 'localities') return localitiesOf(filters);
  return name === 'rera' ? filters.rera.map(canonical) : filters[name];
};

/** Builds the query of a search: only the tab's own filters, nothing empty, numbers from 0 up (S-300, C-07, C-44, C-53). */
export const filterToQuery = (tab: SearchTab, filters: Filters): ListingQuery => {
  // Without a type Rent shows homes; business space is asked for by name (S-920).
  const query: Record<string, string | number | boolean> =
    tab === 'Rent' ? { [listParameters.types]: rentedHomes.join() } : {};
  for (const name of filtersOfTab[tab]) {
    if (isRangeName(name)) {
      const { min, max } = filters[name];
      const [least, most] = rangeParameters[name];
      if (min >= 0) query[least] = min;
      if (max >= 0) query[most] = max >= scales[name].top ? scales[name].unlimited : max;
    } else if (isSwitchName(name)) {
      if (filters[name]) query[name] = true;
    } else {
      const joined = commaJoined(valuesOf(name, filters));
      if (joined) query[listParameters[name]] = joined;
    }
  }
  for (const name of ['city', 'bbox', 'polygon'] as const) {
    const text = filters[name].trim();
    if (text) query[name] = text;
  }
  return query;
};
