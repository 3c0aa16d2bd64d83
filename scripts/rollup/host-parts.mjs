/** Parts of the host that come later and have budgets of their own. */

/** Returns each part's file; `source` makes a path of one below src. */
export const hostPartsIn = (source) => ({
  family: source('host/pages/family/family-page.tsx'),
  'sign-in-sheet': source('host/pages/account/sign-in-sheet.tsx'),
  'map-button': source('host/map/map-button.tsx'),
  'map-first': source('host/map/first-paint.ts'),
  map: source('host/map/map-part.tsx'),
  'map-notes': source('host/map/map-notes.tsx'),
  'map-shapes': source('host/map/shape-tiles.ts'),
  offline: source('host/offline/start.tsx'),
  developers: source('host/pages/developers/developers-page.tsx'),
  workbench: source('host/pages/developers/workbench/workbench.tsx'),
  'map-mumbai': source('model/rules/map-base/mumbai.ts'),
  'map-pune': source('model/rules/map-base/pune.ts'),
});
