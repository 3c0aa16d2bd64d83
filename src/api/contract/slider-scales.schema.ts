/** How what is listed is spread over prices and areas (additive). */
import { type Static, Type } from 'typebox';

/** Deciles of the newest listings of a kind, from the first to the ninth; empty where there are too few. */
export const SliderScales = Type.Object({
  /** Rupees: prices, rents by the month. */
  amounts: Type.Array(Type.Integer()),
  /** Square feet. */
  areas: Type.Array(Type.Number()),
});
export type SliderScales = Static<typeof SliderScales>;
