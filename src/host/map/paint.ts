/** Paints the shapes under a map on a canvas: water, land, wards, roads, railways, and names where there is room. */
import type { BaseMap, Named, Shapes, Steps } from '../../model/rules/map-base/shapes.js';
import type { ShapeTiles } from './shape-tiles.js';
import { type Camera, onPlane, type Place, scaleOf, toScreen } from './camera.js';
import type { Colours } from './colours.js';

/** A region ready to be painted: its shapes as paths on the plane. */
export interface Painted {
  readonly land: readonly Path2D[];
  readonly wards: readonly Path2D[];
  readonly wardLines: Path2D;
  readonly lakes: readonly Path2D[];
  readonly roads: Path2D;
  readonly rail: Path2D;
  readonly metro: Path2D;
  readonly building: Path2D;
  readonly suspended: Path2D;
  readonly base: BaseMap;
}

const steps = 10_000;

const trace = (path: Path2D, points: Steps, isBackwards = false, goesOn = false): void => {
  const list: [x: number, y: number][] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < points.length; at += 2) {
    lng += points[at] ?? 0;
    lat += points[at + 1] ?? 0;
    const { x, y } = onPlane({ lng: lng / steps, lat: lat / steps });
    list.push([x, y]);
  }
  if (isBackwards) list.reverse();
  for (const [at, [x, y]] of list.entries()) {
    if (at === 0 && !goesOn) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
};

/** One path a shape: where shapes lie over each other, one path of all would have holes. */
const filled = ({ borders, shapes }: Shapes): Path2D[] =>
  shapes.map((rings) => {
    const path = new Path2D();
    for (const ring of rings) {
      for (const [at, id] of ring.entries()) trace(path, borders[id < 0 ? ~id : id] ?? [], id < 0, at > 0);
      path.closePath();
    }
    return path;
  });

const lined = (lines: readonly Steps[]): Path2D => {
  const path = new Path2D();
  for (const line of lines) trace(path, line);
  return path;
};

/** Makes a region ready. */
export const readyToPaint = (base: BaseMap): Painted => {
  const tracksOf = (status?: 'building' | 'suspended'): BaseMap['tracks'] =>
    base.tracks.filter(({ unused }) => unused?.status === status);
  const open = tracksOf();
  const isMetro = ({ kind }: { kind: string }): boolean => kind === 'metro' || kind === 'monorail';
  const pointsOf = (tracks: BaseMap['tracks']): Steps[] => tracks.map(({ points }) => points);
  return {
    land: filled(base.land),
    wards: filled(base.wards),
    wardLines: lined(base.wards.borders),
    lakes: filled(base.lakes),
    roads: lined(base.roads),
    rail: lined(pointsOf(open.filter((track) => !isMetro(track)))),
    metro: lined(pointsOf(open.filter(isMetro))),
    building: lined(pointsOf(tracksOf('building'))),
    suspended: lined(pointsOf(tracksOf('suspended'))),
    base,
  };
};

/** What names are written with. */
export interface Writing {
  readonly isDevanagari: boolean;
  readonly font: string;
  /** The name of a city in the page's language. */
  readonly cityName: (city: string) => string;
}

type Pen = CanvasRenderingContext2D;

interface Line {
  path: Path2D;
  colour: string;
  /** Pixels. */
  width: number;
  dash?: readonly number[];
}

/** Strokes a path of the plane with a width in pixels. */
const stroke = (pen: Pen, scale: number, { path, colour, width, dash = [] }: Line): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width / scale;
  pen.setLineDash(dash.map((length) => length / scale));
  pen.stroke(path);
};

/** Paints with a pen that works in units of the plane. */
const onThePlane = (pen: Pen, camera: Camera, work: (scale: number) => void): void => {
  const [scale, { x, y }] = [scaleOf(camera.zoom), onPlane(camera.middle)];
  pen.save();
  pen.translate(camera.width / 2, camera.height / 2);
  pen.scale(scale, scale);
  pen.translate(-x, -y);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  work(scale);
  pen.restore();
};

