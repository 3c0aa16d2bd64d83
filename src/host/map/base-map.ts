/** The shapes under a map: loaded for the region that is seen. */
import type { BaseMap } from '../../model/rules/map-base/shapes.js';
import type { MapRegion } from '../../model/rules/map-start.js';

/** Loads a region's shapes. */
export const loadBase: Readonly<Record<MapRegion, () => Promise<{ base: BaseMap }>>> = {
  mumbai: () => import('../../model/rules/map-base/mumbai.js'),
  pune: () => import('../../model/rules/map-base/pune.js'),
};
