/** Where values stand on a slider whose room is shared out by how much is listed around them. */

/** Values at evenly spaced places from one end of the slider to the other, never falling. */
export type Spread = readonly number[];

/** Returns the place of a value, from 0 to 1. */
export const placeOf = (spread: Spread, value: number): number => {
  const last = spread.length - 1;
  const next = spread.findIndex((knot) => knot >= value);
  if (next <= 0) return next === 0 ? 0 : 1;
  const [from = 0, to = 0] = [spread[next - 1], spread[next]];
  return (next - 1 + (value - from) / (to - from)) / last;
};

/** Returns the value at a place from 0 to 1. */
export const valueAt = (spread: Spread, place: number): number => {
  const last = spread.length - 1;
  const along = Math.min(Math.max(place, 0), 1) * last;
  const at = Math.min(Math.floor(along), last - 1);
  const [from = 0, to = 0] = [spread[at], spread[at + 1]];
  return from + (to - from) * (along - at);
};

/** Makes a spread of what is listed between the ends: between two of its values some room stays, whatever is listed. */
export const spreadOf = (listed: readonly number[], max: number, step: number): Spread | undefined => {
  const knots = listed.map((value) => Math.round(value / step) * step);
  const inside = knots.filter((value, at) => value > 0 && value < max && value > (knots[at - 1] ?? 0));
  return inside.length < 3 ? undefined : [0, ...inside, max];
};
