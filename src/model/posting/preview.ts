/** The listing that a form would become, for a look at it before it is sent. */
import type { Listing } from '../../api/contract/listings.schema.js';
import { wireTypeOf } from '../rules/kinds.js';
import { listIn, textIn } from './field.js';
import { fieldsOf } from './forms.js';
import type { Posting } from './posting-state.js';

/** Makes that listing; its pictures are not in it, since files have no address. */
export const previewOf = ({ name, values }: Posting): Listing => {
  const { listingType, listing } = name;
  const nested: Record<string, Record<string, unknown>> = { features: {}, dimensions: {} };
  const flat: Record<string, unknown> = {};
  for (const { name: field, inside, control, unit, when } of fieldsOf(listingType)) {
    const isAsked = when?.(values) ?? true;
    const isList = control === 'toggles' || field === 'willingToRent';
    const value = isList ? listIn(values, field) : isAsked ? textIn(values, field).trim() : '';
    const group = inside ? nested[inside] : flat;
    if (group) group[field] = value;
    if (unit) flat[unit] = textIn(values, unit);
  }
  const id = listing?._id ?? 'preview';
  const { propertyId = '' } = listing ?? {};
  const shown = { ...flat, ...nested, _id: id, propertyId, type: wireTypeOf(listingType), status: 'Active' };
  return { ...shown, user: '', images: [] } as unknown as Listing;
};
