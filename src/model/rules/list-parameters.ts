/** How the list filters are called on the wire; this is also the only list of them. */
import type { ListingQuery } from '../../api/contract/listings.schema.js';
import type { ListName } from './filters.js';

/** The parameter of each list filter, odd capitals included (S-401). */
export const listParameters = {
  types: 'propertyType',
  bedrooms: 'bedrooms',
  roomTypes: 'roomtype',
  availableFor: 'Availablefor',
  ownership: 'ownership',
  approvedBy: 'approvedby',
  commercialTypes: 'commproper',
  localities: 'localities',
  rera: 'reraApproved',
  furnished: 'furnished',
  possession: 'possession',
  more: 'more',
  station: 'station',
  walk: 'walk',
  to: 'to',
  within: 'within',
} as const satisfies Readonly<Record<ListName, keyof ListingQuery>>;
