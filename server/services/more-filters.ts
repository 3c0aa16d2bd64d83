/** Reads the further wishes of a search, which our pages write in one list: `postedby:Owner,floor:High`. */
import { Check } from 'typebox/value';
import { ListingFilters } from '../../src/api/contract/listings.schema.js';
import { moreEntry } from '../../src/model/rules/more-filters.js';
import { refuse } from './search-limits.js';

const lists: readonly string[] = ['postedby', 'floor', 'amenities', 'mentions', 'facing', 'sharing'];
const numbers: readonly string[] = [
  ...['bathrooms', 'maxage', 'maxdeposit', 'listedwithin', 'maxmaintenance', 'bedsfree', 'roadwidth'],
];
const texts: readonly string[] = ['availableby', 'gatetime', 'guntha'];

/** Most wishes of one search. */
const most = 24;

/** Returns a query with its wishes as filters of their own; refuses one that nobody knows. */
export const withWishes = <Query extends ListingFilters>(query: Query): Query => {
  const entries = (query.more ?? '').split(',').filter((entry) => entry.trim() !== '');
  if (entries.length === 0) return query;
  if (entries.length > most) refuse('more', `must have at most ${String(most)} wishes`);
  const wishes: Record<string, string | number | boolean> = {};
  for (const entry of entries) {
    const [name, value] = moreEntry(entry.trim());
    const before = wishes[name];
    if (lists.includes(name)) wishes[name] = before === undefined ? value : `${String(before)},${value}`;
    else if (numbers.includes(name)) wishes[name] = Number(value);
    else if (texts.includes(name)) wishes[name] = value;
    else if (name === 'pricecut') wishes[name] = true;
    else refuse('more', `knows no wish named ${name.slice(0, 40)}`);
  }
  if (!Check(ListingFilters, wishes)) refuse('more', 'must have values that its filters take');
  return { ...query, ...wishes };
};
