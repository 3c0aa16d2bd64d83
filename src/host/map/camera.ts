/** What a map shows: its middle, its zoom, and where a place is on the screen (Web Mercator). */

/** A point in degrees. */
export interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** A point in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Edges in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** What is seen: the middle, the zoom, and the size of the map in pixels. */
export interface Camera {
  readonly middle: Place;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** The whole region, and a street. */
export const [leastZoom, mostZoom] = [7, 16.5];

/** Where the middle of a map may be: no one is lost in the ocean. */
const bounds: Box = { west: 72, south: 15.5, east: 81, north: 22 };

/** Points near this one have small numbers in plane units, which graphics keep exactly. */
export const origin: Place = { lng: 73, lat: 19 };

/** Plane units: degrees of longitude, and as many upwards as a map of that scale needs. */
const northing = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const originNorthing = northing(origin.lat);

/** Returns a place on the plane. */
export const onPlane = ({ lng, lat }: Place): Pixel => ({
  x: lng - origin.lng,
  y: originNorthing - northing(lat),
});

const latitudeOf = (y: number): number =>
  (Math.atan(Math.exp(((originNorthing - y) * Math.PI) / 180)) * 360) / Math.PI - 90;

/** Pixels of a degree of longitude. */
export const scaleOf = (zoom: number): number => (256 * 2 ** zoom) / 360;

/** Returns where a place is on the screen. */
export const toScreen = ({ middle, zoom, width, height }: Camera, place: Place): Pixel => {
  const [scale, from, to] = [scaleOf(zoom), onPlane(middle), onPlane(place)];
  return { x: width / 2 + (to.x - from.x) * scale, y: height / 2 + (to.y - from.y) * scale };
};

/** Returns what is at a point of the screen. */
export const toPlace = ({ middle, zoom, width, height }: Camera, { x, y }: Pixel): Place => {
  const [scale, from] = [scaleOf(zoom), onPlane(middle)];
  return {
    lng: origin.lng + from.x + (x - width / 2) / scale,
    lat: latitudeOf(from.y + (y - height / 2) / scale),
  };
};

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const held = (camera: Camera): Camera => ({
  ...camera,
  zoom: between(camera.zoom, leastZoom, mostZoom),
  middle: {
    lng: between(camera.middle.lng, bounds.west, bounds.east),
    lat: between(camera.middle.lat, bounds.south, bounds.north),
  },
});

/** Moves what is seen by pixels. */
export const panned = (camera: Camera, { x, y }: Pixel): Camera =>
  held({ ...camera, middle: toPlace(camera, { x: camera.width / 2 - x, y: camera.height / 2 - y }) });

/** Zooms by steps; what is at a point of the screen stays there. */
export const zoomed = (camera: Camera, steps: number, at?: Pixel): Camera => {
  const { width, height } = camera;
  const point = at ?? { x: width / 2, y: height / 2 };
  const place = toPlace(camera, point);
  const closer = held({ ...camera, zoom: camera.zoom + steps });
  const moved = toScreen(closer, place);
  return panned(closer, { x: point.x - moved.x, y: point.y - moved.y });
};

/** Moves as little as it takes for a place to have room around it; in the middle where the map is too small for that. */
export const withRoom = (camera: Camera, place: Place, room: Pixel): Camera => {
  const { x, y } = toScreen(camera, place);
  const { width, height } = camera;
  const at = {
    x: between(x, Math.min(room.x, width / 2), Math.max(width - room.x, width / 2)),
    y: between(y, Math.min(room.y, height / 2), Math.max(height - room.y, height / 2)),
  };
  return panned(camera, { x: at.x - x, y: at.y - y });
};

/** Shows a box with a margin in pixels. */
export const fitted = (camera: Camera, { west, south, east, north }: Box, margin = 56): Camera => {
  const [from, to] = [onPlane({ lng: west, lat: north }), onPlane({ lng: east, lat: south })];
  const scale = Math.min(
    Math.max(1, camera.width - 2 * margin) / Math.max(1e-6, to.x - from.x),
    Math.max(1, camera.height - 2 * margin) / Math.max(1e-6, to.y - from.y),
  );
  // A single home is shown with its surroundings.
  const zoom = Math.min(15, Math.log2((scale * 360) / 256));
  return held({
    ...camera,
    zoom,
    middle: { lng: (west + east) / 2, lat: latitudeOf((from.y + to.y) / 2) },
  });
};

/** Returns the edges of what is seen. */
export const edgesOf = (camera: Camera): Box => {
  const [first, last] = [
    toPlace(camera, { x: 0, y: 0 }),
    toPlace(camera, { x: camera.width, y: camera.height }),
  ];
  return { west: first.lng, south: last.lat, east: last.lng, north: first.lat };
};

/** Writes a box as a search does. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((edge) => edge.toFixed(4)).join(',');

/** Reads a box of a search; undefined for what is none. */
export const boxOf = (text: string): Box | undefined => {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text
    .split(',')
    .map(Number);
  return west < east && south < north ? { west, south, east, north } : undefined;
};

/** Returns what two boxes share; undefined where they share nothing. */
export const shared = (one: Box, other: Box): Box | undefined => {
  const both = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return both.west < both.east && both.south < both.north ? both : undefined;
};
