/** Searching and opening listings: what is asked and what is answered (S-400 to S-409, and additive calls). */
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';

export * from './listing-card.schema.js';
export * from './listing-entities.schema.js';
export { ListingPlace } from './listing-parts.schema.js';

const listUpTo = (maxLength: number) =>
  Type.Optional(Type.String({ maxLength, description: 'comma-joined' }));
const list = listUpTo(1000);
const rupees = Type.Optional(Type.Number({ minimum: 0 }));
const squareFeet = Type.Optional(Type.Number({ minimum: 0 }));

/** Orders a search can be answered in; without one, the newest come first (G-12). */
export const ListingSort = Type.Union([
  Type.Literal('newest'),
  Type.Literal('price-up'),
  Type.Literal('price-down'),
  Type.Literal('rate-up'),
  Type.Literal('rate-down'),
  Type.Literal('area-down'),
]);
export type ListingSort = Static<typeof ListingSort>;

/** The filter parameters of S-400, spelt as there (S-401), without paging. Facet counts take the same. */
const filters = {
  minbudget: rupees,
  maxbudget: rupees,
  minrent: rupees,
  maxrent: rupees,
  propertyType: list,
  bedrooms: list,
  minarea: squareFeet,
  maxarea: squareFeet,
  roomtype: list,
  photos: Type.Optional(Type.Boolean()),
  videos: Type.Optional(Type.Boolean()),
  Availablefor: list,
  ownership: list,
  approvedby: list,
  commproper: list,
  city: Type.Optional(Type.String({ maxLength: 80 })),
  /** Up to 40 names of up to 120 characters and 24 words. */
  localities: listUpTo(5000),
  reraApproved: list,
  // Additive.
  furnished: list,
  possession: list,
  /** Names of up to five stations; homes whose public point is a short walk from one. `metro` is any metro station, `station` any at all. */
  station: listUpTo(200),
  /** Minutes on foot to a station at most; 15 without it, and more than 30 are 30. */
  walk: Type.Optional(Type.Integer({ minimum: 5, maximum: 90 })),
  /** A station or a locality: homes in localities from which it takes `within` minutes on foot and by rail, estimated. */
  to: Type.Optional(Type.String({ maxLength: 80 })),
  /** Minutes; 45 without it. */
  within: Type.Optional(Type.Integer({ minimum: 5, maximum: 120 })),
  /** Homes whose public point lies in a box of a map: `west,south,east,north` in degrees. */
  bbox: listUpTo(100),
  /** Homes whose public point lies in a shape: 3 to 60 points `lng,lat;lng,lat;…` in degrees, whose sides do not cross. */
  polygon: listUpTo(2600),
  /** `no`: homes that have no place on the map. */
  placed: Type.Optional(Type.Literal('no')),
  /** Who posts it: Owner, Agent, Builder. */
  postedby: list,
  /** So many bathrooms or more. */
  bathrooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  /** Ground, Low (1 to 4), Middle (5 to 10), High (11 and up). */
  floor: list,
  /** Years at most. */
  maxage: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  /** Rupees of deposit at most. */
  maxdeposit: rupees,
  /** Free on this day, yyyy-MM-dd. */
  availableby: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  /** Offered for at most so many days. */
  listedwithin: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  /** The price was cut by 2 % or more in the last 30 days. */
  pricecut: Type.Optional(Type.Boolean()),
  /** All of these amenities, five at most. */
  amenities: list,
  /** All of these, as its fields or else its description tell: food, parking, pets, attachedbath, negotiable, extract712, naorder. */
  mentions: list,
  /** Rupees of maintenance a month at most, where it is told. */
  maxmaintenance: rupees,
  /** People who share a PG room: any of 1, 2, 3 and 4 (which is four or more). */
  sharing: list,
  /** The gate closes at this time or later: 9 pm, 10 pm, 11 pm, 12 am, No gate time. */
  gatetime: Type.Optional(Type.String({ maxLength: 20 })),
  /** So many beds or more are free. */
  bedsfree: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  /** Any of these directions, as North-East. */
  facing: list,
  /** The road in front of a plot is so many feet wide or more, in tens. */
  roadwidth: Type.Optional(Type.Integer({ minimum: 10, maximum: 60, multipleOf: 10 })),
  /** The size in guntha (1,089 sq ft), from and to: `2-5`, `-2`, `40-`. */
  guntha: Type.Optional(Type.String({ pattern: '^\\d{0,5}-\\d{0,5}$' })),
  /** These wishes in one list, each `name:value`, as addresses of our pages write them: `postedby:Owner,floor:High`. */
  more: list,
  /** Free text over locality, society, project and developer; up to 24 words. */
  q: Type.Optional(Type.String({ maxLength: 120 })),
};

