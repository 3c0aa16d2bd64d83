/** What goes between the server and the threads that read files of strangers. */
import type { MessageId } from '../../src/model/rules/messages/catalogue.js';
import type { ReadUpload, Upload } from '../import/upload.js';
import type { VideoFacts } from '../media/video/video-facts.js';

/** What can be read, with what is asked and answered. */
export interface Readings {
  video: { ask: { path: string; start: Uint8Array }; answer: VideoFacts };
  table: { ask: Upload; answer: ReadUpload };
}

/** Asks for one file to be read. */
export interface ReadingRequest<K extends keyof Readings = keyof Readings> {
  readonly kind: K;
  readonly ask: Readings[K]['ask'];
  /** Where it may put what it cannot hold; whoever asked takes the folder away. */
  readonly folder: string;
}

/** The answer, or why there is none: the file is unfit, it cannot be read, or something else went wrong. */
export type ReadingReply =
  | { readonly answer: Readings[keyof Readings]['answer'] }
  | { readonly unfit: MessageId }
  | { readonly unreadable: string }
  | { readonly failure: string; readonly code: string | undefined };
