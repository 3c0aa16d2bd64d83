/** The stations that a search may name. Loaded once a page, when a box for them is shown. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listStations } from '../../api/contract/stations.js';
import type { Stations } from '../../api/contract/stations.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A view appeared that offers stations. */
export const stationsRequested = createEvent();

const fetchStationsFx = attach({
  source: $api,
  effect: (api) => api.call(listStations, {}, { timeout: readTimeout }),
});

/** Holds the stations; null until they are loaded, and where a server has no such call. */
export const $stations = createStore<Stations | null>(null).on(
  fetchStationsFx.doneData,
  (_, stations) => stations,
);

sample({
  clock: stationsRequested,
  source: { stations: $stations, isPending: fetchStationsFx.pending },
  filter: ({ stations, isPending }) => stations === null && !isPending,
  target: fetchStationsFx,
});