export const ListingFilters = Type.Object(filters);
export type ListingFilters = Static<typeof ListingFilters>;

/** Everything a search understands. Without `page` and `limit` the whole array comes, capped at 500 (G-13). */
export const ListingQuery = Type.Object({
  ...filters,
  /** From 1. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  /** Listings a page; 24 when only `page` is given. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(ListingSort),
  /** Begins after this place: a cursor out of the Link header of the page before, good for the same `sort`. */
  after: Type.Optional(Type.String({ maxLength: 300 })),
  /** Comma-joined `_id` or `propertyId`; other filters still apply. */
  ids: listUpTo(13_000),
  /** Leaves these out, comma-joined `_id` or `propertyId` (similar listings). */
  except: listUpTo(13_000),
  /**
   * An `_id` or `propertyId`: answers what is like it, the most alike first, in its city, else around it, at least three or none.
   * Whoever asks a server that may not know it adds `city`, which counts for nothing beside it.
   */
  like: Type.Optional(Type.String({ maxLength: 64 })),
  /**
   * `card` answers each listing as a ListingCard, about a sixth of it; `images` as ListingPictures; without it the whole
   * listing comes.
   */
  fields: Type.Optional(Type.Union([Type.Literal('card'), Type.Literal('images')])),
});
export type ListingQuery = Static<typeof ListingQuery>;

export const KindParams = Type.Object({ kind: ListingKind });
export type KindParams = Static<typeof KindParams>;

export const ListingParams = Type.Object({ kind: ListingKind, id: Type.String({ maxLength: 64 }) });
export type ListingParams = Static<typeof ListingParams>;

/** How many listings each value of each filter would leave, a facet ignoring its own choice. */
export const Facets = Type.Object({
  total: Type.Integer(),
  facets: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
  /** There are more than the numbers say: so many pass that they were not counted to the end. */
  atLeast: Type.Optional(Type.Literal(true)),
  /** Where nothing was found: the localities nearest to those asked for that have some, and how many. */
  near: Type.Optional(Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }))),
});
export type Facets = Static<typeof Facets>;

export const LocalityQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  city: Type.Optional(Type.String({ maxLength: 80 })),
  kind: Type.Optional(ListingKind),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
export type LocalityQuery = Static<typeof LocalityQuery>;

export const UnderstoodQuery = Type.Object({ q: Type.String({ minLength: 1, maxLength: 120 }) });
export type UnderstoodQuery = Static<typeof UnderstoodQuery>;

/** What a free text is understood to ask for (additive). */
export const UnderstoodText = Type.Object({
  /** In their order; none when the text is a name and nothing else. */
  parts: Type.Array(
    Type.Object({
      /** The words, as they were typed. */
      text: Type.String(),
      /** What is left of the text without them. */
      without: Type.String(),
    }),
  ),
  /** Words that mean nothing to the market: a search leaves them out as long as the rest says something. */
  unknown: Type.Array(Type.String()),
});
export type UnderstoodText = Static<typeof UnderstoodText>;

/** One suggestion: a place with the number of active listings there. */
export const LocalitySuggestion = Type.Object({
  name: Type.String(),
  city: Type.String(),
  /** The Devanagari name, when known. */
  nameMr: Type.Optional(Type.String()),
  count: Type.Integer(),
});
export type LocalitySuggestion = Static<typeof LocalitySuggestion>;

/** The market at a glance, for the home page. */
export const Market = Type.Object({
  total: Type.Integer(),
  cities: Type.Array(
    Type.Object({
      city: Type.String(),
      total: Type.Integer(),
      kinds: Type.Record(Type.String(), Type.Integer()),
    }),
  ),
});
export type Market = Static<typeof Market>;

/** What a home cost, and since when (additive). Its owner's earlier listings of the same home count too. */
export const PriceHistory = Type.Object({
  /** When its owner first offered the home, ISO text. */
  listedAt: Type.String(),
  /** Oldest first; each holds until the next. */
  prices: Type.Array(
    Type.Object({
      /** ISO text. */
      at: Type.String(),
      /** Rupees: the price, or the rent a month. */
      amount: Type.Number(),
      /** Rupees. */
      deposit: Type.Optional(Type.Number()),
    }),
  ),
  /** Present when the past was invented for the demo market. */
  madeUp: Type.Optional(Type.Literal(true)),
});
export type PriceHistory = Static<typeof PriceHistory>;