/** How near a map is: 0 for a region, 1 for streets. */
const nearness = ({ zoom }: Camera): number => Math.max(0, Math.min(1, (zoom - 9) / 5));

const paintGround = (pen: Pen, camera: Camera, regions: readonly Painted[], colours: Colours): void => {
  const near = nearness(camera);
  const fill = (paths: readonly Path2D[], colour: string): void => {
    pen.fillStyle = colour;
    for (const path of paths) pen.fill(path, 'evenodd');
  };
  onThePlane(pen, camera, (scale) => {
    for (const { land } of regions) fill(land, colours.land);
    for (const { wards, wardLines, lakes } of regions) {
      fill(wards, colours.town);
      stroke(pen, scale, { path: wardLines, colour: colours.ward, width: 0.5 + near * 0.7 });
      fill(lakes, colours.water);
    }
    for (const { roads } of regions)
      stroke(pen, scale, { path: roads, colour: colours.road, width: 1.5 + near * 3 });
  });
};

const paintRails = (pen: Pen, camera: Camera, regions: readonly Painted[], colours: Colours): void => {
  const near = nearness(camera);
  onThePlane(pen, camera, (scale) => {
    for (const { building, suspended, rail, metro } of regions) {
      stroke(pen, scale, { path: building, colour: colours.rail, width: 1.5, dash: [4, 5] });
      stroke(pen, scale, { path: suspended, colour: colours.rail, width: 3, dash: [0, 6] });
      stroke(pen, scale, { path: metro, colour: colours.metro, width: 1.2 + near * 1.6 });
      stroke(pen, scale, { path: rail, colour: colours.rail, width: 1.4 + near * 2 });
      // Sleepers, as maps draw railways.
      stroke(pen, scale, { path: rail, colour: colours.town, width: near * 1.6, dash: [7, 7] });
    }
  });
};

/** Pixels around a name that no other one may touch. */
const margin = 7;

/** Writes names, each where no earlier one stands. */
const nameWriter = (pen: Pen, camera: Camera, colours: Colours) => {
  const taken: [left: number, top: number, right: number, bottom: number][] = [];
  const isFree = (left: number, top: number, right: number, bottom: number): boolean =>
    taken.every(([l, t, r, b]) => right + margin < l || left - margin > r || bottom < t || top > b);
  return (text: string, [x, y]: readonly [number, number], colour: string, size: number): boolean => {
    const half = pen.measureText(text).width / 2;
    const edges = [x - half, y - size, x + half, y + size / 2] as const;
    const isOut = x < -half || x > camera.width + half || y < -size || y > camera.height + size;
    if (isOut || !isFree(...edges)) return false;
    taken.push([...edges]);
    pen.strokeStyle = colours.town;
    pen.lineWidth = 3;
    pen.strokeText(text, x, y);
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
    return true;
  };
};

const at = (camera: Camera, { at: [x = 0, y = 0] }: Pick<Named, 'at'>): readonly [number, number] => {
  const point = toScreen(camera, { lng: x / steps, lat: y / steps });
  return [point.x, point.y];
};

/** The middle of each city's localities. */
const citiesOf = (regions: readonly Painted[]): { city: string; at: number[]; count: number }[] => {
  const cities = new Map<string, { city: string; at: number[]; count: number }>();
  for (const { base } of regions)
    for (const {
      city,
      at: [x = 0, y = 0],
    } of base.places) {
      const { at: [sumX = 0, sumY = 0] = [], count = 0 } = cities.get(city) ?? {};
      cities.set(city, { city, at: [sumX + x, sumY + y], count: count + 1 });
    }
  return [...cities.values()]
    .map(({ city, at: [x = 0, y = 0], count }) => ({ city, at: [x / count, y / count], count }))
    .sort((one, other) => other.count - one.count);
};

/** Zooms from which stations of railways and metros have dots and names, and localities names. */
const from = { cities: 11.6, dots: 10.8, metroDots: 11.8, stations: 12.2, metros: 13.4 };

/** How names of localities are written, the large ones' first: from which zoom on, their weight, and their pixels. */
const localityNames = [
  [true, 10.6, 600, 14],
  [false, 11.2, 500, 13],
] as const;

