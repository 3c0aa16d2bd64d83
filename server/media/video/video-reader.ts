/** Reads videos in threads of their own. */
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { createWorkerPool, fileLimits, type WorkLimits, WorkLimitError } from '../../threads/worker-pool.js';
import { InvalidMediaError } from '../invalid-media-error.js';
import type { VideoFacts } from './video-facts.js';

/** A file and its first bytes. */
export interface VideoRequest {
  readonly path: string;
  readonly start: Uint8Array;
}

const mediaErrorOf = (thrown: unknown): unknown => {
  if (thrown instanceof WorkLimitError) return new InvalidMediaError('videoInvalid');
  const { name, id } = thrown as { name?: string; id?: MessageId };
  return name === 'InvalidMediaError' && id ? new InvalidMediaError(id) : thrown;
};

/** Makes a reader of videos; it cleans files in place and throws InvalidMediaError, also past the limits of a thread. */
export const createVideoReader = (
  limits: WorkLimits = fileLimits,
): ((request: VideoRequest) => Promise<VideoFacts>) => {
  const ask = createWorkerPool<VideoRequest, VideoFacts>(
    new URL('./video-worker.js', import.meta.url),
    limits,
  );
  return (request) =>
    ask(request).catch((thrown: unknown) => {
      throw mediaErrorOf(thrown);
    });
};

/** Reads a video in the threads of the process. */
export const readVideoInWorker = createVideoReader();
