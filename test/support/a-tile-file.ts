/** A PMTiles file of one tile, as docs.protomaps.com/pmtiles describes it. */

const headerLength = 127;
/** Nothing is packed. */
const plain = 1;
const png = 2;

/** Makes a file that holds one tile, the whole world, of a type. */
export const aTileFile = (tile: Buffer, type = png): Buffer => {
  // One entry: its id, how often it is repeated, its length and its place, each as a number of few bytes.
  const root = Buffer.from([1, 0, 1, tile.length, 1]);
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
  header.set([1, plain, plain, type, 0, 0], 96);
  return Buffer.concat([header, root, metadata, tile]);
};
