/** The tracks in sight that no trains run on. */
import type { Steps, Track, Unused } from '../../model/rules/map-base/shapes.js';
import type { Box } from './camera.js';

const steps = 10_000;

/** Whether a line comes into a box, by what each of its pieces spans. */
const comesInto = (points: Steps, { west, south, east, north }: Box): boolean => {
  let [x, y] = [points[0] ?? 0, points[1] ?? 0];
  for (let at = 2; at < points.length; at += 2) {
    const [fromX, fromY] = [x, y];
    x += points[at] ?? 0;
    y += points[at + 1] ?? 0;
    const isBeside = Math.max(x, fromX) < west * steps || Math.min(x, fromX) > east * steps;
    const isAbove = Math.max(y, fromY) < south * steps || Math.min(y, fromY) > north * steps;
    if (!isBeside && !isAbove) return true;
  }
  return false;
};

/** Finds what is told of the unused tracks in a box, each line once, those being built first. */
export const unusedIn = (tracks: readonly Track[], box: Box): Unused[] => {
  const seen = tracks.flatMap(({ unused, points }) => (unused && comesInto(points, box) ? [unused] : []));
  return [...new Map(seen.map((each) => [each.name, each])).values()].sort((one, other) =>
    one.status.localeCompare(other.status),
  );
};
