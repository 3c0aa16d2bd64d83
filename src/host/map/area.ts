/** An area that a hand has drawn: few points, in one round. */
import type { Place } from './camera.js';

/** Points of an area; a search takes up to 60. */
const mostPoints = 40;

const turn = (a: Place, b: Place, c: Place): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

const meet = (a: Place, b: Place, c: Place, d: Place): boolean =>
  turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;

/** Tells whether sides that are no neighbours touch. */
export const crossesItself = (points: readonly Place[]): boolean => {
  const sides = points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const);
  return sides.some(([a, b], at) =>
    sides.some(
      ([c, d], other) => other > at + 1 && !(at === 0 && other === sides.length - 1) && meet(a, b, c, d),
    ),
  );
};

const half = (points: readonly Place[]): Place[] => {
  const chain: Place[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || turn(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
};

/** The tightest band around points. */
const around = (points: readonly Place[]): Place[] => {
  const sorted = [...points].sort((a, b) => a.lng - b.lng || a.lat - b.lat);
  return [...half(sorted), ...half(sorted.reverse())];
};

/** Makes an area of a drawn line, or of what lies in a band around one that crosses itself; undefined for a mere dash. */
export const areaOf = (line: readonly Place[]): readonly Place[] | undefined => {
  const every = Math.max(1, Math.ceil(line.length / mostPoints));
  const rounded = line
    .filter((_, at) => at % every === 0)
    .map(({ lng, lat }) => ({ lng: Number(lng.toFixed(4)), lat: Number(lat.toFixed(4)) }));
  const points = rounded.filter(
    ({ lng, lat }, at) => lng !== rounded[at - 1]?.lng || lat !== rounded[at - 1]?.lat,
  );
  const area = crossesItself(points) ? around(points) : points;
  return area.length < 3 ? undefined : area;
};

/** Corners of the round that is drawn around a place, and how far off it they are in degrees of latitude: 1.2 km. */
const [corners, reach] = [8, 1.2 / 111.195];

/** Makes the area around places: the tightest band around a small round about each of them. */
export const areaAround = (places: readonly Place[]): readonly Place[] =>
  around(
    places.flatMap(({ lng, lat }) =>
      Array.from({ length: corners }, (_, at) => {
        const angle = (at * 2 * Math.PI) / corners;
        const wide = reach / Math.cos((lat * Math.PI) / 180);
        return { lng: lng + wide * Math.cos(angle), lat: lat + reach * Math.sin(angle) };
      }),
    ),
  );

/** Writes an area as a search does. */
export const areaText = (area: readonly Place[]): string =>
  area.map(({ lng, lat }) => `${lng.toFixed(4)},${lat.toFixed(4)}`).join(';');

/** Reads an area of a search; an empty one is none. */
export const areaIn = (text: string): readonly Place[] => {
  const points = text.split(';').map((part) => {
    const [lng = Number.NaN, lat = Number.NaN] = part.split(',').map(Number);
    return { lng, lat };
  });
  return points.length >= 3 && points.every(({ lng, lat }) => Number.isFinite(lng + lat)) ? points : [];
};
