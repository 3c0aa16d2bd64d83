/** The listing that a form would become, for the preview. */
import type { Listing } from '../../api/contract/listings.schema.js';
import { wireTypeOf } from '../rules/kinds.js';
import { factsOf, askedFields } from '../rules/listing/catalogue.js';
import { listIn, textIn } from './field.js';
import { isShown } from './forms.js';
import type { Posting } from './posting-state.js';

/** Makes that listing without pictures, since files have no address. */
export const previewOf = ({ name, values }: Posting): Listing => {
  const { listingType, listing } = name;
  const nested: Record<string, Record<string, unknown>> = { features: {}, dimensions: {} };
  const flat: Record<string, unknown> = {};
  for (const field of askedFields(listingType)) {
    const { type, in: group, isPrivate } = factsOf(field);
    if (isPrivate) continue;
    const text = isShown(listingType, field, values) ? textIn(values, field).trim() : '';
    const place = group ? nested[group] : flat;
    if (place) place[field] = type === 'list' ? listIn(values, field) : text;
  }
  const id = listing?._id ?? 'preview';
  const { propertyId = '' } = listing ?? {};
  const shown = { ...flat, ...nested, _id: id, propertyId, type: wireTypeOf(listingType), status: 'Active' };
  return { ...shown, user: '', images: [] } as unknown as Listing;
};
