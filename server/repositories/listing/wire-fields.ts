/** Where each wire field of each kind is stored: in a column, or among the details (S-440 to S-445, C-43). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { commercialAmenities } from '../../../src/model/rules/options/features.js';

/** Columns that hold a wire field. */
export type WireColumn =
  | 'locality'
  | 'city'
  | 'project'
  | 'property_type'
  | 'bhk'
  | 'amount'
  | 'deposit'
  | 'area'
  | 'area_unit'
  | 'furnished'
  | 'possession'
  | 'ownership'
  | 'approved_by'
  | 'room_type'
  | 'available_for'
  | 'rera'
  | 'amenities';

/**
 * How a field travels: `option` is text of the alias table, `size` a number that answers carry as text (C-57), `texts` an
 * object of texts. `must` fields are answered even when empty.
 */
export interface WireField {
  name: string;
  form: 'text' | 'option' | 'number' | 'size' | 'list' | 'texts' | 'plot-features';
  column?: WireColumn;
  must?: true;
  /** Values of a list whose own spelling wins over that of the alias table. */
  spelt?: readonly string[];
}

const at = (name: string, form: WireField['form'], column: WireColumn): WireField => ({ name, form, column });
const must = (field: WireField): WireField => ({ ...field, must: true });
const detail = (name: string, form: WireField['form'] = 'text'): WireField => ({ name, form });

const amenities = must(at('amenities', 'list', 'amenities'));
const shared: WireField[] = [
  must(at('locality', 'text', 'locality')),
  must(at('city', 'text', 'city')),
  detail('description'),
  detail('buildings', 'number'),
];
const propertyType = must(at('propertyType', 'option', 'property_type'));
const rera = [at('reraApproved', 'option', 'rera'), must(detail('reraNumber'))];
const features = must(detail('features', 'texts'));

const sell: WireField[] = [
  propertyType,
  must(at('price', 'number', 'amount')),
  must(at('society', 'text', 'project')),
  must(at('bhk', 'text', 'bhk')),
  at('furnishedType', 'option', 'furnished'),
  at('carpetArea', 'size', 'area'),
  at('carpetAreaUnit', 'option', 'area_unit'),
  detail('superArea', 'size'),
  detail('superAreaUnit', 'option'),
  at('possessionStatus', 'option', 'possession'),
  detail('developer'),
  detail('societyArea', 'size'),
  detail('societyAreaUnit', 'option'),
  ...rera,
  features,
];

const rent: WireField[] = [
  propertyType,
  must(at('societyName', 'text', 'project')),
  must(at('monthlyRent', 'number', 'amount')),
  at('securityDeposit', 'number', 'deposit'),
  at('carpetArea', 'number', 'area'),
  at('areaUnit', 'option', 'area_unit'),
  must(at('bhk', 'text', 'bhk')),
  at('furnishedType', 'option', 'furnished'),
  detail('availableFrom'),
  must(detail('willingToRent', 'list')),
  detail('durationOfAgreement'),
  features,
];

const plot: WireField[] = [
  must(at('societyName', 'text', 'project')),
  must(at('price', 'number', 'amount')),
  at('plotArea', 'size', 'area'),
  at('areaUnit', 'option', 'area_unit'),
  at('approvedBy', 'option', 'approved_by'),
  at('ownershipType', 'option', 'ownership'),
  must(detail('overlooking', 'list')),
  must(detail('dimensions', 'texts')),
  must(detail('features', 'plot-features')),
  detail('possessionBy'),
  ...rera,
];

const pg: WireField[] = [
  propertyType,
  must(at('societyName', 'text', 'project')),
  at('bhk', 'text', 'bhk'),
  must(at('monthlyRent', 'number', 'amount')),
  at('securityDeposit', 'number', 'deposit'),
  at('carpetArea', 'size', 'area'),
  at('areaUnit', 'option', 'area_unit'),
  at('roomType', 'option', 'room_type'),
  at('availableFor', 'option', 'available_for'),
  detail('capacity'),
  at('furnishedType', 'option', 'furnished'),
  detail('availableFrom'),
  detail('durationOfAgreement'),
  features,
];

const commercial: WireField[] = [
  propertyType,
  must(at('projectName', 'text', 'project')),
  must(at('price', 'number', 'amount')),
  at('carpetArea', 'size', 'area'),
  at('areaUnit', 'option', 'area_unit'),
  at('possessionStatus', 'option', 'possession'),
  at('ownership', 'option', 'ownership'),
  ...rera,
  at('bhk', 'text', 'bhk'),
  features,
];

/** The wire fields of each kind in the order they are answered. */
export const wireFields: Record<ListingKind, readonly WireField[]> = {
  sell: [...sell, amenities, ...shared],
  rent: [...rent, amenities, ...shared],
  plot: [...plot, amenities, ...shared],
  pg: [...pg, amenities, ...shared],
  // The alias table gives the plots' spelling of Vastu, commercial space has its own (S-290).
  commercial: [...commercial, { ...amenities, spelt: commercialAmenities }, ...shared],
};
