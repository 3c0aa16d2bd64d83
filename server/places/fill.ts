/** Writes the gazetteer into a database before the market opens. */
import type { Sql } from '../db/database.js';
import { upsertPlaces } from '../repositories/place.js';
import { places } from './gazetteer.js';

/** Fills in the known places; a second start changes nothing. */
export const fillPlaces = (database: Sql): Promise<void> => upsertPlaces(database, places);
