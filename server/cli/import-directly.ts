/** Runs an import in this process, for when no server has the data open. */
import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import type { ImportEvent } from '../import/events.js';
import { importFile } from '../import/import-file.js';
import type { ImportRequest } from '../import/request.js';
import { createListingWriter } from '../services/listing-writer.js';
import { vacuumNow } from '../services/vacuum.js';

/** Opens the data, imports a file and closes the data again. */
export async function* importDirectly(
  config: Config,
  request: ImportRequest,
  file: string,
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const database = await openDatabase(config);
  try {
    const market = { sql: database.sql, writer: createListingWriter(database.sql, config) };
    yield* importFile(request, file, market, signal);
    await vacuumNow(database.sql);
  } finally {
    await database.close();
  }
}
