/** Takes a search apart for counting its further filters: what holds for all of them, and each of them by itself. */
import type { ListingFilters, ListingKind } from '../../src/api/contract/listings.schema.js';
import { tabOfKind } from '../../src/model/rules/kinds.js';
import { type MoreName, moreOfTab } from '../../src/model/rules/more-filters.js';
import type { SearchCondition } from '../repositories/listing/condition.js';
import type { CountedFilter } from '../repositories/listing/more-facets.js';
import { withWishes } from './more-filters.js';
import type { PlaceDirectory } from './place-directory.js';
import { conditionOf } from './search-reading.js';

/** Of these all that is chosen must hold, so that a further choice comes on top. */
const together: readonly MoreName[] = ['amenities', 'mentions'];

/** Reads one further filter alone. */
const alone = (
  kind: ListingKind,
  name: MoreName,
  value: ListingFilters[MoreName],
  directory: PlaceDirectory,
): SearchCondition => conditionOf(kind, { [name]: value }, directory);

/** Takes the search apart. */
export const moreFiltersOf = (
  kind: ListingKind,
  asked: ListingFilters,
  directory: PlaceDirectory,
): { always: SearchCondition; counted: CountedFilter[] } => {
  const { more: _, ...query } = withWishes(asked);
  const taken = new Set<string>();
  const counted = moreOfTab[tabOfKind(kind)].map(([name, values]) => {
    const chosen = together.includes(name) || values.length === 0 ? undefined : query[name];
    if (chosen !== undefined) taken.add(name);
    return {
      name,
      choices: values.map((value) => ({
        value,
        condition: conditionOf(kind, { more: `${name}:${value}` }, directory),
      })),
      ...(chosen !== undefined && { chosen: alone(kind, name, chosen, directory) }),
    };
  });
  const others = Object.entries(query).filter(([name]) => !taken.has(name));
  return { always: conditionOf(kind, Object.fromEntries(others), directory), counted };
};
