/** What makes a fact of a place wrong. */
import type { LineFact, LocalityFact, PlaceFacts, Point } from './facts.js';

/** The straight distance between two points in metres. */
export const metresBetween = (a: Point, b: Point): number => {
  const rad = Math.PI / 180;
  const across = Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 12_742_000 * Math.asin(Math.sqrt(Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 + across));
};

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const farthest = 25_500;

const outsideItsCity = (localities: readonly LocalityFact[]): string[] =>
  [...new Set(localities.map(({ city }) => city))].flatMap((city) => {
    const own = localities.filter((each) => each.city === city);
    const middle = { lat: middleOf(own.map(({ lat }) => lat)), lng: middleOf(own.map(({ lng }) => lng)) };
    return own
      .filter((each) => !(metresBetween(each, middle) < farthest) && !each.note.includes('town of its own'))
      .map(({ name }) => `${name}: outside ${city}`);
  });

/** Longest hop in metres by kind of line. */
const longestHop: Readonly<Record<string, number>> = {
  suburban: 12_500,
  metro: 4000,
  monorail: 2000,
  mainline: 19_000,
};

const outOfOrder = (line: LineFact, pointOf: ReadonlyMap<string, Point>): string[] => {
  const points = line.stations.map((id) => pointOf.get(id));
  if (points.includes(undefined)) return [`${line.id}: names an unknown station`];
  if (line.minutes.length !== points.length - 1) return [`${line.id}: a hop without minutes`];
  return (points as Point[]).flatMap((point, at, all) => {
    const [before, first] = [all[at - 1], all[at - 2]];
    if (before === undefined) return [];
    const hop = metresBetween(before, point);
    const wrong = `${line.id}: ${line.stations[at]} is out of order`;
    if (!(hop > 250 && hop < (longestHop[line.kind] ?? 0))) return [wrong];
    if (first === undefined) return [];
    return metresBetween(first, before) + hop < 2.6 * metresBetween(first, point) + 400 ? [] : [wrong];
  });
};

/** Says what is wrong with the facts, by name; nothing when they hold. `isLand` knows the shore. */
export const wrongFacts = (facts: PlaceFacts, isLand: (point: Point) => boolean): string[] => {
  const pointOf = new Map(facts.stations.map((station) => [station.id, station]));
  return [
    ...[...facts.localities, ...facts.stations]
      .filter((place) => !isLand(place))
      .map(({ name }) => `${name}: in the sea`),
    ...outsideItsCity(facts.localities),
    ...facts.lines.flatMap((line) => outOfOrder(line, pointOf)),
    ...facts.interchanges
      .filter(({ from, to }) => !pointOf.has(from) || !pointOf.has(to))
      .map(({ from, to }) => `${from} to ${to}: names an unknown station`),
  ];
};
