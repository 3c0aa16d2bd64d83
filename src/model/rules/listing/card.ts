/** What of a listing its card shows, so that a list can be answered with that alone (`fields=card`). */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import { type FieldName, factsOf, type ViewName } from './fields.js';
import { drawnFieldsOf } from './kinds.js';

const everywhere = ['price', 'society', 'locality', 'city', 'area', 'areaUnit'] as const;
const rera = ['reraApproved', 'reraNumber'] as const;
const floors = ['floorNumber', 'totalFloors'] as const;

/** The fields of the view that a card draws, beside pictures and dates. */
const shown: Readonly<Record<ListingKind, readonly ViewName[]>> = {
  sell: [...everywhere, 'propertyType', 'bhk', 'bathrooms', 'possession', ...rera],
  rent: [...everywhere, 'propertyType', 'bhk', 'deposit', 'bathrooms', 'furnishedType'],
  plot: [...everywhere, 'length', 'breadth', 'ownership', 'approvedBy', 'possession', ...rera],
  pg: [...everywhere, 'deposit', 'availableFor', 'roomType', 'capacity', 'furnishedType'],
  commercial: [...everywhere, ...floors, 'propertyType', 'washrooms', 'possession', ...rera],
};

/** Lists the wire fields of a kind that its card shows. */
export const cardFieldsOf = (kind: ListingKind): readonly FieldName[] => {
  const names: readonly string[] = shown[kind];
  return drawnFieldsOf(kind).filter((name) => names.includes(factsOf(name).view ?? name));
};
