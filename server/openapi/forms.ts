/** The multipart forms of the calls that take files, as schemas. */
import { type TSchema, Type } from 'typebox';
import { ListingKind } from '../../src/api/contract/listings.schema.js';
import { checkOf, optionsOf } from '../../src/model/rules/listing/checks.js';
import { bodyNameOf, type FieldName, factsOf, askedFields } from '../../src/model/rules/listing/catalogue.js';
import { isOptional } from '../../src/model/rules/listing/form-fields.js';
import { maxPhotos } from '../../src/model/rules/validate/media.js';

const file = Type.String({ contentMediaType: 'application/octet-stream', description: 'a file' });
const address = Type.String({ format: 'uri', description: 'an address that uploadMedia answered' });
const fileOrAddress = Type.Union([file, address]);

const fieldOf = (kind: ListingKind, name: FieldName): TSchema => {
  const options = name === 'mapPin' ? ['18.50743,73.80771'] : optionsOf(kind, name);
  const { most } = checkOf(kind, name);
  const text = Type.String({
    ...(options.length > 0 && { examples: [...options] }),
    ...(most !== undefined && { maxLength: most }),
    ...(factsOf(name).type === 'date' && { format: 'date' }),
  });
  return factsOf(name).type === 'list' ? Type.Array(text) : text;
};

/** Makes the form of a kind of listing: one that is posted must have its required fields. */
export const listingForm = (kind: ListingKind, state: 'new' | 'saved'): TSchema => {
  const isRequired = (name: FieldName): boolean =>
    state === 'new' && !isOptional(kind, name) && checkOf(kind, name).when === undefined;
  const fields = askedFields(kind).map((name): [string, TSchema] => {
    const field = fieldOf(kind, name);
    return [bodyNameOf(name), isRequired(name) ? field : Type.Optional(field)];
  });
  const photos = Type.Array(fileOrAddress, { maxItems: maxPhotos });
  return Type.Object({
    ...Object.fromEntries(fields),
    images: Type.Optional(photos),
    ...(state === 'saved' && { newimages: Type.Optional(Type.Array(file)), newvideo: Type.Optional(file) }),
    video: Type.Optional(fileOrAddress),
  });
};

/** One photo or video. */
export const fileForm = Type.Object({ file });

/** A table of listings, and what counts for rows that do not say it. */
export const importForm = Type.Object({
  file,
  kind: Type.Optional(ListingKind),
  city: Type.Optional(Type.String({ maxLength: 80 })),
});
