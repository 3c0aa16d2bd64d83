/** Writes the gazetteer and the stations into a database before the market opens. */
import type { Sql } from '../db/database.js';
import { upsertPlaces } from '../repositories/place.js';
import { replaceStations } from '../repositories/station.js';
import { textKey } from '../text-key.js';
import { placeFacts } from './facts.js';
import { places } from './gazetteer.js';
import { knownStations } from './stations.js';

/** Fills in the known places and the open stations; a second start changes nothing. */
export const fillPlaces = async (database: Sql): Promise<void> => {
  const facts = placeFacts();
  const keyOf = ({ city, name }: { city: string; name: string }): string =>
    `${textKey(city)}/${textKey(name)}`;
  const middles = new Map(facts.localities.map((each) => [keyOf(each), each]));
  await upsertPlaces(
    database,
    places.map((place) => {
      const middle = middles.get(keyOf(place));
      return { ...place, ...(middle && { middle }) };
    }),
  );
  await replaceStations(database, knownStations().stations);
};
