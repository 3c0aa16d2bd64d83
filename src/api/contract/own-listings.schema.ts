/** A person's own listings: lists, status, viewers (S-430 to S-435, S-448). */
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { ListingCheck } from './listing-checks.schema.js';
import {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from './listing-entities.schema.js';

const message = Type.Optional(Type.String());
const count = Type.Optional(Type.Integer({ minimum: 0 }));

/** Why a listing of our server is not on the market (C-31). */
export const InactiveReason = Type.Union([
  Type.Literal('paused'),
  Type.Literal('sold'),
  Type.Literal('rented'),
  Type.Literal('expired'),
  /** Several people reported it, or much of it was edited: an operator looks at it. */
  Type.Literal('under-review'),
  /** What it says cannot be: its owner mends it (`checks`). */
  Type.Literal('needs-mending'),
  /** Its owner has not proved the phone number yet. */
  Type.Literal('verify-phone'),
  /** An operator took it off the market. */
  Type.Literal('taken-down'),
]);
export type InactiveReason = Static<typeof InactiveReason>;

/** What only the owner is told of a listing; all of it additive. */
const ownKeys = {
  inactiveReason: Type.Optional(InactiveReason),
  /** What an operator tells the owner about it. */
  reviewNote: Type.Optional(Type.String()),
  /** What the rules of honest listings found. */
  checks: Type.Optional(Type.Array(ListingCheck)),
  /** When it leaves the market by itself, ISO text (C-31). */
  expiresAt: Type.Optional(Type.String()),
  /** How many visitors opened it, each once a day (D-16). */
  viewCount: count,
  /** How many people paid to reach the owner about it. */
  contactCount: count,
  /** Visitors of each of the last 14 days, today last. */
  dailyViews: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  /** Visitors who saw its card in a list on each of these days, each once a day. */
  dailyImpressions: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  /** The Property ID of the owner's earlier listing that says the same. */
  duplicateOf: Type.Optional(Type.String()),
  /** Changes with what the form holds; `updateListing` takes it as If-Match. */
  version: Type.Optional(Type.String()),
  /** Where it is exactly, "18.50743,73.80771", as its form takes it; never on a partner's page. */
  mapPin: Type.Optional(Type.String()),
};
const own = <T extends TProperties>({ properties }: TObject<T>) => Type.Object({ ...properties, ...ownKeys });

const OwnSale = own(SaleListing);
const OwnRent = own(RentListing);
const OwnPlot = own(PlotListing);
const OwnPg = own(PgListing);
const OwnCommercial = own(CommercialListing);

/** One of the person's own listings, of any kind. */
export type OwnListing =
  | Static<typeof OwnSale>
  | Static<typeof OwnRent>
  | Static<typeof OwnPlot>
  | Static<typeof OwnPg>
  | Static<typeof OwnCommercial>;

/** Own listings by kind; `message` comes instead when nobody is signed in (S-430). */
export const OwnListings = Type.Object({
  sell: Type.Array(OwnSale),
  rent: Type.Array(OwnRent),
  plot: Type.Array(OwnPlot),
  pg: Type.Array(OwnPg),
  commercial: Type.Array(OwnCommercial),
  message,
});
export type OwnListings = Static<typeof OwnListings>;

const ids = Type.Array(
  Type.Object({
    _id: Type.String(),
    propertyId: Type.String(),
    /** Society and locality, to tell the ids apart (additive). */
    title: Type.Optional(Type.String()),
    /** The address of its first picture (additive). */
    image: Type.Optional(Type.String()),
    /** Set when the listing is in the bin (additive); it is named as long as people who paid are on its list. */
    deleted: Type.Optional(Type.Literal(true)),
  }),
);
/** Own property ids by kind (S-434). */
export const OwnPropertyIds = Type.Object({
  sell: ids,
  rent: ids,
  plot: ids,
  pg: ids,
  commercial: ids,
  message,
});
export type OwnPropertyIds = Static<typeof OwnPropertyIds>;

/** Whether a Refresh counted, and when the last one that did was (S-432; the moment is additive). */
export const RefreshReply = Type.Object({
  success: Type.Boolean(),
  /** ISO text. */
  lastVisitTime: Type.Optional(Type.String()),
});
export type RefreshReply = Static<typeof RefreshReply>;

/** One listing in the bin. */
export const BinnedListing = Type.Object({
  _id: Type.String(),
  propertyId: Type.String(),
  type: Type.String(),
  title: Type.String(),
  locality: Type.String(),
  city: Type.String(),
  /** ISO text. */
  deletedAt: Type.String(),
  /** When it goes for good, ISO text. */
  goneAt: Type.String(),
});
export type BinnedListing = Static<typeof BinnedListing>;

/** The bin, what was deleted last first (additive). */
export const Bin = Type.Object({ listings: Type.Array(BinnedListing) });
export type Bin = Static<typeof Bin>;

/** A listing was posted (S-420); what is optional is additive. */
export const PostedListing = Type.Object({
  message: Type.String(),
  _id: Type.Optional(Type.String()),
  propertyId: Type.Optional(Type.String()),
  /** Property IDs of the person's own listings that look the same, when there are any. */
  duplicates: Type.Optional(Type.Array(Type.String())),
  /** The version of a listing that was saved. */
  version: Type.Optional(Type.String()),
  /** Why it is not on the market, if it is not. */
  inactiveReason: Type.Optional(InactiveReason),
  /** What the rules of honest listings found, if they found something. */
  checks: Type.Optional(Type.Array(ListingCheck)),
});
export type PostedListing = Static<typeof PostedListing>;

/** The kind of the listing, spelt as answers carry it (C-40). */
export const KindBody = Type.Object({ propertyType: Type.Optional(Type.String({ maxLength: 40 })) });
export type KindBody = Static<typeof KindBody>;

/** `Active` shows the listing again, `Inactive` pauses it (C-59). */
export const StatusBody = Type.Object({
  status: Type.String({ maxLength: 40 }),
  propertyType: Type.Optional(Type.String({ maxLength: 40 })),
  /** Why it is paused (additive). */
  reason: Type.Optional(Type.Union([Type.Literal('paused'), Type.Literal('sold'), Type.Literal('rented')])),
});
export type StatusBody = Static<typeof StatusBody>;

/** How often a listing was seen, opened and paid for on each of the last 30 days, the oldest first (additive). */
export const ListingDays = Type.Object({
  days: Type.Array(
    Type.Object({
      /** yyyy-MM-dd, as visits are counted. */
      day: Type.String(),
      /** Visitors who saw its card in a list, each once a day (S-776). */
      impressions: Type.Integer({ minimum: 0 }),
      /** Visitors who opened it, each once a day (D-16). */
      views: Type.Integer({ minimum: 0 }),
      /** People who paid to reach the owner that day. */
      contacts: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type ListingDays = Static<typeof ListingDays>;

/** Who reached for one listing; `at`, `action` and `count` are additive (D-36). */
const ListingViews = Type.Object({
  propertyId: Type.String(),
  views: Type.Array(
    Type.Object({
      userId: Type.Union([
        Type.Object({
          _id: Type.String(),
          name: Type.String(),
          email: Type.String(),
          phone: Type.String(),
        }),
        Type.Null(),
      ]),
      /** The last time, ISO text. */
      at: Type.Optional(Type.String()),
      /** `number` saw the phone, `message` wrote. */
      action: Type.Optional(Type.String()),
      /** On how many days. */
      count: Type.Optional(Type.Integer()),
    }),
  ),
});
export type ListingViews = Static<typeof ListingViews>;

/** Who reached for a listing (S-435, S-448). */
export const PropertyViews = Type.Object({ propertyViews: ListingViews });
export type PropertyViews = Static<typeof PropertyViews>;

/** Who reached for any of the person's listings: those that somebody did (D-37, additive). */
export const AllPropertyViews = Type.Object({ propertyViews: Type.Array(ListingViews) });
export type AllPropertyViews = Static<typeof AllPropertyViews>;
