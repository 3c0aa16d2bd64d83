/** The facts of a video that are read without decoding it. */

/** The file extensions of the accepted containers. */
export type VideoEnding = 'mp4' | 'webm' | 'mov';

/** Facts about a video. */
export interface VideoFacts {
  readonly ending: VideoEnding;
  /** Length; undefined when the container does not say. */
  readonly seconds: number | undefined;
  /** Whether there is a picture at all. */
  readonly hasPicture: boolean;
}
