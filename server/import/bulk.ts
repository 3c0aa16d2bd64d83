/** Posts the listings of an uploaded file, or reports row by row what posting it would do. */
import type { BulkReport, BulkRow } from '../../src/api/contract/bulk.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import {
  countAddedListings,
  type KnownListing,
  listKnownListings,
  listDuplicates,
  restoreListings,
} from '../repositories/listing/known.js';
import { type ListingRow, type RowSettings, rowOf } from '../repositories/listing/row.js';
import type { ListingWriter } from '../services/listing-writer.js';
import type { NewListing } from '../repositories/listing/new-listing.js';
import { noteForAgency } from '../services/listing-actor.js';
import { refuseFile } from '../services/form-refusal.js';
import { ServiceError } from '../services/service-error.js';
import { UnreadableFileError } from './read/raw-row.js';
import type { ReadUpload, Upload, UploadedRow } from './upload.js';
import { readUploadInWorker } from './upload-reader.js';

/** A file, and who sends it for its owner. */
export interface Sent extends Upload {
  readonly actorId: string;
}

/** Posts files; made by createBulk. */
export interface Bulk {
  /** Reports on a file; saves its listings only with `save`. Refuses a file that cannot be read. */
  run(upload: Sent, save: boolean): Promise<BulkReport>;
}

interface BulkParts {
  readonly sql: Sql;
  readonly writer: ListingWriter;
  readonly settings: RowSettings & Allowances;
}

/** Most listings that are added in 24 hours. */
interface Allowances {
  readonly dailyListings: number;
  /** Of agents and builders with a proved phone number. */
  readonly dailyListingsAgent: number;
}

/** Milliseconds. */
const day = 24 * 3_600_000;

/** A row that can be saved: the listing with the media it already has, and its database row. */
interface Ready {
  readonly listing: NewListing;
  readonly row: ListingRow;
  readonly known: KnownListing | undefined;
}

const refusalOf = (thrown: unknown, fileName: string): unknown => {
  if (thrown instanceof InvalidMediaError) return refuseFile('file', fileName, thrown.id);
  if (thrown instanceof UnreadableFileError)
    return new ServiceError('invalid', thrown.message, { file: thrown.message });
  return thrown;
};

/** Keeps the media and the tour of a known listing: a file has none. */
const withMedia = (listing: NewListing, known: KnownListing | undefined): NewListing =>
  known
    ? ({
        ...listing,
        images: known.images,
        ...(known.imageColours && { imageColours: known.imageColours }),
        ...(known.imageRooms && { imageRooms: known.imageRooms }),
        ...(known.imageCaptions && { imageCaptions: known.imageCaptions }),
        ...(known.video !== null && { video: known.video }),
        ...(known.tourLink !== null && { fields: { ...listing.fields, tourLink: known.tourLink } }),
      } as NewListing)
    : listing;

const titleOf = ({ property_type: type, bhk, project, locality, city, kind }: ListingRow): string => {
  const what = [bhk, type ?? (kind === 'plot' ? 'Plot' : '')].filter(Boolean).join(' ');
  return [what, project, locality, city].filter(Boolean).join(', ');
};

const resultOf = ({ row, known }: Ready): BulkRow['result'] => {
  if (!known) return 'new';
  return known.contentHash === row.content_hash ? 'same' : 'update';
};

const reportRow = (
  { line, isRepeated, problems }: UploadedRow,
  ready: Ready | undefined,
  twins: ReadonlyMap<unknown, string[]>,
): BulkRow => {
  if (!ready) return { line, result: isRepeated ? 'repeated' : 'refused', title: '', problems };
  const duplicates = twins.get(ready.row.id);
  return {
    line,
    result: resultOf(ready),
    title: titleOf(ready.row),
    amount: ready.row.amount as number,
    problems,
    ...(duplicates && { duplicates }),
  };
};

