/** The line of the monthly medians of a place. */

/** Units of the plot's own coordinates. */
export const plotWidth = 300;
export const plotHeight = 100;

/** Part of the highest median that the plot's height is at least, so that a small change does not look like a leap. */
const leastSpan = 0.2;

/** Returns the points of the medians, oldest first, from left to right. */
export const monthPoints = (medians: readonly number[]): readonly (readonly [x: number, y: number])[] => {
  const [low, high] = [Math.min(...medians), Math.max(...medians)];
  const span = Math.max(high - low, high * leastSpan) || 1;
  const middle = (low + high) / 2;
  return medians.map((median, at) => [
    Math.round((at / Math.max(medians.length - 1, 1)) * plotWidth),
    Math.round((0.5 - (median - middle) / span) * plotHeight),
  ]);
};

/** Writes the points as the path of a line. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('');
