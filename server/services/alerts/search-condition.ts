/** What a saved search means: the conditions of the search page, and by what it is looked up. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { filterToQuery } from '../../../src/model/rules/filter-query.js';
import { filtersFromUrl, filtersToUrl, type SearchAddress } from '../../../src/model/rules/filter-url.js';
import { kindOfTab } from '../../../src/model/rules/kinds.js';
import type { Area, SearchCondition } from '../../repositories/listing/condition.js';
import type { SearchBounds } from '../../repositories/saved-search.js';
import type { PlaceDirectory } from '../place-directory.js';
import { conditionOf } from '../search-reading.js';

/** A search as it is stored. */
export interface ReadSearch {
  kind: ListingKind;
  /** Its query string in the one form that the search page writes. */
  query: string;
  condition: SearchCondition;
}

/** Order and page are no part of a search. */
const addressOf = (text: string): SearchAddress => ({ ...filtersFromUrl(text), sort: 'newest', page: 1 });

const conditionAt = ({ tab, filters }: SearchAddress, directory: PlaceDirectory): SearchCondition =>
  conditionOf(kindOfTab(tab), filterToQuery(tab, filters), directory);

/** Reads only what the query string of a search asks for; refuses one that asks too much. */
export const readCondition = (text: string, directory: PlaceDirectory): SearchCondition =>
  conditionAt(addressOf(text), directory);

/** Reads the query string of a search; refuses one that asks too much. */
export const readSearch = (text: string, directory: PlaceDirectory): ReadSearch => {
  const address = addressOf(text);
  return {
    kind: kindOfTab(address.tab),
    // The tab is named, whatever it is: a reader's own would come before Buy.
    query: filtersToUrl(address) || `tab=${address.tab}`,
    condition: conditionAt(address, directory),
  };
};

/** More cities than any search names; one with more is looked up anywhere. */
const mostCities = 50;

const citiesOf = ({ cities, places }: Area): readonly string[] => {
  const all = [...new Set([...cities, ...places.map(([city]) => city)])];
  return all.length > 0 && all.length <= mostCities ? all : [''];
};

/** Returns what a search is looked up by when a listing is written. */
export const boundsOf = ({ city, amount, bedrooms }: SearchCondition): SearchBounds => ({
  cities: city ? citiesOf(city) : [''],
  least: amount?.least === undefined ? null : Math.ceil(amount.least),
  most: amount?.most === undefined ? null : Math.floor(amount.most),
  rooms: bedrooms ? [...bedrooms.exact, ...(bedrooms.from === undefined ? [] : [bedrooms.from])] : null,
});
