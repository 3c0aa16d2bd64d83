/** Cards that were really seen (additive). */
import { type Static, Type } from 'typebox';

export const SeenCards = Type.Object({
  /** `_id` of listings whose cards were seen: half of each for a second. */
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 50 }),
});
export type SeenCards = Static<typeof SeenCards>;
