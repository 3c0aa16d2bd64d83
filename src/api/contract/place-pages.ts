/** Calls about cities and localities (additive). Names are taken as in addresses (`navi-mumbai`), in any known spelling. */
import { endpoint } from './endpoint.js';
import type { CityPath, LocalityPath, PlacePage } from './place-pages.schema.js';

/** What a city's page tells: counts, what homes ask, its localities. */
export const getCityPage = endpoint<{ params: CityPath; reply: PlacePage }>('GET', '/api/v3/places/:city', {
  partner: 'anyone',
});

/** What a locality's page tells: counts, what homes ask, rental yields, stations, neighbours. */
export const getLocalityPage = endpoint<{ params: LocalityPath; reply: PlacePage }>(
  'GET',
  '/api/v3/places/:city/:locality',
  { partner: 'anyone' },
);
