/** Calls that post many listings from one file, for agents and builders (additive). */
import type { BulkReport, TemplateParams } from './bulk.schema.js';
import { endpoint } from './endpoint.js';

/**
 * The template of a kind: a CSV file with headings and two example rows, sent as an attachment. It needs no
 * session, so that a plain link with `download` fetches it.
 */
export const getImportTemplate = endpoint<{ params: TemplateParams; reply: string }>(
  'GET',
  '/api/v4/import-template/:kind',
  { partner: 'never' },
);

/**
 * Reads a file without saving anything and reports on every row. Multipart: `file` (CSV, TSV or XLSX, at most 5 MB
 * and 1,000 rows), `kind` (one of the five, for rows that name none), and `city` (optional, for rows that name none).
 * Replies 400 with `fields.file` when the file cannot be read or its headings are not understood, 401 without a session,
 * 413 for a file that is too large, 429 when too many are sent.
 */
export const checkImport = endpoint<{ body: FormData; reply: BulkReport }>('POST', '/api/v4/import-check', {
  partner: 'person',
  for: 'managing',
});

/**
 * Saves the rows of a file as the person's own listings and reports on every row; takes the same form as `checkImport`.
 * Rows that cannot be read are left out. The same file sent again changes nothing, so the call is safe to repeat; a row
 * whose `id` (or `reference`) column an earlier file had updates that listing and leaves its photos in place.
 */
export const importListings = endpoint<{ body: FormData; reply: BulkReport }>('POST', '/api/v4/import', {
  partner: 'person',
  for: 'managing',
});
