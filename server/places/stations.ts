/** The open stations with their lines, as answers tell them. */
import type { StationLine, Stations } from '../../src/api/contract/stations.schema.js';
import { type LineFact, lineColours } from './facts.js';
import { openLines, openStations } from './journeys.js';

/** Whether trains of a line stop at a station: of a line that is open in part, only where the next station is open too. */
const isServed = ({ stations }: LineFact, id: string, open: ReadonlySet<string>): boolean => {
  const at = stations.indexOf(id);
  return at >= 0 && [stations[at - 1], stations[at + 1]].some((next) => next !== undefined && open.has(next));
};

let known: Stations | undefined;

/** Lists the open stations by name, and their lines. */
export const knownStations = (): Stations => {
  if (known) return known;
  const colours = lineColours();
  const open = new Set(openStations().map(({ id }) => id));
  const colourOf = (line: string): string => colours.get(line) ?? colours.get('') ?? '';
  const lines: StationLine[] = openLines().map(({ id, name, nameMr, kind, status, statusAsOf }) => ({
    ...{ id, name, nameMr, kind },
    colour: colourOf(id),
    ...(status === 'part open' && { partOpenAsOf: statusAsOf }),
  }));
  const stations = openStations()
    .map(({ id, name, nameMr, kind, lat, lng }) => ({
      ...{ id, name, nameMr, kind, lat, lng },
      lines: openLines()
        .filter((line) => isServed(line, id, open))
        .map((line) => line.id),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  known = { stations, lines };
  return known;
};
