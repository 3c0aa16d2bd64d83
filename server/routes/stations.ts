/** The stations, over HTTP. */
import { listStations } from '../../src/api/contract/stations.js';
import { Stations } from '../../src/api/contract/stations.schema.js';
import type { TypedApp } from './typed-app.js';

/** Registers the list of stations; it changes with the program alone. */
export const registerStations = (app: TypedApp, knownStations: () => Stations): void => {
  app.route({
    method: listStations.method,
    url: listStations.path,
    schema: { response: { 200: Stations } },
    handler: (_, reply) => {
      void reply.header('cache-control', 'public, max-age=3600');
      return knownStations();
    },
  });
};
