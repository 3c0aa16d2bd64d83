/** Tiles under the map out of a PMTiles file of ours: one range of the file is read for each. */
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { PMTiles, type RangeResponse, SharedPromiseCache, type Source } from 'pmtiles';
import { Type } from 'typebox';
import { tilesPath } from '../../src/model/rules/map-tiles.js';
import type { Config } from '../config.js';
import { takesEncoding } from '../http/compression.js';

/** A file that is opened when the first tile is asked for. */
const fileSource = (path: string): Source => {
  let file: Promise<FileHandle> | undefined;
  return {
    getKey: () => path,
    async getBytes(offset, length): Promise<RangeResponse> {
      const handle = await (file ??= open(path, 'r'));
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
};

const unpack = promisify(gunzip);

const part = (most: number) => Type.Integer({ minimum: 0, maximum: most });
const TilePath = Type.Object({ z: part(22), x: part(2 ** 22), y: part(2 ** 22) });

/** Registers GET /map-tiles/:z/:x/:y where MAP_TILES names a file. */
export const registerMapTiles = (app: FastifyInstance, source: Config['mapTiles']): void => {
  if (source?.type === undefined) return;
  const { from, type, isPacked } = source;
  // Directories are unpacked to be read; tiles go out as they lie in the file, which is how most are sent anyway.
  const tiles = new PMTiles(fileSource(from), new SharedPromiseCache(), async (packed) => packed);
  app.get<{ Params: { z: number; x: number; y: number } }>(
    `${tilesPath}/:z/:x/:y`,
    { schema: { params: TilePath } },
    async (request, reply) => {
      const { z, x, y } = request.params;
      const isTile = x < 2 ** z && y < 2 ** z;
      const tile = isTile ? await tiles.getZxy(z, x, y) : undefined;
      if (!tile) return reply.code(404).send({ code: 'not-found', message: 'There is no such tile.' });
      void reply.header('cache-control', 'public, max-age=604800').type(type);
      const bytes = Buffer.from(tile.data);
      if (!isPacked) return reply.send(bytes);
      void reply.header('vary', 'accept-encoding');
      if (!takesEncoding(request, 'gzip')) return reply.send(await unpack(bytes));
      return reply.header('content-encoding', 'gzip').send(bytes);
    },
  );
};
