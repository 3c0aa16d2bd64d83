/** A person's own listings: lists, status, viewers (S-430 to S-435, S-448). */
import { type Static, Type } from 'typebox';
import {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from './listing-entities.schema.js';

const message = Type.Optional(Type.String());

/** Own listings by kind; `message` comes instead when nobody is signed in (S-430). */
export const OwnListings = Type.Object({
  sell: Type.Array(SaleListing),
  rent: Type.Array(RentListing),
  plot: Type.Array(PlotListing),
  pg: Type.Array(PgListing),
  commercial: Type.Array(CommercialListing),
  message,
});
export type OwnListings = Static<typeof OwnListings>;

const ids = Type.Array(Type.Object({ _id: Type.String(), propertyId: Type.String() }));
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

/** The kind of the listing, as table W writes it (C-40). */
export const KindBody = Type.Object({ propertyType: Type.Optional(Type.String({ maxLength: 40 })) });
export type KindBody = Static<typeof KindBody>;

/** `Active` shows the listing again, `Inactive` pauses it (C-59). */
export const StatusBody = Type.Object({
  status: Type.String({ maxLength: 40 }),
  propertyType: Type.Optional(Type.String({ maxLength: 40 })),
});
export type StatusBody = Static<typeof StatusBody>;

/** Who reached for a listing (S-435, S-448); `at`, `action` and `count` are additive (D-36). */
export const PropertyViews = Type.Object({
  propertyViews: Type.Object({
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
        at: Type.Optional(Type.String()),
        action: Type.Optional(Type.String()),
        count: Type.Optional(Type.Integer()),
      }),
    ),
  }),
});
export type PropertyViews = Static<typeof PropertyViews>;
