/** Where the map of a search begins, before it knows its homes: the server preloads the shapes that the page will want. */

/** The regions whose shapes we have, by the longitudes between which they lie. */
export const mapRegions = {
  mumbai: { west: -180, east: 73.62 },
  pune: { west: 73.5, east: 180 },
} as const;
export type MapRegion = keyof typeof mapRegions;

/** The middles of cities, as the middles of their localities are. */
const middles: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  mumbai: [72.87, 19.08],
  'navi mumbai': [73.05, 19.03],
  thane: [72.98, 19.22],
  'vasai virar': [72.82, 19.41],
  pune: [73.86, 18.54],
  nashik: [73.79, 19.99],
};

/** A middle in degrees, and how close. */
export interface MapStart {
  readonly middle: { readonly lng: number; readonly lat: number };
  readonly zoom: number;
}

/** The whole of Mumbai's region. */
const anywhere: MapStart = { middle: { lng: 72.95, lat: 19.1 }, zoom: 10 };

/** Returns where a map begins that shows a city, or an area as searches write it (west, south, east, north). */
export const mapStartOf = (city: string, bbox: string): MapStart => {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = bbox
    .split(',')
    .map(Number);
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  if (Number.isFinite(lng) && Number.isFinite(lat)) return { middle: { lng, lat }, zoom: 13 };
  const middle = middles[city.trim().toLowerCase()];
  return middle ? { middle: { lng: middle[0], lat: middle[1] }, zoom: 11 } : anywhere;
};

/** Returns the region that a map shows as it begins. */
export const firstRegionOf = (city: string, bbox: string): MapRegion =>
  mapStartOf(city, bbox).middle.lng < mapRegions.mumbai.east ? 'mumbai' : 'pune';
