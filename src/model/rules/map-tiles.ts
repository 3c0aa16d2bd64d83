/** Pictures under the map, where an operator wants some. */

/** Where our own server gives them out. */
export const tilesPath = '/map-tiles';

/** What a page is told of them. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  readonly url: string;
  /** Who made them, as they want to be named. */
  readonly by: string;
  /** The closest zoom that there is. */
  readonly maxZoom: number;
}
