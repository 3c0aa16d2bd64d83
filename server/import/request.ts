/** The request of an import, from the command line or over HTTP. */
import { type Static, Type } from 'typebox';
import { ListingKind } from '../../src/api/contract/listings.schema.js';

/** The media type of an import: one line of JSON, a line break, the bytes of the file. */
export const importType = 'application/x-housing-import';

const text = (longest: number) => Type.Optional(Type.String({ minLength: 1, maxLength: longest }));

/** An import without its file. */
export const ImportRequest = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  format: Type.Unsafe<'csv' | 'json' | 'xlsx'>(Type.Enum(['csv', 'json', 'xlsx'])),
  /** The mapping file's JSON; without it the columns are detected by their headings. */
  mapping: Type.Optional(Type.Unknown()),
  /** E-mail address of the account the listings belong to. */
  owner: text(254),
  /** Makes that account when nobody has the address. */
  createOwner: Type.Optional(Type.Boolean()),
  /** Names the file's origin, and the account made for it when no owner is given. */
  source: text(60),
  kind: Type.Optional(ListingKind),
  city: text(80),
  /** Reads and reports, saves nothing. */
  dryRun: Type.Optional(Type.Boolean()),
  /** Stops after so many rows. */
  max: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The day the file was made, yyyy-MM-dd. */
  fileDay: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
});
export type ImportRequest = Static<typeof ImportRequest>;
