/** How long a journey takes on foot and by rail: an estimate from the lines' minutes, with waiting and changing. */
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

/** The stations that trains stop at. */
export const openStations = (): readonly StationFact[] =>
  placeFacts().stations.filter(({ status }) => status === 'open');

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
        both(`${station} ${id}`, `${next} ${id}`, minutes[at] ?? Number.POSITIVE_INFINITY);
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
    let least = Number.POSITIVE_INFINITY;
    for (const node of open) {
      const minutes = best.get(node) ?? Number.POSITIVE_INFINITY;
      if (minutes < least) [nearest, least] = [node, minutes];
    }
    open.delete(nearest);
    for (const { to, minutes } of known.get(nearest) ?? []) {
      if (least + minutes >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, least + minutes);
      open.add(to);
    }
  }
  return best;
};

/** Stations somebody walks to from a point, with the minutes. */
const walksFrom = (point: Point): readonly (readonly [id: string, minutes: number])[] =>
  openStations()
    .map((station) => [station.id, metresBetween(point, station)] as const)
    .filter(([, metres]) => metres <= farthestWalk)
    .map(([id, metres]) => [id, walkMinutes(metres)] as const);

/** A locality and the minutes from its middle. */
export interface ReachedLocality extends Point {
  readonly city: string;
  readonly name: string;
  readonly minutes: number;
}

const table = new Map<string, readonly ReachedLocality[]>();

/** Lists the localities by the minutes from their middle to a destination, nearest first; worked out once for each. */
export const localitiesTo = (destination: readonly Point[]): readonly ReachedLocality[] => {
  const key = JSON.stringify(destination.map(({ lat, lng }) => [lat, lng]));
  const worked = table.get(key);
  if (worked) return worked;
  const starts = new Map<string, number>();
  for (const point of destination)
    for (const [id, minutes] of walksFrom(point))
      starts.set(id, Math.min(minutes, starts.get(id) ?? Number.POSITIVE_INFINITY));
  const rides = minutesFrom(starts);
  const reached = placeFacts()
    .localities.map((locality) => {
      const straight = Math.min(...destination.map((point) => metresBetween(locality, point)));
      const onFoot = straight <= 2 * farthestWalk ? walkMinutes(straight) : Number.POSITIVE_INFINITY;
      const byRail = walksFrom(locality).map(
        ([id, minutes]) => minutes + (rides.get(id) ?? Number.POSITIVE_INFINITY),
      );
      const { city, name, lat, lng } = locality;
      return { city, name, lat, lng, minutes: Math.min(onFoot, ...byRail) };
    })
    .filter(({ minutes }) => minutes <= 180)
    .sort((one, other) => one.minutes - other.minutes);
  // Destinations are stations and localities that we know: the table cannot grow beyond them.
  table.set(key, reached);
  return reached;
};
