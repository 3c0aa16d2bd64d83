/** Prepares photos away from the page, so that it stays quick. */
import { pressPhoto } from './photo-file.js';

/** Is what the worker is sent. */
export interface PressRequest {
  readonly id: number;
  readonly file: Blob;
}

/** Is what it answers: the photo, or that it cannot be read. */
export interface PressReply {
  readonly id: number;
  readonly photo: Blob | null;
}

addEventListener('message', ({ data }: MessageEvent<PressRequest>) => {
  const answer = (photo: Blob | null): void => {
    const reply: PressReply = { id: data.id, photo };
    (globalThis as unknown as Worker).postMessage(reply);
  };
  pressPhoto(data.file).then(answer, () => {
    answer(null);
  });
});
