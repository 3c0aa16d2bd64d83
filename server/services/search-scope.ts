/** Tells which listings a search may find, so that its answer is kept until one of them is written. */
import type { ListingFilters, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { LocalityTerm, SearchCondition } from '../repositories/listing/condition.js';
import type { DataScope, Naming } from './data-versions.js';
import type { PlaceDirectory } from './place-directory.js';
import { cityKeyOf, regionOf } from './regions.js';

/** The listings that can pass a query's filters, as far as it is known without reading the whole of it. */
export const scopeOf = (
  kind: ListingKind,
  { city }: Pick<ListingFilters, 'city'>,
  directory: PlaceDirectory,
): DataScope => {
  const key = cityKeyOf(city ?? '');
  const isOneCity = regionOf(key) === undefined && directory.hasCity(key);
  return { kind, ...(isOneCity && { cities: [key] }) };
};

const isPlace = ({ places, alike }: LocalityTerm): boolean => places.length > 0 && !alike;

const nameIn = (terms: readonly LocalityTerm[]): Naming => ({
  places: terms.flatMap(({ places }) => places),
  names: terms.map(({ words }) => words).filter((words) => words !== ''),
});

/**
 * The places and names that all of a search's listings have. Which ones resemble a misspelt name depends on all others; so does
 * every free text unless it is known that what was found has its very words (`isExact`).
 */
export const namedIn = (
  { localities = [], words = [] }: SearchCondition,
  isExact = false,
): Pick<DataScope, 'named'> => {
  if (words.length > 0 && !isExact) return {};
  const areKnown = isExact || localities.every(isPlace);
  const named = [
    ...(localities.length > 0 && areKnown ? [nameIn(localities)] : []),
    ...words.map(({ text }) => nameIn([text])),
  ];
  return named.length > 0 ? { named } : {};
};
