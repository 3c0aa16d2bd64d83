/** The open stations with their lines, as answers tell them. */
import type { StationLine, Stations } from '../../src/api/contract/stations.schema.js';
import { lineColours } from './facts.js';
import { openLines, openStations } from './journeys.js';

let known: Stations | undefined;

/** Lists the open stations by name, and their lines. */
export const knownStations = (): Stations => {
  if (known) return known;
  const colours = lineColours();
  const colourOf = (line: string): string => colours.get(line) ?? colours.get('') ?? '';
  const lines: StationLine[] = openLines().map(({ id, name, nameMr, kind }) => ({
    ...{ id, name, nameMr, kind },
    colour: colourOf(id),
  }));
  const stations = openStations()
    .map(({ id, name, nameMr, kind, lat, lng }) => ({
      ...{ id, name, nameMr, kind, lat, lng },
      lines: openLines()
        .filter((line) => line.stations.includes(id))
        .map((line) => line.id),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  known = { stations, lines };
  return known;
};
