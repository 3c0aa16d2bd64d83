/** Reads the rows of an import in the thread of import-worker.ts. */
import { createReadStream } from 'node:fs';
import { detectRequiredColumns } from './detect-columns.js';
import type { Plan } from './listing.js';
import { columnsOf, type Mapping } from './mapping.js';
import { readRows } from './read/formats.js';
import { type RawRow, UnreadableFileError } from './read/raw-row.js';
import type { ImportRequest } from './request.js';
import { type Outcome, readOutcomes } from './run.js';

/** A file, and how its rows are read. */
export interface ImportReading extends Pick<ImportRequest, 'format' | 'kind' | 'city' | 'fileDay'> {
  readonly path: string;
  readonly mapping?: Mapping;
  readonly ownerId: string;
}

/** Rows that go from the thread at once. */
const batchSize = 500;

const checkColumns = (mapping: Mapping, columns: readonly string[]): void => {
  const missing = columnsOf(mapping).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new UnreadableFileError(
      `The mapping names the column ${missing.join(', ')}, which the file does not have. It has: ${columns.join(', ')}.`,
    );
};

/** Rows of a table share their columns; JSON objects may each have their own. */
const plannerOf = ({
  mapping,
  ownerId,
  kind,
  city,
  fileDay,
  format,
}: ImportReading): ((row: RawRow) => Plan) => {
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

/** Reads a file in batches of rows; throws UnreadableFileError, after the rows that could be read. */
export async function* readImport(reading: ImportReading): AsyncGenerator<Outcome[]> {
  const rows = readRows(createReadStream(reading.path), reading.format);
  let batch: Outcome[] = [];
  try {
    for await (const outcome of readOutcomes(rows, plannerOf(reading))) {
      batch.push(outcome);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
  } catch (thrown) {
    if (batch.length > 0) yield batch;
    throw thrown;
  }
  if (batch.length > 0) yield batch;
}
