/** The messages between the server and its drawing thread. */
import type { SizedPicture } from '../../server/media/picture-files.js';

/** Asks for a scene; the seed decides everything about it. */
export interface DrawingRequest {
  id: number;
  scene: string;
  seed: string;
}

/** The picture, or what went wrong. */
export interface DrawingReply {
  id: number;
  drawn?: SizedPicture;
  error?: string;
}
