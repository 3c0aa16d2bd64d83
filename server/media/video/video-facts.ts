/** What is found out about a video without decoding it. */

/** The containers that are taken; the ending is the one its file is served under. */
export type VideoEnding = 'mp4' | 'webm' | 'mov';

/** Facts about a video. */
export interface VideoFacts {
  readonly ending: VideoEnding;
  /** Length; undefined when the container does not say. */
  readonly seconds: number | undefined;
  /** Whether there is a picture at all. */
  readonly hasPicture: boolean;
}
