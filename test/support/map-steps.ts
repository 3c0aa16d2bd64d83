/** The points of a line of the map. */

/** Reads a line that is kept in steps (src/model/rules/map-base/shapes.ts). */
export const pointsOf = (steps: readonly number[]): [lng: number, lat: number][] => {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[at * 2] ?? 0;
    y += steps[at * 2 + 1] ?? 0;
    return [x / 10_000, y / 10_000];
  });
};
