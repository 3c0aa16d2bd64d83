/** Imports one file into the market as an ImportRequest asks. */
import type { Sql } from '../db/database.js';
import type { ListingWriter } from '../services/listing-writer.js';
import { ServiceError } from '../services/service-error.js';
import type { ImportEvent } from './events.js';
import { type Mapping, parseMapping } from './mapping.js';
import { readImportInWorker } from './import-reader.js';
import { ownerFor } from './owner.js';
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

/** Imports a file and yields events; throws a ServiceError before the first one when the request cannot be fulfilled. */
export async function* importFile(
  request: ImportRequest,
  path: string,
  market: ImportMarket,
  signal?: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const mapping = mappingOf(request);
  const source = request.source ?? mapping?.source ?? request.fileName.replace(/\.[^.]*$/, '');
  const ownerId = await ownerFor(market.sql, request, source);
  const { format, kind, city, fileDay } = request;
  const outcomes = readImportInWorker({
    path,
    format,
    ownerId,
    ...(mapping && { mapping }),
    ...(kind && { kind }),
    ...(city && { city }),
    ...(fileDay && { fileDay }),
  });
  yield* runImport({
    outcomes,
    save: (batch) => market.writer.saveListings(batch),
    ...(request.dryRun && { dryRun: true }),
    ...(request.max !== undefined && { max: request.max }),
    ...(signal && { signal }),
  });
}