const paintNames = (
  pen: Pen,
  camera: Camera,
  regions: readonly Painted[],
  { colours, writing }: { colours: Colours; writing: Writing },
): void => {
  const { zoom } = camera;
  const nameOf = ({ name, nameMr }: Named): string => (writing.isDevanagari ? nameMr || name : name);
  const write = nameWriter(pen, camera, colours);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  if (zoom < from.cities) {
    pen.font = `600 15px ${writing.font}`;
    for (const city of citiesOf(regions))
      write(writing.cityName(city.city), at(camera, city), colours.city, 15);
  }
  for (const { base } of regions)
    for (const station of base.stations) {
      const { isMetro } = station;
      if (zoom < (isMetro ? from.metroDots : from.dots)) continue;
      const [x, y] = at(camera, station);
      pen.beginPath();
      pen.arc(x, y, isMetro ? 2.5 : 3.5, 0, 2 * Math.PI);
      pen.fillStyle = colours.town;
      pen.fill();
      pen.strokeStyle = isMetro ? colours.metro : colours.rail;
      pen.lineWidth = 1.8;
      pen.stroke();
    }
  pen.font = `600 12px ${writing.font}`;
  for (const { base } of regions)
    for (const station of base.stations) {
      if (zoom < (station.isMetro ? from.metros : from.stations)) continue;
      const [x, y] = at(camera, station);
      write(nameOf(station), [x, y - 8], colours.station, 12);
    }
  for (const [isLarge, fromZoom, weight, size] of localityNames) {
    if (zoom < fromZoom) continue;
    pen.font = `${weight} ${size}px ${writing.font}`;
    for (const { base } of regions)
      for (const place of base.places)
        if ((place.isLarge ?? false) === isLarge) write(nameOf(place), at(camera, place), colours.name, size);
  }
};

/** Paints all that is seen; tiles of shapes, where there are some, over our own ground. */
export const paint = (
  pen: Pen,
  camera: Camera,
  regions: readonly Painted[],
  style: { colours: Colours; writing: Writing; ground: 'water' | 'land'; tiles?: ShapeTiles | undefined },
): void => {
  pen.fillStyle = style.colours[style.ground];
  pen.fillRect(0, 0, camera.width, camera.height);
  paintGround(pen, camera, regions, style.colours);
  style.tiles?.paint(pen, camera, style.colours);
  paintRails(pen, camera, regions, style.colours);
  paintNames(pen, camera, regions, style);
};

/** Metres around the middle of a locality that count as reached with it. */
const surroundings = 1_100;
const metresOfDegree = 111_195;

/** Tints what a journey reaches: the surroundings of middles, longitude and latitude in turn. */
export const paintReach = (
  pen: Pen,
  camera: Camera,
  reach: readonly number[],
  { area: colour }: Colours,
): void => {
  const degrees = surroundings / (metresOfDegree * Math.cos((camera.middle.lat * Math.PI) / 180));
  const radius = degrees * scaleOf(camera.zoom);
  // One path, so that nothing is darker where surroundings lie over each other.
  pen.beginPath();
  for (let at = 0; at < reach.length; at += 2) {
    const { x, y } = toScreen(camera, { lng: reach[at] ?? 0, lat: reach[at + 1] ?? 0 });
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
  pen.globalAlpha = 0.14;
  pen.fillStyle = colour;
  pen.fill();
  pen.globalAlpha = 1;
};

/** Outlines the area that is searched, or that is being drawn. */
export const paintArea = (
  pen: Pen,
  camera: Camera,
  area: readonly Place[],
  { area: colour }: Colours,
): void => {
  if (area.length < 2) return;
  pen.beginPath();
  for (const place of area) {
    const { x, y } = toScreen(camera, place);
    pen.lineTo(x, y);
  }
  pen.closePath();
  pen.globalAlpha = 0.1;
  pen.fillStyle = colour;
  pen.fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = colour;
  pen.lineWidth = 2.5;
  pen.setLineDash([]);
  pen.stroke();
};
