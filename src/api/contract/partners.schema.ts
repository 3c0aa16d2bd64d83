/** Partner keys: where widgets may run, what they show there, and what happened (additive). */
import { type Static, Type } from 'typebox';

/** A live key works on the listed origins; a test key also on any page of the developer's own machine. */
export const PartnerMode = Type.Union([Type.Literal('live'), Type.Literal('test')]);
export type PartnerMode = Static<typeof PartnerMode>;

/** The widgets a key may be used for, by their tags without `housing-`. */
export const PartnerWidget = Type.Union([
  Type.Literal('search-box'),
  Type.Literal('results'),
  Type.Literal('listing-detail'),
  Type.Literal('post-property'),
  Type.Literal('manage'),
]);
export type PartnerWidget = Static<typeof PartnerWidget>;

/** Filters that hold whatever a page asks for; the server applies them to every read under the key. */
export const LockedFilters = Type.Object({
  /** Only listings of the key's owner. */
  mine: Type.Optional(Type.Boolean()),
  /** Only this city or region. */
  city: Type.Optional(Type.String({ maxLength: 60 })),
  /** Only this society or project, by its whole name. */
  project: Type.Optional(Type.String({ maxLength: 120 })),
});
export type LockedFilters = Static<typeof LockedFilters>;

const address = Type.String({ maxLength: 300 });

/** What a partner settles on the server, so that the lines in the page need not change. */
export const PartnerSettings = Type.Object({
  locked: Type.Optional(LockedFilters),
  /** Missing means all. */
  widgets: Type.Optional(Type.Array(PartnerWidget, { maxItems: 5, uniqueItems: true })),
  /** Brand colours as #rrggbb, for light and for dark surroundings. */
  brand: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  brandDark: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  /** Pages of the partner that hold the results and the listing widget. */
  resultsUrl: Type.Optional(address),
  listingUrl: Type.Optional(address),
});
export type PartnerSettings = Static<typeof PartnerSettings>;

const origins = Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 });
const name = Type.String({ minLength: 1, maxLength: 80 });

export const NewPartnerKey = Type.Object({
  name,
  mode: PartnerMode,
  origins: Type.Optional(origins),
  settings: Type.Optional(PartnerSettings),
});
export type NewPartnerKey = Static<typeof NewPartnerKey>;

/** What is missing stays as it is. */
export const PartnerKeyChange = Type.Object({
  name: Type.Optional(name),
  origins: Type.Optional(origins),
  settings: Type.Optional(PartnerSettings),
});
export type PartnerKeyChange = Static<typeof PartnerKeyChange>;

/** A key as its owner sees it. */
export const PartnerKey = Type.Object({
  key: Type.String(),
  name: Type.String(),
  mode: PartnerMode,
  /** An empty list of a live key means nobody. */
  origins: Type.Array(Type.String()),
  settings: PartnerSettings,
  /** ISO text. */
  createdAt: Type.String(),
});
export type PartnerKey = Static<typeof PartnerKey>;

export const PartnerKeys = Type.Object({ keys: Type.Array(PartnerKey) });
export type PartnerKeys = Static<typeof PartnerKeys>;

/** One day under a key. */
export const PartnerDay = Type.Object({
  /** yyyy-MM-dd, as people in Maharashtra count days. */
  day: Type.String(),
  /** Pages that began to show widgets. */
  loads: Type.Integer(),
  searches: Type.Integer(),
  /** Listings that were opened. */
  opens: Type.Integer(),
  /** Owners that were reached, by number or by message. */
  contacts: Type.Integer(),
});
export type PartnerDay = Static<typeof PartnerDay>;

export const PartnerDaysQuery = Type.Object({
  /** How many days back, today included; 30 when not given. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
});
export type PartnerDaysQuery = Static<typeof PartnerDaysQuery>;

/** Every day of the time asked for, the oldest first. */
export const PartnerDays = Type.Object({ days: Type.Array(PartnerDay) });
export type PartnerDays = Static<typeof PartnerDays>;
