/** Reads imports in a thread of their own, so that a large or hostile file delays no request. */
import { createWorkerStream, type WorkLimits, WorkLimitError } from '../threads/worker-pool.js';
import type { ImportReading } from './read-import.js';
import { UnreadableFileError } from './read/raw-row.js';
import type { Outcome } from './run.js';

/** Limits of 500 rows, and of what comes before the first: the shared texts of a large table, or the end of a broken file. */
const importLimits = { longest: 300_000, mostMemory: 512 };

const tooDear = 'The file takes too much time or memory to be read. Save it again, or send it in parts.';

const errorOf = (thrown: unknown): unknown => {
  if (thrown instanceof WorkLimitError) return new UnreadableFileError(tooDear);
  const { name, message } = thrown as Error;
  return name === 'UnreadableFileError' ? new UnreadableFileError(message) : thrown;
};

/** Creates a reader of imports; it throws UnreadableFileError, also past a limit. */
export const createImportReader = (limits: Pick<WorkLimits, 'longest' | 'mostMemory'> = importLimits) => {
  const batches = createWorkerStream<ImportReading, Outcome[]>(
    new URL('./import-worker.js', import.meta.url),
    limits,
  );
  return async function* (reading: ImportReading): AsyncGenerator<Outcome> {
    try {
      for await (const batch of batches(reading)) yield* batch;
    } catch (thrown) {
      throw errorOf(thrown);
    }
  };
};

/** Reads an import in a thread of its own. */
export const readImportInWorker = createImportReader();
