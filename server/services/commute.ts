/** What a search says about stations and travel: which stations it names, and which localities are near enough. */
import type { ListingFilters } from '../../src/api/contract/listings.schema.js';
import { placeFacts, type Point, type StationFact } from '../places/facts.js';
import { localitiesTo, metresWalked, openStations, type ReachedLocality } from '../places/journeys.js';
import type { SearchCondition } from '../repositories/listing/condition.js';
import { textKey } from '../text-key.js';
import { refuse } from './search-limits.js';
import { phoneticName } from './spelling.js';

/** Minutes on foot to a station, where a search does not say them. */
const usualWalk = 15;
/** Minutes beyond which nobody walks. */
const longestWalk = 30;
/** Minutes of a journey, where a search does not say them. */
const usualJourney = 45;
/** Stations that one search may name. */
const mostStations = 5;

/** "Dadar (Central)" is also called Dadar, and "Kalyan Junction" Kalyan. */
const baseOf = (name: string): string => textKey(name.replace(/\([^()]*\)|\b[Jj]unction\b|जंक्शन/g, ' '));

interface Names {
  readonly exact: ReadonlyMap<string, readonly StationFact[]>;
  readonly phonetic: ReadonlyMap<string, readonly StationFact[]>;
}

let names: Names | undefined;

const namesOf = (): Names => {
  if (names) return names;
  const [exact, phonetic] = [new Map<string, StationFact[]>(), new Map<string, StationFact[]>()];
  const add = (map: Map<string, StationFact[]>, key: string, station: StationFact): void => {
    const others = map.get(key) ?? [];
    if (key !== '' && !others.includes(station)) map.set(key, [...others, station]);
  };
  for (const station of openStations())
    for (const name of [station.name, station.nameMr]) {
      for (const key of [textKey(name), baseOf(name)]) add(exact, key, station);
      add(phonetic, phoneticName(baseOf(name)).loose, station);
    }
  names = { exact, phonetic };
  return names;
};

/** Finds the open stations of a name, the lines of one junction together; none where nobody knows it. */
export const stationsNamed = (name: string): readonly StationFact[] => {
  const key = textKey(name).replace(/ (?:railway |metro )?station$/, '');
  const { exact, phonetic } = namesOf();
  return exact.get(key) ?? phonetic.get(phoneticName(key).loose) ?? [];
};

const localityNamed = (name: string): readonly Point[] => {
  const key = textKey(name);
  const found = placeFacts().localities.filter(
    (each) => textKey(each.name) === key || textKey(each.nameMr) === key,
  );
  return found.slice(0, 1);
};

/** Finds where a journey ends: stations, else a locality. */
export const destinationNamed = (name: string): readonly Point[] => {
  const stations = stationsNamed(name);
  return stations.length > 0 ? stations : localityNamed(name);
};

/** Words that mean whichever station of their kinds is nearest. */
const anyOfKind = new Map<string, (kind: string) => boolean>([
  ['metro', (kind) => kind === 'metro'],
  ['station', () => true],
]);

/** Reads the stations of a search; refuses one that nobody knows. */
const nearOf = ({
  station = '',
  walk = usualWalk,
}: ListingFilters): Pick<SearchCondition, 'near' | 'nearest'> => {
  const minutes = Math.min(walk, longestWalk);
  const wanted = station
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (wanted.length === 0) return {};
  if (wanted.length > mostStations) refuse('station', `must name at most ${mostStations} stations`);
  const suits = anyOfKind.get(textKey(station));
  if (suits) {
    const stations = openStations().filter(({ kind }) => suits(kind));
    return { nearest: { stations: stations.map(({ id }) => id), walk: minutes } };
  }
  const points = wanted.flatMap((name) => {
    const found = stationsNamed(name);
    return found.length > 0
      ? found
      : refuse('station', `names no open station we know: ${name}; /api/v3/stations lists them`);
  });
  // Walks are told in steps of five minutes, so that a filter takes what the label says.
  return {
    near: { points: points.map(({ lat, lng }) => ({ lat, lng })), metres: metresWalked(minutes + 2.5) },
  };
};

/** Lists the localities from which the journey of a search is short enough; undefined where it names none. */
export const reachedBy = ({
  to = '',
  within = usualJourney,
}: ListingFilters): readonly ReachedLocality[] | undefined => {
  if (to.trim() === '') return undefined;
  const destination = destinationNamed(to);
  if (destination.length === 0)
    refuse('to', 'names no open station and no locality we know; /api/v3/stations lists the stations');
  return localitiesTo(destination).filter(({ minutes }) => minutes <= within);
};

const reachOf = (query: ListingFilters): Pick<SearchCondition, 'reach'> => {
  const reached = reachedBy(query);
  return reached ? { reach: reached.map(({ city, name }) => [textKey(city), textKey(name)] as const) } : {};
};

/** Reads what a search says about stations and travel. */
export const travelOf = (query: ListingFilters): Pick<SearchCondition, 'near' | 'nearest' | 'reach'> => ({
  ...nearOf(query),
  ...reachOf(query),
});
