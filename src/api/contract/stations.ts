/** Calls about stations (additive). */
import { endpoint } from './endpoint.js';
import type { Stations } from './stations.schema.js';

/** The open stations and their lines: what `station` and `to` of a search may name. */
export const listStations = endpoint<{ reply: Stations }>('GET', '/api/v3/stations', { partner: 'anyone' });
