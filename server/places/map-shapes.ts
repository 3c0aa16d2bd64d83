/** The shapes under our maps, ready to be drawn around a point. */
import { base as mumbai } from '../../src/model/rules/map-base/mumbai.js';
import { base as pune } from '../../src/model/rules/map-base/pune.js';
import type { BaseMap, Named, Shapes, Steps } from '../../src/model/rules/map-base/shapes.js';

/** A point as longitude and latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** A line or a ring, and the edges of what it spans. */
export interface Line {
  readonly points: readonly LngLat[];
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A name at a point. */
export interface NamedPoint extends Pick<Named, 'name' | 'nameMr'> {
  readonly at: LngLat;
}

/** All that a map shows. */
export interface MapShapes {
  /** Where there is no land there is water: the shore is known for Mumbai's region alone. */
  readonly land: readonly Line[];
  readonly towns: readonly Line[];
  readonly lakes: readonly Line[];
  readonly roads: readonly Line[];
  readonly rail: readonly Line[];
  readonly metro: readonly Line[];
  readonly stations: readonly NamedPoint[];
  readonly places: readonly NamedPoint[];
}

/** Steps in a degree. */
const steps = 10_000;

const lineOf = (points: readonly LngLat[]): Line => {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const [west, south] = [Math.min(...lngs), Math.min(...lats)];
  return { points, west, south, east: Math.max(...lngs), north: Math.max(...lats) };
};

const decoded = (line: Steps): LngLat[] => {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, at) => {
    x += line[2 * at] ?? 0;
    y += line[2 * at + 1] ?? 0;
    return [x / steps, y / steps];
  });
};

const linesOf = (lines: readonly Steps[]): Line[] => lines.map((line) => lineOf(decoded(line)));

const ringsOf = ({ borders, shapes }: Shapes): Line[] => {
  const all = borders.map(decoded);
  const border = (id: number): LngLat[] => (id < 0 ? (all[~id] ?? []).toReversed() : (all[id] ?? []));
  return shapes.flat().map((ring) => lineOf(ring.flatMap(border)));
};

const namedOf = (all: readonly Named[]): NamedPoint[] =>
  all.map(({ name, nameMr, at: [x = 0, y = 0] }) => ({ name, nameMr, at: [x / steps, y / steps] }));

const isMetro = ({ kind }: BaseMap['tracks'][number]): boolean => kind === 'metro' || kind === 'monorail';

const shapesOf = (base: BaseMap): MapShapes => {
  const open = base.tracks.filter((track) => !track.unused);
  const points = (isWanted: (track: BaseMap['tracks'][number]) => boolean): Steps[] =>
    open.filter(isWanted).map((track) => track.points);
  return {
    land: ringsOf(base.land),
    towns: ringsOf(base.wards),
    lakes: ringsOf(base.lakes),
    roads: linesOf(base.roads),
    rail: linesOf(points((track) => !isMetro(track))),
    metro: linesOf(points(isMetro)),
    stations: namedOf(base.stations),
    places: namedOf(base.places),
  };
};

let known: readonly MapShapes[] | undefined;

/** Returns the shapes of a longitude's region, which are put together when somebody asks first. */
export const shapesAt = (lng: number): MapShapes => {
  known ??= [shapesOf(mumbai), shapesOf(pune)];
  return known[lng > 73.6 ? 1 : 0] as MapShapes;
};
