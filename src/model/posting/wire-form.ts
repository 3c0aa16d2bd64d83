/** Writes a form as the multipart body of its create or update call (S-420 to S-429, C-34). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { createTypeOf } from '../rules/kinds.js';
import { listIn, textIn, type Field, type FieldName, type FormValues } from './field.js';
import { fieldsOf } from './forms.js';
import type { MediaItem, MediaList } from './media-items.js';

/** Names whether a listing is made or changed. */
export type PostingMode = 'create' | 'edit';

interface Wired {
  readonly listingType: ListingKind;
  readonly mode: PostingMode;
  readonly values: FormValues;
  readonly media: MediaList;
}

const flags: Readonly<Record<string, string>> = { Yes: 'true', No: 'false' };

const isList = ({ name, control }: Field): boolean => control === 'toggles' || name === 'willingToRent';

const listOf = (values: FormValues, name: FieldName): readonly string[] =>
  listIn(values, name).flatMap((value) => (name === 'willingToRent' ? value.split(',') : [value]));

const appendField = (body: FormData, one: Field, values: FormValues, mode: PostingMode): void => {
  const { name, inside, unit, when } = one;
  const key = inside ? `${inside}[${name}]` : name;
  // What is hidden has no value; sent empty, it takes the place of an older one (C-26, S-242).
  const isAsked = when?.(values) ?? true;
  if (isList(one)) {
    const list = listOf(values, name);
    for (const value of list) body.append(key, value);
    if (list.length === 0 && mode === 'edit') body.append(key, '');
    return;
  }
  const text = isAsked ? textIn(values, name).trim() : '';
  if (name === 'description' && text === '' && mode === 'create') return;
  body.append(key, name === 'boundaryWall' ? (flags[text] ?? '') : text);
  if (unit) body.append(unit, textIn(values, unit));
};

/** The address of what the server already has: kept with the listing, or sent ahead of it. */
const standing = ({ url, token }: MediaItem): string | undefined => url ?? token;

const fileName = (item: MediaItem, place: number): string => item.name || `photo-${String(place + 1)}.jpg`;

const appendMedia = (body: FormData, { photos, video }: MediaList, mode: PostingMode): void => {
  photos.forEach((photo, place) => {
    const text = standing(photo);
    if (text !== undefined) body.append('images', text);
    else if (photo.file)
      body.append(mode === 'edit' ? 'newimages' : 'images', photo.file, fileName(photo, place));
  });
  if (mode === 'edit' && !photos.some(standing)) body.append('images', '');
  const text = video && standing(video);
  if (text) body.append('video', text);
  else if (video?.file) body.append(mode === 'edit' ? 'newvideo' : 'video', video.file, video.name);
  else if (mode === 'edit') body.append('video', '');
};

/** Makes the body: each field once, nested ones with bracketed keys, lists as repeated fields, files last. */
export const wireForm = ({ listingType, mode, values, media }: Wired): FormData => {
  const body = new FormData();
  body.append('type', createTypeOf(listingType));
  const fields = new Map(fieldsOf(listingType).map((one) => [one.name, one]));
  for (const one of fields.values()) appendField(body, one, values, mode);
  appendMedia(body, media, mode);
  return body;
};
