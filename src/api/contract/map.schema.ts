/** The homes of a search on a map (additive). */
import { type Static, Type } from 'typebox';
import { ListingFilters } from './listings.schema.js';

/** The filters of a search, and how close the map is. */
export const MapQuery = Type.Object({
  ...ListingFilters.properties,
  /** As tiled maps count it: at each step the world is twice as wide, from 256 pixels at 0. 11 without it. */
  zoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 22 })),
});
export type MapQuery = Static<typeof MapQuery>;

const point = {
  /** Degrees. */
  lng: Type.Number(),
  lat: Type.Number(),
};

/** Several homes that are close together. */
export const MapGroup = Type.Object({
  ...point,
  count: Type.Integer(),
  /** Rupees; absent where the homes are counted by a sample. */
  least: Type.Optional(Type.Number()),
  most: Type.Optional(Type.Number()),
  /** All of them stand at one public point: no zoom takes them apart. */
  together: Type.Optional(Type.Literal(true)),
});
export type MapGroup = Static<typeof MapGroup>;

/** One home at its public point. */
export const MapHome = Type.Object({
  ...point,
  /** The `_id` of its listing. */
  id: Type.String(),
  /** Rupees: the price, or the rent a month. */
  amount: Type.Number(),
});
export type MapHome = Static<typeof MapHome>;

/** The homes of a search that have a place; at most 256 groups and homes together. */
export const ListingMap = Type.Object({
  /** Homes with a place; estimated, with the counts of groups, where it is over 10,000. */
  total: Type.Integer(),
  estimated: Type.Optional(Type.Literal(true)),
  /** Homes of the search, its area left out, that have no place; counted up to 1,000. */
  placeless: Type.Integer(),
  /** The `_id` of ten of them; absent where there are none. */
  placelessIds: Type.Optional(Type.Array(Type.String())),
  /** The edges of what was found, in degrees; absent when nothing was. */
  box: Type.Optional(
    Type.Object({ west: Type.Number(), south: Type.Number(), east: Type.Number(), north: Type.Number() }),
  ),
  /** With `to`: the middles of the localities that are near enough, longitude and latitude in turn; within `bbox` where one is given. */
  reach: Type.Optional(Type.Array(Type.Number())),
  groups: Type.Array(MapGroup),
  homes: Type.Array(MapHome),
});
export type ListingMap = Static<typeof ListingMap>;
