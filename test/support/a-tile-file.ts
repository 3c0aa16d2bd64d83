/** PMTiles files of one tile, as docs.protomaps.com/pmtiles describes them, and a tile of shapes. */
import { PbfWriter } from 'pbf';

const headerLength = 127;
/** How the parts of a file are packed. */
export const packings = { plain: 1, gzip: 2, brotli: 3 } as const;
/** What tiles are. */
export const tileTypes = { shapes: 1, png: 2 } as const;

/** Makes a file that holds one tile, the whole world, of a type. */
export const aTileFile = (
  tile: Buffer,
  type: number = tileTypes.png,
  packing: number = packings.plain,
): Buffer => {
  // One entry: its id, how often it is repeated, its length (a number of one or two bytes) and its place.
  const length = tile.length < 128 ? [tile.length] : [(tile.length & 127) | 128, tile.length >> 7];
  const root = Buffer.from([1, 0, 1, ...length, 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const tilesAt = headerLength + root.length + metadata.length;
  const numbers = [
    ...[headerLength, root.length, headerLength + root.length, metadata.length],
    ...[tilesAt, 0, tilesAt, tile.length, 1, 1, 1],
  ];
  for (const [at, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + at * 8);
  header.set([1, packings.plain, packing, type, 0, 0], 96);
  return Buffer.concat([header, root, metadata, tile]);
};

/** A line or an area of a tile: points in steps of its side, of which there are 4,096. */
export interface TestShape {
  readonly layer: string;
  readonly kind: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly isArea?: boolean;
}

const extent = 4096;
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const command = (id: number, count: number): number => (id & 7) | (count << 3);

const geometryOf = ({ points, isArea }: TestShape): number[] => {
  let [lastX, lastY] = [0, 0];
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - lastX), zigzag(y - lastY)];
    [lastX, lastY] = [x, y];
    return step;
  });
  const [first = [], ...others] = steps;
  return [
    ...[command(1, 1), ...first, command(2, others.length), ...others.flat()],
    ...(isArea ? [command(7, 1)] : []),
  ];
};

/** Encodes a tile (Mapbox Vector Tile, version 2), whose features say their `kind`. */
export const aShapeTile = (shapes: readonly TestShape[]): Buffer => {
  const tile = new PbfWriter();
  for (const name of new Set(shapes.map(({ layer }) => layer)))
    tile.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2);
        layer.writeStringField(1, name);
        const own = shapes.filter((shape) => shape.layer === name);
        for (const [at, shape] of own.entries())
          layer.writeMessage(
            2,
            (__, feature) => {
              feature.writePackedVarint(2, [0, at]);
              feature.writeVarintField(3, shape.isArea ? 3 : 2);
              feature.writePackedVarint(4, geometryOf(shape));
            },
            undefined,
          );
        layer.writeStringField(3, 'kind');
        for (const { kind } of own)
          layer.writeMessage(4, (__, value) => value.writeStringField(1, kind), undefined);
        layer.writeVarintField(5, extent);
      },
      undefined,
    );
  return Buffer.from(tile.finish());
};
