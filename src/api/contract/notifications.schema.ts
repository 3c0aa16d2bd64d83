/** What is new for a person: the bell (additive). */
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';

/** What news are about: a saved search found homes, a saved home costs less or has gone, and what concerns one's account. */
export const NotificationType = Type.Union([
  Type.Literal('match'),
  Type.Literal('cut'),
  Type.Literal('gone'),
  Type.Literal('lead'),
  Type.Literal('refund'),
  Type.Literal('expiry'),
  Type.Literal('report'),
]);
export type NotificationType = Static<typeof NotificationType>;

/** Where people are told. */
export const NotificationChannel = Type.Union([
  Type.Literal('bell'),
  Type.Literal('email'),
  Type.Literal('sms'),
  Type.Literal('push'),
]);
export type NotificationChannel = Static<typeof NotificationChannel>;

const text = Type.Optional(Type.String());

/** One piece of news; what has not been read is told once, with a count. */
export const Notification = Type.Object({
  id: Type.String(),
  type: NotificationType,
  /** ISO text: of the last of them. */
  at: Type.String(),
  isRead: Type.Boolean(),
  /** How many there are: homes, people, listings. */
  count: Type.Integer(),
  /** Of `match`: the search, as in the address of the search page. */
  query: text,
  /** The home or listing that it is about, or the last of them. */
  listingId: text,
  kind: Type.Optional(ListingKind),
  city: text,
  locality: text,
  propertyType: text,
  bhk: text,
  propertyId: text,
  /** Rupees now, and before a cut. */
  price: Type.Optional(Type.Number()),
  before: Type.Optional(Type.Number()),
  /** Of `refund` and `report`: what was decided; of `refund` how many coins came back. */
  state: text,
  coins: Type.Optional(Type.Number()),
  /** Of `expiry`: when the first of them leaves the market, ISO text. */
  leavesAt: text,
  /** Of `report`: its number. */
  report: text,
});
export type Notification = Static<typeof Notification>;

/** A choice: news of a type are told there, or not. */
export const NotificationChoice = Type.Object({
  type: NotificationType,
  channel: NotificationChannel,
  isOn: Type.Boolean(),
});
export type NotificationChoice = Static<typeof NotificationChoice>;

/** The last 100 news of 90 days, the newest first. */
export const Notifications = Type.Object({
  unread: Type.Integer(),
  notifications: Type.Array(Notification),
  choices: Type.Array(NotificationChoice),
  /** The key that browsers subscribe to push messages with; none where the operator sends none. */
  pushKey: text,
});
export type Notifications = Static<typeof Notifications>;

/** What was read: these, or without ids all. */
export const ReadMarks = Type.Object({
  ids: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
});
export type ReadMarks = Static<typeof ReadMarks>;
