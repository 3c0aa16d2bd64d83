/** What listings of all kinds, whole or as cards, are made of. */
import { type Static, Type } from 'typebox';

/** A text that is always there. */
export const text = Type.String();
/** A text that may be missing. */
export const optionalText = Type.Optional(Type.String());
/** A count or size that is text in our answers and may be a number in another server's (C-57). */
export const loose = Type.Optional(Type.Union([Type.String(), Type.Number()]));

/**
 * Where a home is, as far as anybody may know. `near`: the home is within `radius` metres of the point, which lies 200 to 300 m
 * beside it, or beside the middle of its society. `in`: the point is the middle of the locality. WGS84 degrees.
 */
export const ListingPlace = Type.Object({
  is: Type.Union([Type.Literal('near'), Type.Literal('in')]),
  lat: Type.Number(),
  lng: Type.Number(),
  radius: Type.Integer(),
  /** Absolute address of a small map (SVG, 4 to 3), on cards where there is no picture; `?hi` and `?mr` write names in Devanagari. */
  map: Type.Optional(Type.String()),
  /** The nearest open station, if the point is within 2 km of it. */
  station: Type.Optional(
    Type.Object({
      id: text,
      name: text,
      /** The Devanagari name. */
      nameMr: text,
      /** Minutes on foot in steps of 5, estimated from the straight line. */
      walk: Type.Integer(),
    }),
  ),
});
export type ListingPlace = Static<typeof ListingPlace>;
