/** What the page of a locality and its head say in a sentence of what is near it. */
import type { PlacePage } from '../../api/contract/place-pages.schema.js';

/** Most things that one sentence names. */
const most = { stations: 2, localities: 3 } as const;

/** Metres between two middles that are still close. */
const close = 3_000;

/** Picks the nearest stations, each name once, and the nearest localities that are close. */
export const nearOf = ({ stations, localities }: Pick<PlacePage, 'stations' | 'localities'>) => ({
  stations: stations
    .filter(({ name }, at) => stations.findIndex((station) => station.name === name) === at)
    .slice(0, most.stations),
  localities: localities
    .filter(({ metres = Number.POSITIVE_INFINITY }) => metres <= close)
    .slice(0, most.localities),
});
