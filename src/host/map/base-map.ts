/** The shapes under a map: loaded for the region that is seen. */
import type { BaseMap } from '../../model/rules/map-base/shapes.js';

/** The regions, by the longitudes between which they lie. */
export const regions = {
  mumbai: { west: -180, east: 73.7 },
  pune: { west: 73.5, east: 180 },
} as const;
export type Region = keyof typeof regions;

/** Loads a region's shapes. */
export const loadBase: Readonly<Record<Region, () => Promise<{ base: BaseMap }>>> = {
  mumbai: () => import('../../model/rules/map-base/mumbai.js'),
  pune: () => import('../../model/rules/map-base/pune.js'),
};
