/** Reads the area of a map: a box of degrees, and a drawn shape; both are about the public points of homes. */
import type { ListingFilters } from '../../src/api/contract/listings.schema.js';
import type { Box, LngLat, SearchCondition } from '../repositories/listing/condition.js';
import { refuse } from './search-limits.js';

/** Maharashtra with a margin, in degrees: homes are nowhere else. */
const state: Box = { west: 72, south: 15, east: 81.5, north: 22.5 };

/** Points of a drawn shape. */
const [fewest, most] = [3, 60];

/** No exponents: 1e308 is a number, but no place. */
const degrees = /^-?\d{1,3}(?:\.\d{1,15})?$/;

const numbersOf = (text: string): number[] =>
  text.split(',').map((part) => (degrees.test(part.trim()) ? Number(part) : Number.NaN));

const boxForm = 'must be west,south,east,north in degrees, such as 72.8,18.9,73.1,19.3';

const boxOf = (text: string): Box => {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] =
    numbersOf(text);
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  if (!isBox || more.length > 0) refuse('bbox', boxForm);
  const isForeign = east < state.west || west > state.east || north < state.south || south > state.north;
  if (isForeign)
    refuse('bbox', 'lies outside Maharashtra; the longitude comes first, as in 72.8,18.9,73.1,19.3');
  return { west, south, east, north };
};

const turn = ([ax, ay]: LngLat, [bx, by]: LngLat, [cx, cy]: LngLat): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const isBetween = ([ax, ay]: LngLat, [bx, by]: LngLat, [x, y]: LngLat): boolean =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);

/** Tells whether two sides touch. */
const meet = (a: LngLat, b: LngLat, c: LngLat, d: LngLat): boolean => {
  const [first, second, third, fourth] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (first !== second && third !== fourth) return true;
  return (
    (first === 0 && isBetween(a, b, c)) ||
    (second === 0 && isBetween(a, b, d)) ||
    (third === 0 && isBetween(c, d, a)) ||
    (fourth === 0 && isBetween(c, d, b))
  );
};

const crossesItself = (points: readonly LngLat[]): boolean => {
  const sides = points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const);
  return sides.some(([a, b], at) =>
    // Neighbours share a point, and so do the first and the last.
    sides.some(
      ([c, d], other) => other > at + 1 && !(at === 0 && other === sides.length - 1) && meet(a, b, c, d),
    ),
  );
};

/** Square degrees, about 10 square metres: less is a line. */
const leastArea = 1e-9;

const areaOf = (points: readonly LngLat[]): number => {
  const [first = [0, 0]] = points;
  // From its first point, so that little is lost to rounding.
  const near = points.map(([lng, lat]) => [lng - first[0], lat - first[1]] as const);
  const twice = near.reduce((sum, [x, y], at) => {
    const [nextX = 0, nextY = 0] = near[(at + 1) % near.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};

const isInState = ([lng, lat]: LngLat): boolean =>
  lng >= state.west && lng <= state.east && lat >= state.south && lat <= state.north;

const polygonForm = `must be ${String(fewest)} to ${String(most)} points lng,lat;lng,lat;… in degrees, such as 72.8,18.9;73,18.9;73,19.2`;

const shapeOf = (text: string): LngLat[] => {
  const all = text.split(';').map((part) => numbersOf(part));
  const pairs = all.filter((numbers) => numbers.length === 2 && !numbers.some(Number.isNaN));
  if (pairs.length < all.length) refuse('polygon', polygonForm);
  // A shape may be closed by its first point, as GeoJSON does it; a point told twice is one.
  const points = pairs
    .map(([lng = 0, lat = 0]): LngLat => [lng, lat])
    .filter(([lng, lat], at, [...every]) => {
      const [nextLng, nextLat] = every[(at + 1) % every.length] ?? [];
      return lng !== nextLng || lat !== nextLat;
    });
  if (points.length < fewest || points.length > most) refuse('polygon', polygonForm);
  if (!points.every(isInState))
    refuse('polygon', 'lies outside Maharashtra; the longitude comes first, as in 72.8,18.9;73,18.9;73,19.2');
  if (crossesItself(points)) refuse('polygon', 'must not cross itself; draw the area in one round');
  if (areaOf(points) < leastArea) refuse('polygon', 'must enclose an area; its points lie on one line');
  return points;
};

/** Reads the area of a search; refuses one that is none. */
export const mapAreaOf = ({
  bbox = '',
  polygon = '',
}: ListingFilters): Pick<SearchCondition, 'box' | 'shape'> => ({
  ...(bbox.trim() !== '' && { box: boxOf(bbox) }),
  ...(polygon.trim() !== '' && { shape: shapeOf(polygon) }),
});
