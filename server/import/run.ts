/** Imports rows: reads, refuses, finds duplicates, saves in batches, and yields events. */
import type { ListingWriter } from '../services/listing-writer.js';
import type { NewListing } from '../repositories/listing/new-listing.js';
import type { ImportCounts, ImportEvent, RowEvent } from './events.js';
import { type Plan, type ReadListing, readListing, ownKeyOf, rowDigest } from './listing.js';
import { RowRefused } from './problems.js';
import { type BrokenRow, type RawRow, type RowStream, UnreadableFileError } from './read/raw-row.js';
import { listingFingerprint } from '../repositories/listing/fingerprint.js';
import { createDuplicateRows, createTally, type DuplicateRows, type Tally } from './duplicate-rows.js';

/** What an import needs. */
export interface ImportRun {
  /** What became of each row, in their order. */
  readonly outcomes: AsyncIterable<Outcome>;
  readonly save: ListingWriter['saveListings'];
  /** Reads and checks without saving. */
  readonly dryRun?: boolean;
  /** Stops after so many rows. */
  readonly max?: number;
  readonly signal?: AbortSignal;
}

/** Listings saved at once. */
const batchSize = 500;

const rowEvent = (
  line: number,
  result: RowEvent['result'],
  field: string,
  value: string,
  reason: string,
): RowEvent => ({
  event: 'row',
  line,
  result,
  field,
  // The report shows the beginning of a long cell.
  value: value.slice(0, 200),
  reason,
});

/** The result of a row: its listing, if it is one, and its events. */
export interface Outcome {
  readonly events: RowEvent[];
  readonly listing?: NewListing;
}

/** What is remembered of the rows before. */
interface Seen {
  readonly contents: DuplicateRows;
  readonly keys: DuplicateRows;
}

const repeatOf = (
  row: RawRow,
  plan: Plan,
  digest: string,
  { contents, keys }: Seen,
): RowEvent | undefined => {
  const same = contents.firstLineOf(digest, row.line);
  if (same !== undefined) return rowEvent(row.line, 'repeated', '', '', `same as line ${same}`);
  const key = ownKeyOf(row, plan.mapping);
  const earlier = key === undefined ? undefined : keys.firstLineOf(key, row.line);
  if (key === undefined || earlier === undefined) return undefined;
  const columns = plan.mapping.key?.join('/') ?? '';
  return rowEvent(row.line, 'repeated', columns, key, `same key as line ${earlier}`);
};

const refusalOf = (row: RawRow, thrown: unknown): Outcome => {
  if (!(thrown instanceof RowRefused)) throw thrown;
  const { field, value, reason } = thrown.problem;
  return { events: [rowEvent(row.line, 'refused', field, value, reason)] };
};

const readRow = (row: RawRow, plan: Plan, digest: string): Outcome => {
  try {
    const { listing, notes }: ReadListing = readListing(row, plan, digest);
    return {
      listing,
      events: notes.map(({ field, value, reason }) => rowEvent(row.line, 'noted', field, value, reason)),
    };
  } catch (thrown) {
    return refusalOf(row, thrown);
  }
};

/** Keys a row that has no key by its fingerprint, numbered: the second equal flat of a building is number 2. */
const withFingerprint = (listing: NewListing, homes: Tally): NewListing => {
  const fingerprint = listingFingerprint(listing);
  return fingerprint === undefined
    ? listing
    : { ...listing, sourceKey: `home:${fingerprint}:${homes.count(fingerprint)}` };
};

/** Makes the validator of rows; it remembers the rows before. */
export const createRowValidator = (planFor: (row: RawRow) => Plan) => {
  const seen = { contents: createDuplicateRows(), keys: createDuplicateRows() };
  const homes = createTally();
  return (row: RawRow | BrokenRow): Outcome => {
    if ('broken' in row) return { events: [rowEvent(row.line, 'refused', '', '', row.broken)] };
    const plan = planFor(row);
    const digest = rowDigest(row);
    const repeat = repeatOf(row, plan, digest, seen);
    if (repeat) return { events: [repeat] };
    const { events, listing } = readRow(row, plan, digest);
    if (!listing) return { events };
    const isKeyed = ownKeyOf(row, plan.mapping) !== undefined;
    return { events, listing: isKeyed ? listing : withFingerprint(listing, homes) };
  };
};

/** Reads rows one after the other; `planFor` says how, for each row, since objects of JSON may differ in their columns. */
export async function* readOutcomes(
  rows: RowStream,
  planFor: (row: RawRow) => Plan,
): AsyncGenerator<Outcome> {
  const validateRow = createRowValidator(planFor);
  for await (const row of rows) yield validateRow(row);
}

const emptyCounts = (): ImportCounts => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  repeated: 0,
});

/** Runs an import; every row ends in a count, and the last event is the end. */
export async function* runImport(run: ImportRun): AsyncGenerator<ImportEvent> {
  const counts = emptyCounts();
  let batch: NewListing[] = [];
  const isStopped = (): boolean => run.signal?.aborted === true;

  const saveBatch = async (): Promise<ImportEvent> => {
    const saved = run.dryRun ? { created: batch.length, updated: 0, unchanged: 0 } : await run.save(batch);
    counts.created += saved.created;
    counts.updated += saved.updated;
    counts.unchanged += saved.unchanged;
    batch = [];
    return { event: 'progress', counts: { ...counts } };
  };

  try {
    for await (const { listing, events } of run.outcomes) {
      counts.read++;
      for (const event of events) {
        if (event.result === 'refused') counts.refused++;
        if (event.result === 'repeated') counts.repeated++;
        yield event;
      }
      if (listing) batch.push(listing);
      if (batch.length === batchSize) yield await saveBatch();
      if (isStopped() || counts.read === run.max) break;
    }
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFileError) && !isStopped()) throw thrown;
    if (batch.length > 0) yield await saveBatch();
    const failure = thrown instanceof UnreadableFileError ? { failure: thrown.message } : {};
    yield { event: 'end', counts, stopped: isStopped(), ...failure };
    return;
  }
  if (batch.length > 0) yield await saveBatch();
  yield { event: 'end', counts, stopped: isStopped() };
}
