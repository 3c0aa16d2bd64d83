/** Puts media into the server: the store, the demo pictures with their drawing thread, and the routes. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { demoPictureOrder } from '../demo/picture-order.js';
import { registerMedia } from '../routes/media.js';
import { createDemoPictures } from './demo-pictures.js';
import { createDrawingThread } from './drawing-thread.js';
import { createFolderStore, type MediaStore } from './store.js';

/** How many first pictures are drawn in advance: what the first pages of a new market show. */
const preparedPictures = 72;

/** Makes the store of a configuration; `media` stands beside the database in the data folder. */
export const openMediaStore = (config: Pick<Config, 'dataDir'>): MediaStore =>
  createFolderStore(join(config.dataDir, 'media'));

/** Installs media; `otherPictures` are demo picture keys that the operator's content shows. */
export const installMedia = (
  app: FastifyInstance,
  config: Pick<Config, 'dataDir' | 'nodeEnv'>,
  otherPictures: readonly string[] = [],
): void => {
  const store = openMediaStore(config);
  const drawing = createDrawingThread();
  const ofListings = demoPictureOrder();
  const known = new Set([...otherPictures, ...ofListings.all]);
  const pictures = createDemoPictures({ store, drawing, isKnown: (key) => known.has(key) });
  const closing = new AbortController();

  registerMedia(app, { store, pictures });
  app.addHook('onListen', async () => {
    if (config.nodeEnv !== 'development') return;
    const wanted = [...otherPictures, ...ofListings.first.slice(0, preparedPictures)];
    pictures.prepare(wanted, closing.signal).catch((failure: unknown) => {
      app.log.warn({ err: failure }, 'demo pictures were not drawn in advance');
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await drawing.close();
  });
};
