/** How long a journey takes on foot and by rail: an estimate from the lines' minutes, with waiting and changing. */
import { setTimeout } from 'node:timers/promises';
import { metresBetween } from './fact-checks.js';
import { type LineFact, placeFacts, type Point, type StationFact } from './facts.js';

/** Minutes on foot: the straight line x 1.3, at 12 minutes a kilometre. */
export const walkMinutes = (metres: number): number => (metres * 1.3 * 12) / 1000;

/** Metres in a straight line that people walk in so many minutes. */
export const metresWalked = (minutes: number): number => (minutes * 1000) / (1.3 * 12);

/** Metres to a station in a straight line beyond which nobody walks. */
export const farthestWalk = 2000;

/** Minutes somebody waits for a train, by the kind of its line. */
const waiting: Readonly<Record<string, number>> = { suburban: 4, metro: 4, monorail: 9, mainline: 20 };

/** Minutes from one line's platform to another's in the same station. */
const changing = 3;

const isRunning = ({ status }: { readonly status: string }): boolean =>
  status === 'open' || status === 'part open';

let stations: readonly StationFact[] | undefined;

/** The stations that trains stop at. */
export const openStations = (): readonly StationFact[] =>
  (stations ??= placeFacts().stations.filter(({ status }) => status === 'open'));

/** The lines that trains run on. */
export const openLines = (): readonly LineFact[] => placeFacts().lines.filter(isRunning);

interface Hop {
  readonly to: string;
  readonly minutes: number;
}

/** Nodes are stations (`ddr`) and platforms of a line in them (`ddr WR`): boarding costs the wait. */
const graphOf = (): ReadonlyMap<string, readonly Hop[]> => {
  const open = new Set(openStations().map(({ id }) => id));
  const graph = new Map<string, Hop[]>();
  const add = (from: string, to: string, minutes: number): void => {
    graph.set(from, [...(graph.get(from) ?? []), { to, minutes }]);
  };
  const both = (one: string, other: string, minutes: number): void => {
    add(one, other, minutes);
    add(other, one, minutes);
  };
  for (const { id, kind, stations, minutes } of openLines())
    for (const [at, station] of stations.entries()) {
      if (!open.has(station)) continue;
      // Half of boarding at each end of a ride: the graph is the same in both directions.
      both(station, `${station} ${id}`, ((waiting[kind] ?? 10) + changing) / 2);
      const next = stations[at + 1];
      if (next !== undefined && open.has(next))
        both(`${station} ${id}`, `${next} ${id}`, minutes[at] ?? Infinity);
    }
  for (const { from, to, minutes } of placeFacts().interchanges)
    if (open.has(from) && open.has(to)) both(from, to, minutes);
  return graph;
};

let known: ReadonlyMap<string, readonly Hop[]> | undefined;

/** Finds the minutes from each station to the nearest of some starting points, each with the minutes spent before it. */
const minutesFrom = (starts: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  known ??= graphOf();
  const best = new Map(starts);
  const open = new Set(starts.keys());
  while (open.size > 0) {
    let nearest = '';
    let least = Infinity;
    for (const node of open) {
      const minutes = best.get(node) ?? Infinity;
      if (minutes < least) [nearest, least] = [node, minutes];
    }
    open.delete(nearest);
    for (const { to, minutes } of known.get(nearest) ?? []) {
      if (least + minutes >= (best.get(to) ?? Infinity)) continue;
      best.set(to, least + minutes);
      open.add(to);
    }
  }
  return best;
};

interface Walk {
  readonly station: string;
  readonly minutes: number;
}

/** Stations somebody walks to from a point. */
const walksFrom = (point: Point): readonly Walk[] =>
  openStations()
    .map((station) => ({ station: station.id, metres: metresBetween(point, station) }))
    .filter(({ metres }) => metres <= farthestWalk)
    .map(({ station, metres }) => ({ station, minutes: walkMinutes(metres) }));

let walks: readonly (readonly Walk[])[] | undefined;

/** The walks from the middle of each locality, in the order of the localities. */
const localityWalks = (): readonly (readonly Walk[])[] =>
  (walks ??= placeFacts().localities.map((locality) => walksFrom(locality)));

const stationMinutes = new Map<string, readonly number[]>();

/** The minutes to a station from the middle of each locality, by rail and on foot to it, in the order of the localities. */
const minutesTo = (station: string): readonly number[] => {
  const worked = stationMinutes.get(station);
  if (worked) return worked;
  const rides = minutesFrom(new Map([[station, 0]]));
  const minutes = localityWalks().map((walked) =>
    Math.min(...walked.map((walk) => walk.minutes + (rides.get(walk.station) ?? Infinity))),
  );
  stationMinutes.set(station, minutes);
  return minutes;
};

/**
 * Works the minutes to all stations out ahead; tells how many are known then. Each takes a millisecond or two, and the pauses of so
 * many milliseconds leave nearly all the time to whoever asks first after a start.
 */
export const prepareJourneys = async (pause = 20): Promise<number> => {
  for (const { id } of openStations()) {
    minutesTo(id);
    await setTimeout(pause);
  }
  return stationMinutes.size;
};

/** A locality and the minutes from its middle. */
export interface ReachedLocality extends Point {
  readonly city: string;
  readonly name: string;
  readonly minutes: number;
}

/** Minutes beyond which no journey is told. */
const longestJourney = 180;

const journeysTo = (destination: readonly Point[]): readonly ReachedLocality[] => {
  const arrivals = destination.flatMap(walksFrom);
  const minutesBy = (locality: Point, at: number): number => {
    const straight = Math.min(...destination.map((point) => metresBetween(locality, point)));
    const onFoot = straight <= 2 * farthestWalk ? walkMinutes(straight) : Infinity;
    const byRail = arrivals.map(({ station, minutes }) => minutes + (minutesTo(station)[at] ?? Infinity));
    return Math.min(onFoot, ...byRail);
  };
  return placeFacts()
    .localities.map((locality, at) => {
      const { city, name, lat, lng } = locality;
      return { city, name, lat, lng, minutes: minutesBy(locality, at) };
    })
    .filter(({ minutes }) => minutes <= longestJourney)
    .sort((one, other) => one.minutes - other.minutes);
};

const answered = new Map<string, readonly ReachedLocality[]>();

/** Lists the localities by the minutes from their middle to a destination, nearest first. */
export const localitiesTo = (destination: readonly Point[]): readonly ReachedLocality[] => {
  const key = JSON.stringify(destination.map(({ lat, lng }) => [lat, lng]));
  const journeys = answered.get(key) ?? journeysTo(destination);
  // Destinations are stations and localities that we know: there cannot be more.
  answered.set(key, journeys);
  return journeys;
};
