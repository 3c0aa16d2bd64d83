/** Reads an uploaded file: each row as a listing of the uploader, or with the reason why it is none. */
import { createReadStream } from 'node:fs';
import type { RowProblem } from '../../src/api/contract/bulk.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { NewListing } from '../repositories/listing/new-listing.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import { columnsOf } from './mapping.js';
import type { Plan } from './listing.js';
import { checkXlsx } from './read/xlsx-check.js';
import { formatOf, readRows } from './read/formats.js';
import type { BrokenRow, RawRow } from './read/raw-row.js';
import { detectRequiredColumns } from './detect-columns.js';
import { createRowValidator, type Outcome } from './run.js';

/** A file with what its owner said about it. */
export interface Upload {
  readonly path: string;
  readonly fileName: string;
  readonly ownerId: string;
  /** For rows that name no kind, or no city. */
  readonly kind: ListingKind;
  readonly city?: string;
}

/** One row of an upload. */
export interface UploadedRow {
  readonly line: number;
  /** Missing when the row was refused or is a duplicate. */
  readonly listing?: NewListing;
  readonly isRepeated: boolean;
  readonly problems: RowProblem[];
}

/** A whole upload. */
export interface ReadUpload {
  readonly rows: readonly UploadedRow[];
  readonly unusedColumns: readonly string[];
}

/** Rows of a file; more are sent in several files. */
const mostRows = 1000;

/** The greatest price; a mistyped one would sort before all others. */
const highestAmount = 999_999_999_999;

const remedies = {
  kind: 'say which kind of listing it is',
  city: 'write the city, or choose one for the whole file',
  headings: 'Use the headings of the template.',
} as const;

const uploadedRow = (line: number, { listing, events }: Outcome): UploadedRow => ({
  line,
  ...(listing && { listing }),
  isRepeated: events.some(({ result }) => result === 'repeated'),
  problems: events.map(({ field, value, reason }) => ({ field, value, reason })),
});

const amountOf = ({ fields }: NewListing): number => ('price' in fields ? fields.price : fields.monthlyRent);

/** Refuses a price of 0, or one that no form would take (G-15). */
const withSoundPrice = (row: UploadedRow): UploadedRow => {
  if (!row.listing) return row;
  const amount = amountOf(row.listing);
  if (amount >= 1 && amount <= highestAmount) return row;
  const { listing: _, ...refused } = row;
  const problem = {
    field: 'price',
    value: String(amount),
    reason: 'is not a price from 1 to 999,999,999,999',
  };
  return { ...refused, problems: [problem, ...row.problems] };
};

const plannerOf = ({ ownerId, kind, city }: Upload) => {
  let plan: Plan | undefined;
  const planFor = ({ cells }: RawRow): Plan => {
    plan ??= {
      mapping: detectRequiredColumns(Object.keys(cells), remedies.headings),
      ownerId,
      kind,
      remedies,
      ...(city && { city }),
    };
    return plan;
  };
  return { planFor, mapping: () => plan?.mapping };
};

const unusedOf = (row: RawRow | undefined, mapping: Plan['mapping'] | undefined): string[] => {
  if (!row || !mapping) return [];
  const used = new Set([...columnsOf(mapping), ...(mapping.key ?? [])]);
  return Object.keys(row.cells).filter((column) => column !== '' && !used.has(column));
};

/** Reads an upload; throws InvalidMediaError or UnreadableFileError when it is not a table of listings. */
export const readUpload = async (upload: Upload): Promise<ReadUpload> => {
  const format = formatOf(upload.fileName);
  if (format !== 'csv' && format !== 'xlsx') throw new InvalidMediaError('importTypeInvalid');
  if (format === 'xlsx') await checkXlsx(upload.path);
  const { planFor, mapping } = plannerOf(upload);
  const validateRow = createRowValidator(planFor);
  const rows: UploadedRow[] = [];
  let first: RawRow | undefined;
  for await (const row of readRows(createReadStream(upload.path), format)) {
    if (rows.length === mostRows) throw new InvalidMediaError('importTooManyRows');
    first ??= isWhole(row) ? row : undefined;
    rows.push(withSoundPrice(uploadedRow(row.line, validateRow(row))));
  }
  if (rows.length === 0) throw new InvalidMediaError('importEmpty');
  return { rows, unusedColumns: unusedOf(first, mapping()) };
};

const isWhole = (row: RawRow | BrokenRow): row is RawRow => 'cells' in row;
