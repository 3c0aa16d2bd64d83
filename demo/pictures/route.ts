/** Demo pictures over HTTP: drawn when they are not stored yet. */
import type { FastifyInstance } from 'fastify';
import { fileNotFound, sendStoredFile } from '../../server/http/stored-file.js';
import { type PictureWidth, pictureWidths } from '../../server/media/picture-files.js';
import type { DemoPictures } from './on-demand.js';

const widthOf = (text: string | undefined): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === text);

/** Registers GET /media/demo/:scene/:seed-:size.webp. */
export const registerDemoPictures = (app: FastifyInstance, pictures: Pick<DemoPictures, 'find'>): void => {
  app.get<{ Params: { scene: string; file: string } }>('/media/demo/:scene/:file', async (request, reply) => {
    const { scene, file: name } = request.params;
    const [, seed, size] = /^([a-z0-9-]{1,80})-(\d+)\.webp$/.exec(name) ?? [];
    const width = widthOf(size);
    if (seed === undefined || width === undefined || !/^[a-z-]{1,20}$/.test(scene))
      return fileNotFound(reply);
    const file = await pictures.find(`demo/${scene}/${seed}`, width);
    return file ? sendStoredFile(request, reply, file, 'image/webp') : fileNotFound(reply);
  });
};
