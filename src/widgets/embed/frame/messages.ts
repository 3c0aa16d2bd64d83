/** What a frame and the page around it tell each other. */

/** Names the messages. */
export const heightMessage = 'housing-height';
export const viewMessage = 'housing-view';

/** The height of what the frame shows, in pixels. */
export interface HeightMessage {
  readonly type: typeof heightMessage;
  readonly height: number;
}

/** The part of the frame that is in sight, in its own pixels. */
export interface ViewMessage {
  readonly type: typeof viewMessage;
  readonly top: number;
  readonly height: number;
}
