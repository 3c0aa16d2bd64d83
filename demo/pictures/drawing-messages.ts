/** The messages between the server and its drawing thread. */
import type { Sides } from './stage.js';
import type { SizedPicture } from '../../server/media/picture-files.js';

/** Asks for a scene; the seed decides everything about it but the sides of a plot, which are its listing's. */
export interface DrawingRequest {
  id: number;
  scene: string;
  seed: string;
  sides?: Sides | undefined;
}

/** The picture, or what went wrong. */
export interface DrawingReply {
  id: number;
  drawn?: SizedPicture;
  error?: string;
}
