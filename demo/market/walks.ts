/** Walks through the rooms of three demo listings: short videos, encoded once by scripts/demo-videos.mjs. */

/** Which listings have one, and the pictures whose rooms it walks through. */
export const demoWalks: Readonly<Record<string, readonly string[]>> = {
  'sell-70': ['demo/living-room/sell-70-1', 'demo/kitchen/sell-70-4'],
  'rent-18': ['demo/living-room/rent-18-1', 'demo/bedroom/rent-18-3'],
  'pg-28': ['demo/hostel-room/pg-28-1', 'demo/hostel-room/pg-28-3'],
};

/** The media key of a listing's video; undefined where it has none. */
export const demoVideoOf = (listing: string): string | undefined =>
  Object.hasOwn(demoWalks, listing) ? `demo/video/${listing}.mp4` : undefined;
