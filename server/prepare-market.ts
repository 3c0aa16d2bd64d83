/** Fills what a market needs before it opens: the known places, and the demo where it is wanted. */
import { type Config, hasDemo } from './config.js';
import type { Database } from './db/database.js';
import { places } from './demo/places.js';
import { describeSignIns, seedDemo } from './demo/seed.js';
import { upsertPlaces } from './repositories/place.js';
import type { Services } from './services.js';

/** Prepares the market; a second start changes nothing. */
export const prepareMarket = async (
  config: Config,
  database: Database,
  services: Services,
): Promise<void> => {
  await upsertPlaces(database.sql, places);
  if (hasDemo(config)) process.stdout.write(describeSignIns(await seedDemo(database, services.writer)));
  services.places.forget();
};
