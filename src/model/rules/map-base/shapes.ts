/** What lies under a map: shapes, railways and names, made by scripts/places/base-map.mjs. */

/** Points in steps of 1/10,000 degree: the first one, then each as steps from the one before. */
export type Steps = readonly number[];

/** Shapes that share borders: each ring is a list of borders, a negative number `~n` is border n backwards. */
export interface Shapes {
  readonly borders: readonly Steps[];
  readonly shapes: readonly (readonly (readonly number[])[])[];
}

/** The land of a region, its wards, its lakes. */
export interface Land {
  readonly land: Shapes;
  readonly wards: Shapes;
  readonly lakes: Shapes;
}

/** Something with a name at a point, in steps. */
export interface Named {
  readonly name: string;
  readonly nameMr: string;
  readonly at: readonly number[];
}

/** Why no trains run on a track: of which line it is, and the month (2026-09) in which that was so. */
export interface Unused {
  readonly status: 'building' | 'suspended';
  readonly asOf: string;
  readonly name: string;
  readonly nameMr: string;
}

/** A track; trains run on it where nothing is told of it. */
export interface Track {
  readonly kind: string;
  readonly unused?: Unused;
  readonly points: Steps;
}

/** The railways of a region: all tracks, and open stations. */
export interface Rail {
  readonly tracks: readonly Track[];
  readonly stations: readonly (Named & { readonly isMetro: boolean })[];
}

/** The localities of a region, the largest first, then the best known, and its main roads. */
export interface Names {
  readonly places: readonly (Named & { readonly city: string; readonly isLarge?: boolean })[];
  readonly roads: readonly Steps[];
}

/** All of a region. */
export interface BaseMap extends Land, Rail, Names {}
