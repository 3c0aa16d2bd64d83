/** The open stations with their lines, as answers tell them. */
import type { StationLine, Stations } from '../../src/api/contract/stations.schema.js';
import { openLines, openStations } from './journeys.js';

/** Colours of lines: those of the metros' own maps, else ours; each has a contrast of 3 to 1 on white and on the dark ground. */
const colours: Readonly<Record<string, string>> = {
  WR: '#c2185b',
  CR: '#c62828',
  'CR-K': '#c62828',
  'CR-J': '#c62828',
  HR: '#1976d2',
  'HR-G': '#1976d2',
  TH: '#0288a7',
  'TH-N': '#0288a7',
  UR: '#8d6e63',
  'UR-B': '#8d6e63',
  PMP: '#8e44ad',
  PMA: '#00838f',
  M1: '#2f7fd8',
  M2A: '#a07400',
  M2B: '#a07400',
  M3: '#00897b',
  M7: '#d32f2f',
  M9: '#d32f2f',
  NM1: '#d35400',
};
const otherwise = '#757575';

/** The colour of a line. */
export const colourOf = (line: string): string => colours[line] ?? otherwise;

let known: Stations | undefined;

/** Lists the open stations by name, and their lines. */
export const knownStations = (): Stations => {
  if (known) return known;
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
