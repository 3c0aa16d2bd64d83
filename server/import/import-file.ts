/** Imports one file into the market as an ImportRequest asks. */
import type { Readable } from 'node:stream';
import type { Sql } from '../db/database.js';
import type { ListingWriter } from '../services/listing-writer.js';
import { ServiceError } from '../services/service-error.js';
import type { ImportEvent } from './events.js';
import type { Plan } from './listing.js';
import { columnsOf, type Mapping, parseMapping } from './mapping.js';
import { ownerFor } from './owner.js';
import { readRows } from './read/formats.js';
import { type RawRow, UnreadableFileError } from './read/raw-row.js';
import { detectRequiredColumns } from './detect-columns.js';
import type { ImportRequest } from './request.js';
import { runImport } from './run.js';

/** Where imported listings go. */
export interface ImportMarket {
  readonly sql: Sql;
  readonly writer: ListingWriter;
}

const mappingOf = (request: ImportRequest): Mapping | undefined => {
  if (request.mapping === undefined) return undefined;
  try {
    return parseMapping(request.mapping);
  } catch (thrown) {
    throw new ServiceError('invalid', (thrown as Error).message);
  }
};

const checkColumns = (mapping: Mapping, columns: readonly string[]): void => {
  const missing = columnsOf(mapping).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new UnreadableFileError(
      `The mapping names the column ${missing.join(', ')}, which the file does not have. It has: ${columns.join(', ')}.`,
    );
};

/** Rows of a table share their columns; JSON objects may each have their own. */
const planner = (
  request: ImportRequest,
  mapping: Mapping | undefined,
  ownerId: string,
): ((row: RawRow) => Plan) => {
  const { kind, city, fileDay, format } = request;
  const plans = new Map<string, Plan>();
  const planFor = (columns: readonly string[]): Plan => {
    if (mapping && format !== 'json') checkColumns(mapping, columns);
    return {
      mapping: mapping ?? detectRequiredColumns(columns, 'Give a mapping with --map.'),
      ownerId,
      ...(kind && { kind }),
      ...(city && { city }),
      ...(fileDay && { fileDay }),
    };
  };
  return ({ cells }) => {
    const columns = Object.keys(cells);
    const name = mapping || format !== 'json' ? '' : columns.join('\n');
    const plan = plans.get(name) ?? planFor(columns);
    plans.set(name, plan);
    return plan;
  };
};

/** Imports a file and yields events; throws a ServiceError before the first one when the request cannot be fulfilled. */
export async function* importFile(
  request: ImportRequest,
  file: Readable,
  market: ImportMarket,
  signal?: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const mapping = mappingOf(request);
  const source = request.source ?? mapping?.source ?? request.fileName.replace(/\.[^.]*$/, '');
  const ownerId = await ownerFor(market.sql, request, source);
  yield* runImport({
    rows: readRows(file, request.format),
    planFor: planner(request, mapping, ownerId),
    save: (batch) => market.writer.saveListings(batch),
    ...(request.dryRun && { dryRun: true }),
    ...(request.max !== undefined && { max: request.max }),
    ...(signal && { signal }),
  });
}