const findDuplicates = async (sql: Sql, ready: Iterable<Ready>): Promise<Map<unknown, string[]>> => {
  const duplicates = new Map<unknown, string[]>();
  for (const { id, propertyId } of await listDuplicates(
    sql,
    [...ready].map(({ row }) => row),
  ))
    duplicates.set(id, [...(duplicates.get(id) ?? []), propertyId].slice(0, 5));
  return duplicates;
};

const withProblem = (row: UploadedRow, reason: string): UploadedRow => ({
  ...row,
  problems: [...row.problems, { field: '', value: '', reason }],
});

const countsOf = (rows: readonly BulkRow[]): BulkReport['counts'] => {
  const counts = { read: rows.length, new: 0, update: 0, same: 0, repeated: 0, refused: 0 };
  for (const { result } of rows) counts[result]++;
  return counts;
};

/** Takes the new listings beyond the allowance of a day out of `ready`; returns their rows and why. */
const takeExcess = async (
  { sql, settings }: Pick<BulkParts, 'sql' | 'settings'>,
  ready: Map<UploadedRow, Ready>,
  ownerId: string,
) => {
  const { isProvedAgent, added } = await countAddedListings(sql, ownerId, Date.now() - day);
  const most = isProvedAgent ? settings.dailyListingsAgent : settings.dailyListings;
  const fresh = [...ready].filter(([, { known }]) => known === undefined).map(([row]) => row);
  const excess = new Set(fresh.slice(Math.max(0, most - added)));
  for (const row of excess) ready.delete(row);
  const reason = `is more than the ${most} listings you may add in 24 hours; send it again tomorrow`;
  return { excess, reason };
};

/** Makes files of one account wait for each other: none may count while another one adds. */
const createTurns = () => {
  const turns = new Map<string, Promise<unknown>>();
  return async <T>(ownerId: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(ownerId) ?? Promise.resolve()).then(work, work);
    turns.set(ownerId, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(ownerId) === turn) turns.delete(ownerId);
    }
  };
};

/** Makes the service. */
export const createBulk = ({ sql, writer, settings }: BulkParts): Bulk => {
  const prepare = async ({ rows }: ReadUpload, ownerId: string): Promise<Map<UploadedRow, Ready>> => {
    const keys = rows.flatMap(({ listing }) => listing?.sourceKey ?? []);
    const known = new Map(
      (await listKnownListings(sql, ownerId, keys)).map((each) => [each.sourceKey, each]),
    );
    const ready = new Map<UploadedRow, Ready>();
    for (const row of rows) {
      if (!row.listing) continue;
      const before = known.get(row.listing.sourceKey ?? '');
      const listing = withMedia(row.listing, before);
      ready.set(row, { listing, row: rowOf(listing, settings), known: before });
    }
    return ready;
  };

  const inTurn = createTurns();

  const save = async (ready: readonly Ready[], { ownerId, actorId }: Sent): Promise<void> => {
    await writer.saveListings(
      ready.map(({ listing }) => listing),
      { byOwner: true },
    );
    const keys = ready.flatMap(({ listing }) => listing.sourceKey ?? []);
    await restoreListings(sql, ownerId, keys, settings.listingDays);
    const act = {
      act: 'listings-imported',
      subject: ownerId,
      detail: { rows: ready.length },
      at: new Date(),
    };
    await noteForAgency(sql, { userId: ownerId, actorId }, act);
  };

  return {
    run: async (upload, saves) => {
      const read = await readUploadInWorker(upload).catch((thrown: unknown) => {
        throw refusalOf(thrown, upload.fileName);
      });
      return inTurn(upload.ownerId, async () => {
        const ready = await prepare(read, upload.ownerId);
        const { excess, reason } = await takeExcess({ sql, settings }, ready, upload.ownerId);
        const twins = await findDuplicates(sql, ready.values());
        const rows = read.rows.map((row) =>
          reportRow(excess.has(row) ? withProblem(row, reason) : row, ready.get(row), twins),
        );
        if (saves) await save([...ready.values()], upload);
        return {
          message: messageOf(saves ? 'importDone' : 'importChecked'),
          saved: saves,
          counts: countsOf(rows),
          rows,
          unusedColumns: [...read.unusedColumns],
        };
      });
    },
  };
};
