/** The worker that prepares photos. */
import { compressPhoto } from './compress-photo.js';

/** What the worker is sent. */
export interface CompressRequest {
  readonly id: number;
  readonly file: Blob;
}

/** What it answers: the photo, or that it cannot be read. */
export interface CompressReply {
  readonly id: number;
  readonly photo: Blob | null;
}

addEventListener('message', ({ data }: MessageEvent<CompressRequest>) => {
  const answer = (photo: Blob | null): void => {
    const reply: CompressReply = { id: data.id, photo };
    (globalThis as unknown as Worker).postMessage(reply);
  };
  compressPhoto(data.file).then(answer, () => {
    answer(null);
  });
});
