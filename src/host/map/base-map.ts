/** The shapes under a map: loaded for the region that is seen. */
import type { BaseMap } from '../../model/rules/map-base/shapes.js';
import { type MapRegion, mapRegions } from '../../model/rules/map-start.js';
import { type Camera, edgesOf } from './camera.js';

/** Loads a region's shapes. */
export const loadBase: Readonly<Record<MapRegion, () => Promise<{ base: BaseMap }>>> = {
  mumbai: () => import('../../model/rules/map-base/mumbai.js'),
  pune: () => import('../../model/rules/map-base/pune.js'),
};

/** Names the regions that a camera sees. */
export const regionsIn = (camera: Camera): MapRegion[] => {
  const { west, east } = edgesOf(camera);
  return (Object.keys(mapRegions) as MapRegion[]).filter(
    (region) => east >= mapRegions[region].west && west <= mapRegions[region].east,
  );
};
