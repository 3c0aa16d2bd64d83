/** Saves listings in bulk, for imports and the demo. */
import type { Sql } from '../db/database.js';
import { isTakenName, newId, newPropertyId } from '../repositories/listing/ids.js';
import { type ListingRow, type RowSettings, rowOf } from '../repositories/listing/row.js';
import { insertPlaces, sourceNameOf, upsertListings, withoutSame } from '../repositories/listing/save.js';
import type { NewListing } from '../repositories/listing/new-listing.js';

/** How many listings were new, changed, and the same as before. */
export interface SaveReport {
  created: number;
  updated: number;
  unchanged: number;
}

/** Saves listings; made by createListingWriter. */
export interface ListingWriter {
  /** Saves listings in batches; one with a known owner and sourceKey is updated, and only where it changed. */
  saveListings(inputs: readonly NewListing[]): Promise<SaveReport>;
}

const batchSize = 500;

/** Keeps the last row of each source key: two of one key in a statement are an error. */
const withoutRepeats = (rows: readonly ListingRow[]): ListingRow[] => {
  const bySource = new Map<unknown, ListingRow>();
  for (const row of rows) bySource.set(row.source_key === null ? row.id : sourceNameOf(row), row);
  return [...bySource.values()];
};

const renamed = (rows: readonly ListingRow[]): ListingRow[] =>
  rows.map((row) => ({ ...row, id: newId(), property_id: newPropertyId(row.kind as NewListing['kind']) }));

/** Makes the writer; `onSaved` is called after each batch that changed the market. */
export const createListingWriter = (
  database: Sql,
  settings: RowSettings,
  onSaved: () => void = () => undefined,
): ListingWriter => {
  const saveBatch = async (
    rows: ListingRow[],
    attempts = 3,
  ): Promise<{ created: number; updated: number }> => {
    try {
      return await database.transaction().execute(async (transaction) => {
        await insertPlaces(transaction, rows);
        return await upsertListings(transaction, rows);
      });
    } catch (failure) {
      if (attempts === 1 || !isTakenName(failure)) throw failure;
      return saveBatch(renamed(rows), attempts - 1);
    }
  };

  const saveListings = async (inputs: readonly NewListing[]): Promise<SaveReport> => {
    const report = { created: 0, updated: 0, unchanged: 0 };
    for (let start = 0; start < inputs.length; start += batchSize) {
      const batch = inputs.slice(start, start + batchSize);
      const given = withoutRepeats(batch.map((each) => rowOf(each, settings)));
      const rows = await withoutSame(database, given);
      const { created, updated } = rows.length > 0 ? await saveBatch(rows) : { created: 0, updated: 0 };
      report.created += created;
      report.updated += updated;
      report.unchanged += batch.length - created - updated;
      if (created + updated > 0) onSaved();
    }
    return report;
  };
  return { saveListings };
};
