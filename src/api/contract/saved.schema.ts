/** Homes that a person has saved (additive). */
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';

/** How far a person has come with a saved home. */
export const SavedStage = Type.Union([
  Type.Literal('maybe'),
  Type.Literal('called'),
  Type.Literal('visited'),
  Type.Literal('offer'),
  Type.Literal('no'),
]);
export type SavedStage = Static<typeof SavedStage>;

const headline = {
  kind: ListingKind,
  city: Type.String({ maxLength: 80 }),
  locality: Type.String({ maxLength: 120 }),
  propertyType: Type.Optional(Type.String({ maxLength: 60 })),
  bhk: Type.Optional(Type.String({ maxLength: 20 })),
};
const stageAndNote = {
  stage: SavedStage,
  /** The person's own words; neither answered nor taken under a partner's key. */
  note: Type.Optional(Type.String({ maxLength: 1000 })),
};
/** Rupees: a price, or a rent a month. */
const rupees = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

/** A saved home; it stays, as its headline and last price, when its listing has gone. */
export const SavedHome = Type.Object({
  /** `_id` of the listing that offers the home now, or offered it last: it follows a home that is posted anew. */
  id: Type.String(),
  ...headline,
  /** ISO text. */
  savedAt: Type.String(),
  /** Rupees when it was saved. */
  price: rupees,
  /** Rupees now, or when it was last offered. */
  lastPrice: rupees,
  ...stageAndNote,
  /** The home is not on the market. */
  isGone: Type.Boolean(),
});
export type SavedHome = Static<typeof SavedHome>;

/** All that a person has saved, the last one first. */
export const SavedHomes = Type.Object({ homes: Type.Array(SavedHome) });
export type SavedHomes = Static<typeof SavedHomes>;

/** What is changed about a saved home; what is not there stays. */
export const SavedChange = Type.Partial(Type.Object(stageAndNote));
export type SavedChange = Static<typeof SavedChange>;

/** A home that was saved on a device before its owner signed in. */
export const DeviceHome = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  ...headline,
  savedAt: Type.String({ format: 'date-time' }),
  price: rupees,
  lastPrice: rupees,
  ...stageAndNote,
});
export type DeviceHome = Static<typeof DeviceHome>;

export const MergeBody = Type.Object({ homes: Type.Array(DeviceHome, { maxItems: 25 }) });
export type MergeBody = Static<typeof MergeBody>;

/** The list with the homes of the device in it. */
export const MergedHomes = Type.Object({
  /** The ids that came and are in the list now; others stay on the device. */
  merged: Type.Array(Type.String()),
  homes: Type.Array(SavedHome),
});
export type MergedHomes = Static<typeof MergedHomes>;
