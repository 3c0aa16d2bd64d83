/** Reads videos in threads of their own. */
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { createWorkerPool, fileLimits, type WorkLimits, WorkTooDear } from '../../threads/worker-pool.js';
import { UnfitFile } from '../unfit-file.js';
import type { VideoFacts } from './video-facts.js';

/** A file and its first bytes. */
export interface VideoRequest {
  readonly path: string;
  readonly start: Uint8Array;
}

const unfitOf = (thrown: unknown): unknown => {
  if (thrown instanceof WorkTooDear) return new UnfitFile('videoInvalid');
  const { name, id } = thrown as { name?: string; id?: MessageId };
  return name === 'UnfitFile' && id ? new UnfitFile(id) : thrown;
};

/** Makes a reader of videos; it cleans their files in place and throws UnfitFile, also for one that takes too much. */
export const createVideoReader = (
  limits: WorkLimits = fileLimits,
): ((request: VideoRequest) => Promise<VideoFacts>) => {
  const ask = createWorkerPool<VideoRequest, VideoFacts>(
    new URL('./video-worker.js', import.meta.url),
    limits,
  );
  return (request) =>
    ask(request).catch((thrown: unknown) => {
      throw unfitOf(thrown);
    });
};

/** Reads a video in the threads of the process. */
export const readVideoApart = createVideoReader();
