/** What is told of a city or a locality (additive). */
import { type Static, Type } from 'typebox';
import { AskingPrices } from './asking.schema.js';
import { ListingKind } from './listing-entities.schema.js';
import { StationLine } from './stations.schema.js';

const asked = AskingPrices.properties.asked.items.properties;
const month = AskingPrices.properties.months.items.properties;

export const CityPath = Type.Object({ city: Type.String({ minLength: 1, maxLength: 80 }) });
export type CityPath = Static<typeof CityPath>;

export const LocalityPath = Type.Object({
  ...CityPath.properties,
  locality: Type.String({ minLength: 1, maxLength: 120 }),
});
export type LocalityPath = Static<typeof LocalityPath>;

/** A kind's median over all its homes in a place. */
export const PlaceMedian = Type.Object({
  kind: ListingKind,
  homes: Type.Integer(),
  median: Type.Number(),
  rate: Type.Optional(Type.Number()),
});
export type PlaceMedian = Static<typeof PlaceMedian>;

/** A locality in a list. */
export const ListedLocality = Type.Object({
  city: Type.String(),
  name: Type.String(),
  nameMr: Type.Optional(Type.String()),
  /** Path of its page on the site. */
  path: Type.String(),
  /** Listings offered now. */
  homes: Type.Integer(),
  /** Metres between the two middles; not in a city's list. */
  metres: Type.Optional(Type.Integer()),
  medians: Type.Array(PlaceMedian),
});
export type ListedLocality = Static<typeof ListedLocality>;

/** A station within 2 km of a locality's middle. */
export const NearStation = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameMr: Type.String(),
  /** Minutes on foot, in steps of five. */
  walk: Type.Integer(),
  lines: Type.Array(Type.Omit(StationLine, ['kind'])),
});
export type NearStation = Static<typeof NearStation>;

/** A city, or a locality of one. Everything about prices is told over at least 8 homes of at least 3 owners, else not. */
export const PlacePage = Type.Object({
  city: Type.String(),
  /** Absent for a city. */
  locality: Type.Optional(Type.String()),
  /** The Devanagari name of the locality. */
  nameMr: Type.Optional(Type.String()),
  /** Path of its page on the site. */
  path: Type.String(),
  /** The middle of the locality, WGS84 degrees. */
  middle: Type.Optional(Type.Object({ lat: Type.Number(), lng: Type.Number() })),
  /** Listings offered now, by kind; kinds without any are left out. */
  counts: Type.Partial(
    Type.Object({
      sell: Type.Integer(),
      rent: Type.Integer(),
      plot: Type.Integer(),
      pg: Type.Integer(),
      commercial: Type.Integer(),
    }),
  ),
  /** Rupees: the price, or the rent a month. The first of each kind, without `bhk`, is about all its homes. */
  asked: Type.Array(Type.Object({ kind: ListingKind, ...asked })),
  /** The median of each kind at the end of each of the last twelve months, oldest first. */
  months: Type.Array(Type.Object({ kind: ListingKind, ...month })),
  /** What a year's median rent is of the median price of as many rooms. */
  yields: Type.Array(
    Type.Object({
      bhk: Type.String(),
      /** With one decimal. */
      percent: Type.Number(),
      /** Homes for sale and for rent it was counted over. */
      sold: Type.Integer(),
      rented: Type.Integer(),
    }),
  ),
  /** Nearest first; none for a city. */
  stations: Type.Array(NearStation),
  /** With homes: of a city those with most homes, of a locality the nearest ones within 10 km. */
  localities: Type.Array(ListedLocality),
});
export type PlacePage = Static<typeof PlacePage>;
