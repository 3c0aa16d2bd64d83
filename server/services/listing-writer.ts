/** Saves listings in bulk, for imports and the demo. */
import type { Sql } from '../db/database.js';
import { markJobsDue } from '../repositories/job-run.js';
import { isTakenName } from '../repositories/listing/ids.js';
import { type ListingRow, rowOf } from '../repositories/listing/row.js';
import { insertPlaces, sourceNameOf, upsertListings, withoutSame } from '../repositories/listing/save.js';
import type { NewListing } from '../repositories/listing/new-listing.js';
import { type CheckSettings, createListingChecks } from './listing-checks/listing-checks.js';

/** How many listings were new, changed, and the same as before. */
export interface SaveReport {
  created: number;
  updated: number;
  unchanged: number;
}

/** Who brings the listings. */
export interface Saving {
  /** Whether their owner does; else the operator, who answers for them. */
  readonly byOwner?: boolean;
}

/** Saves listings; made by createListingWriter. */
export interface ListingWriter {
  /** Saves listings in batches; one with a known owner and sourceKey is updated, and only where it changed. */
  saveListings(inputs: readonly NewListing[], how?: Saving): Promise<SaveReport>;
}

const batchSize = 500;

/** Keeps the last row of each source key: two of one key in a statement are an error. */
const withoutRepeats = (rows: readonly ListingRow[]): ListingRow[] => {
  const bySource = new Map<unknown, ListingRow>();
  for (const row of rows) bySource.set(row.source_key === null ? row.id : sourceNameOf(row), row);
  return [...bySource.values()];
};

/** Makes the writer; `onSaved` is called after each batch that changed the market. */
export const createListingWriter = (
  database: Sql,
  settings: CheckSettings,
  onSaved: () => void = () => undefined,
): ListingWriter => {
  const checks = createListingChecks(settings);

  const saveBatch = async (
    listings: readonly NewListing[],
    byOwner: boolean,
    attempts = 3,
  ): Promise<{ created: number; updated: number }> => {
    try {
      return await database.transaction().execute(async (transaction) => {
        const places = listings.map((each) => rowOf(each, settings));
        if (!byOwner) await insertPlaces(transaction, places, { proposed: false });
        const rows = await checks.rowsOf(transaction, listings, { byOperator: !byOwner });
        if (byOwner) await insertPlaces(transaction, rows, { proposed: true });
        return await upsertListings(transaction, rows);
      });
    } catch (failure) {
      // Another attempt makes other names.
      if (attempts === 1 || !isTakenName(failure)) throw failure;
      return saveBatch(listings, byOwner, attempts - 1);
    }
  };

  /** Leaves out listings that are saved already, and all but the last of one key. */
  const changedOf = async (batch: readonly NewListing[]): Promise<NewListing[]> => {
    const listings = new Map(batch.map((each) => [rowOf(each, settings), each]));
    const rows = await withoutSame(database, withoutRepeats([...listings.keys()]));
    return rows.flatMap((row) => listings.get(row) ?? []);
  };

  const saveListings: ListingWriter['saveListings'] = async (inputs, { byOwner = false } = {}) => {
    const report = { created: 0, updated: 0, unchanged: 0 };
    for (let start = 0; start < inputs.length; start += batchSize) {
      const batch = inputs.slice(start, start + batchSize);
      const changed = await changedOf(batch);
      const { created, updated } =
        changed.length > 0 ? await saveBatch(changed, byOwner) : { created: 0, updated: 0 };
      report.created += created;
      report.updated += updated;
      report.unchanged += batch.length - created - updated;
      if (created + updated === 0) continue;
      onSaved();
      // What an import beside a stopped server brought is counted when that starts again.
      if (!byOwner) await markJobsDue(database);
    }
    return report;
  };
  return { saveListings };
};
