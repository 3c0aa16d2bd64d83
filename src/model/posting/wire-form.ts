/** Writes a form as the multipart body of its create or update call (S-420 to S-429, C-34). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { createTypeOf } from '../rules/kinds.js';
import { bodyNameOf, factsOf, askedFields } from '../rules/listing/catalogue.js';
import { wireFlag } from '../rules/wire-values.js';
import { type FieldName, type FormValues, textIn } from './field.js';
import { isShown } from './forms.js';
import type { MediaItem, MediaList } from './media-items.js';

/** Names whether a listing is made or changed. */
export type PostingMode = 'create' | 'edit';

interface Wired {
  readonly listingType: ListingKind;
  readonly mode: PostingMode;
  readonly values: FormValues;
  readonly media: MediaList;
}

/** A picker of one holds a longer list of the listing as one text (C-20). */
const listOf = (value: FormValues[FieldName] = []): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value;

const appendField = (
  body: FormData,
  name: FieldName,
  { listingType, mode, values }: Omit<Wired, 'media'>,
): void => {
  const key = bodyNameOf(name);
  const { type, isAdded, isPrivate } = factsOf(name);
  if (type === 'list') {
    const list = listOf(values[name]);
    for (const value of list) body.append(key, value);
    if (list.length === 0 && mode === 'edit') body.append(key, '');
    return;
  }
  // A hidden field is sent empty, which replaces an older value (C-26, S-242).
  const text = isShown(listingType, name, values) ? textIn(values, name).trim() : '';
  // A private field that nobody has seen here is left as it is: where the form does not show it, its value was not answered.
  if (isPrivate && values[name] === undefined) return;
  // Additive fields are sent only with a value.
  if (isAdded && text === '' && mode === 'create') return;
  body.append(key, type === 'flag' ? String(wireFlag(text) ?? '') : text);
};

/** The address of what the server already has: kept with the listing, or sent ahead of it. */
const storedNameOf = ({ url, token }: MediaItem): string | undefined => url ?? token;

const fileName = (item: MediaItem, place: number): string => item.name || `photo-${String(place + 1)}.jpg`;

/** What the photos show, one text each in their order; left out where a new listing has nothing to say. */
const appendNotes = (body: FormData, photos: MediaList['photos'], mode: PostingMode): void => {
  for (const [field, name] of [
    ['imageRooms', 'room'],
    ['imageCaptions', 'caption'],
  ] as const)
    if (mode === 'edit' || photos.some((photo) => photo[name]))
      for (const photo of photos) body.append(field, photo[name]?.trim() ?? '');
};

const appendMedia = (body: FormData, { photos, video }: MediaList, mode: PostingMode): void => {
  photos.forEach((photo, place) => {
    const text = storedNameOf(photo);
    if (text !== undefined) body.append('images', text);
    else if (photo.file)
      body.append(mode === 'edit' ? 'newimages' : 'images', photo.file, fileName(photo, place));
  });
  if (mode === 'edit' && !photos.some(storedNameOf)) body.append('images', '');
  const text = video && storedNameOf(video);
  if (text) body.append('video', text);
  else if (video?.file) body.append(mode === 'edit' ? 'newvideo' : 'video', video.file, video.name);
  else if (mode === 'edit') body.append('video', '');
};

/** Makes the body: each field once, nested ones with bracketed keys, lists as repeated fields, files last. */
export const wireForm = ({ listingType, mode, values, media }: Wired): FormData => {
  const body = new FormData();
  body.append('type', createTypeOf(listingType));
  for (const name of askedFields(listingType)) appendField(body, name, { listingType, mode, values });
  appendMedia(body, media, mode);
  appendNotes(body, media.photos, mode);
  return body;
};
