/** Whether a home can be where a point says. */
import { type ForeignPoint, foreignPoint } from '../../src/model/rules/validate/point.js';
import { textKey } from '../text-key.js';
import { metresBetween } from './fact-checks.js';
import { placeFacts, type Point } from './facts.js';

/** Metres from the nearest known place of its city beyond which a home is not in it. */
const farthest = 30_000;

const around = (city: string): readonly Point[] => {
  const key = textKey(city);
  return placeFacts().localities.filter((each) => textKey(each.city) === key);
};

/** Returns how many metres a point lies from every known place of a city, where that is too far for a home there. */
export const metresTooFar = (point: Point, city: string): number | undefined => {
  const near = around(city);
  const metres = Math.min(...near.map((place) => metresBetween(place, point)));
  return near.length > 0 && metres > farthest ? metres : undefined;
};

/** Why a home cannot be at a point, and which of its numbers says so. */
export type PointFault = ForeignPoint | { readonly of: 'lat'; readonly is: 'far'; readonly metres: number };

/** Returns why a home of a city cannot be at a point; undefined where it can. */
export const pointFaultOf = (point: Point, city: string): PointFault | undefined => {
  const foreign = foreignPoint(point);
  if (foreign) return foreign;
  const metres = metresTooFar(point, city);
  return metres === undefined ? undefined : { of: 'lat', is: 'far', metres };
};
