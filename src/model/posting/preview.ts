/** The listing that a form would become, for the preview. */
import type { Listing } from '../../api/contract/listings.schema.js';
import { wireTypeOf } from '../rules/kinds.js';
import { factsOf, askedFields } from '../rules/listing/catalogue.js';
import { listIn, textIn } from './field.js';
import { isShown } from './forms.js';
import { itemsOf, type MediaItem } from './media-items.js';
import type { Posting } from './posting-state.js';

/** Names a picture: by its address, or, while it is a file here, by its id. */
const nameOf = ({ url, id }: MediaItem): string => url ?? id;

/** Lists the files of a form's pictures by the names that its preview has in `images`. */
export const previewFiles = ({ media }: Posting): Readonly<Record<string, Blob>> =>
  Object.fromEntries(itemsOf(media).flatMap((item) => (item.file ? [[nameOf(item), item.file]] : [])));

/** Makes that listing; a picture that is a file has no address, and its name instead. */
export const previewOf = ({ name, values, media: { photos, video } }: Posting): Listing => {
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
  const pictures = {
    images: photos.map(nameOf),
    imageRooms: photos.map(({ room = '' }) => room),
    imageCaptions: photos.map(({ caption = '' }) => caption),
    video: video ? nameOf(video) : '',
  };
  return { ...shown, user: '', ...pictures } as unknown as Listing;
};
