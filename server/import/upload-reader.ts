/** Reads uploaded tables in threads of their own. */
import type { MessageId } from '../../src/model/rules/messages/catalogue.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import { createWorkerPool, fileLimits, type WorkLimits, WorkLimitError } from '../threads/worker-pool.js';
import { UnreadableFileError } from './read/raw-row.js';
import type { ReadUpload, Upload } from './upload.js';

const tooDear = 'The file takes too much time or memory to be read. Save it again, or send it in parts.';

const errorOf = (thrown: unknown): unknown => {
  if (thrown instanceof WorkLimitError) return new UnreadableFileError(tooDear);
  const { name, message, id } = thrown as { name?: string; message: string; id?: MessageId };
  if (name === 'UnreadableFileError') return new UnreadableFileError(message);
  return name === 'InvalidMediaError' && id ? new InvalidMediaError(id) : thrown;
};

/** Makes a reader of uploads; it throws InvalidMediaError or UnreadableFileError, also past the limits of a thread. */
export const createUploadReader = (
  limits: WorkLimits = fileLimits,
): ((upload: Upload) => Promise<ReadUpload>) => {
  const ask = createWorkerPool<Upload, ReadUpload>(new URL('./upload-worker.js', import.meta.url), limits);
  return (upload) =>
    ask(upload).catch((thrown: unknown) => {
      throw errorOf(thrown);
    });
};

/** Reads an upload in the threads of the process. */
export const readUploadInWorker = createUploadReader();
