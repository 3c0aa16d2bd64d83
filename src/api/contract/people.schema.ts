/** Pages of agents and builders: what everybody reads, and what the person chooses (additive). */
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';
import { Listing } from './listings.schema.js';

export const PersonPagePath = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });

export const PersonPageQuery = Type.Object({
  /** Which 24 of the homes; 1 for the newest. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});

/** An agent or builder as everybody sees them; no phone, no address, no stars. */
export const PersonPage = Type.Object({
  kind: Type.Union([Type.Literal('agent'), Type.Literal('builder')]),
  slug: Type.String(),
  /** Path of the page on the site. */
  path: Type.String(),
  name: Type.String(),
  /** The month the account was made, yyyy-MM. */
  since: Type.String(),
  /** The own RERA number as the person states it, and the day an operator found it in the public register. */
  rera: Type.Optional(Type.Object({ number: Type.String(), checkedOn: Type.Optional(Type.String()) })),
  /** Codes of the languages the person speaks. */
  languages: Type.Array(Type.String()),
  /** Where the homes are, those with the most first; at most 12. */
  areas: Type.Array(Type.Object({ city: Type.String(), locality: Type.String(), homes: Type.Integer() })),
  /** Projects that the desk approved. */
  projects: Type.Array(
    Type.Object({
      path: Type.String(),
      name: Type.String(),
      city: Type.String(),
      locality: Type.String(),
    }),
  ),
  /** How many homes are offered now. */
  homeCount: Type.Integer(),
  /** At most 24 of them, the newest first. */
  homes: Type.Array(Type.Object({ listingType: ListingKind, listing: Listing })),
});
export type PersonPage = Static<typeof PersonPage>;

export const OwnerPagePath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** The way to the page of who offers a listing; empty where there is none. */
export const OwnerPage = Type.Object({
  path: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
});
export type OwnerPage = Static<typeof OwnerPage>;

export const OwnPageBody = Type.Object({
  /** Whether everybody may see the page. */
  isShown: Type.Boolean(),
  /** Codes of the languages the person speaks: mr, hi, en, gu, kn, te, ta, ur, sd, pa. */
  languages: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 10 }),
});
export type OwnPageBody = Static<typeof OwnPageBody>;

/** What the person chose, and the path of the page while everybody sees it. */
export const OwnPage = Type.Object({ ...OwnPageBody.properties, path: Type.Optional(Type.String()) });
export type OwnPage = Static<typeof OwnPage>;
