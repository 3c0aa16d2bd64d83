/** Tiles under the map, where an operator wants some: pictures, or shapes that the map paints in its own colours. */

/** Where our own server gives them out. */
export const tilesPath = '/map-tiles';

/** What a page is told of them. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  readonly url: string;
  /** Who made them, as they want to be named. */
  readonly by: string;
  /** Whether they are shapes; else they are pictures. */
  readonly areShapes?: true;
  /** The closest zoom that there is. */
  readonly maxZoom: number;
}
