/** Reads a tile of shapes (Mapbox Vector Tile, version 2): what of it lies under a map, by how it is painted. */
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** What is painted of a tile, from the ground up. */
export const paintedKinds = ['green', 'water', 'river', 'building', 'street', 'road'] as const;
export type PaintedKind = (typeof paintedKinds)[number];

/** A line, or the ring around an area: points in parts of the side of its tile, x and y in turn. */
export type Line = readonly number[];

/** The lines and rings of a tile. */
export type TileShapes = Readonly<Record<PaintedKind, readonly Line[]>>;

const greens =
  /^(?:allotments|cemetery|farmland|forest|garden|golf_course|grass|grassland|heath|mangrove|meadow|national_park|nature_reserve|orchard|park|pitch|playground|protected_area|recreation_ground|scrub|village_green|wetland|wood)$/;
const roads = /^(?:highway|major_road|motorway|trunk|primary|secondary|tertiary)(?:_link)?$/;
// Railways are our own; ways for feet are too many for a map of homes.
const notStreets = /rail|transit|tram|subway|ferry|aer|path|foot|cycle|pedestrian|steps|track|bridleway|pier/;

type Sorter = (kind: string) => PaintedKind | undefined;

const streetOf: Sorter = (kind) => (roads.test(kind) ? 'road' : notStreets.test(kind) ? undefined : 'street');
const greenOf: Sorter = (kind) => (greens.test(kind) ? 'green' : undefined);
const always =
  (kind: PaintedKind): Sorter =>
  () =>
    kind;

/** The layers of the three open schemes: of Protomaps, OpenMapTiles and Shortbread, whose names do not clash. */
const layers: Readonly<Record<string, Sorter>> = {
  landuse: greenOf,
  landcover: greenOf,
  land: greenOf,
  park: always('green'),
  water: always('water'),
  ocean: always('water'),
  water_polygons: always('water'),
  waterway: always('river'),
  water_lines: always('river'),
  buildings: always('building'),
  building: always('building'),
  roads: streetOf,
  transportation: streetOf,
  streets: streetOf,
};

// As a tile names the types of its features.
const [isLine, isArea] = [2, 3];
const areas: ReadonlySet<PaintedKind> = new Set(['green', 'water', 'building']);

/** Water that is a line is a river, in schemes that keep both in one layer. */
const paintedAs = (kind: PaintedKind | undefined, type: number): PaintedKind | undefined => {
  if (kind === undefined || (type !== isLine && type !== isArea)) return undefined;
  if (kind === 'water' && type === isLine) return 'river';
  return areas.has(kind) === (type === isArea) ? kind : undefined;
};

/** Reads the bytes of a tile; throws where they are none. */
export const readShapes = (bytes: ArrayBuffer): TileShapes => {
  const found: Record<PaintedKind, Line[]> = {
    green: [],
    water: [],
    river: [],
    building: [],
    street: [],
    road: [],
  };
  for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers)) {
    const sort = layers[name];
    if (!sort) continue;
    for (let at = 0; at < layer.length; at += 1) {
      const feature = layer.feature(at);
      const { kind, class: group, 'pmap:kind': former } = feature.properties;
      const painted = paintedAs(sort(String(kind ?? group ?? former)), feature.type);
      if (!painted) continue;
      for (const line of feature.loadGeometry())
        found[painted].push(line.flatMap(({ x, y }) => [x / layer.extent, y / layer.extent]));
    }
  }
  return found;
};
