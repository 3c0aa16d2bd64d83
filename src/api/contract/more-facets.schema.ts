/** Counts behind the further filters (additive). */
import { type Static, Type } from 'typebox';

/**
 * How many listings each choice of the further filters would leave, by its entry as `more` writes it (`floor:High`). A filter of
 * which one choice counts ignores its own; of amenities and what is told, which all must hold, the choice comes on top.
 */
export const MoreFacets = Type.Object({
  counts: Type.Record(Type.String(), Type.Integer()),
  /** There are more than the numbers say: so many pass the other filters that they were not counted to the end. */
  atLeast: Type.Optional(Type.Literal(true)),
});
export type MoreFacets = Static<typeof MoreFacets>;
