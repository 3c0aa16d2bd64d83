/** Adds the demo to a server that does not listen yet: the route of drawn pictures, and the market if it is on. */
import { type Config, hasDemo } from '../server/config.js';
import type { Database } from '../server/db/database.js';
import type { Server } from '../server/app.js';
import { drawnPicturesOf } from '../server/content/drawn-pictures.js';
import { demoPictureOrder, type PictureOrder } from './market/picture-order.js';
import { createDrawingThread } from './pictures/drawing-thread.js';
import { createDemoPictures } from './pictures/on-demand.js';
import { registerDemoPictures } from './pictures/route.js';
import { registerDemoVideos } from './videos.js';
import { describeSignIns, seedDemo } from './seed.js';

/** Number of first pictures that are drawn in advance, for the first pages of a new market. */
const preparedPictures = 72;

const installPictures = (config: Config, { app, services }: Server): void => {
  const drawnPictures = drawnPicturesOf(services.settings.defaultContent, services.pages);
  const drawing = createDrawingThread();
  let order: PictureOrder | undefined;
  const ofListings = (): PictureOrder => (order ??= demoPictureOrder());
  const pictures = createDemoPictures({
    store: services.media,
    drawing,
    isKnown: (key) => drawnPictures.includes(key) || ofListings().all.has(key),
    sidesOf: (key) => ofListings().sides.get(key),
  });
  const closing = new AbortController();

  registerDemoVideos(app);
  registerDemoPictures(app, pictures);
  app.addHook('onListen', async () => {
    if (config.nodeEnv !== 'development' || !hasDemo(config)) return;
    const wanted = [...drawnPictures, ...ofListings().first.slice(0, preparedPictures)];
    pictures.prepare(wanted, closing.signal).catch((failure: unknown) => {
      app.log.warn({ err: failure }, 'demo pictures were not drawn in advance');
    });
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await drawing.close();
  });
};

/** Installs the demo; a second start adds no listings. Returns the text for the person who started the server. */
export const installDemo = async (config: Config, database: Database, server: Server): Promise<string> => {
  installPictures(config, server);
  return hasDemo(config) ? describeSignIns(await seedDemo(database, server.services.writer)) : '';
};
