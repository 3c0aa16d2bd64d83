/** Searches that people save, and how they are told of what is found (additive). */
import { NotificationType } from './notifications.schema.js';
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';

/** How often mails tell what a search found; `off` stops it. */
export const Frequency = Type.Union([
  Type.Literal('instant'),
  Type.Literal('daily'),
  Type.Literal('weekly'),
  Type.Literal('off'),
]);
export type Frequency = Static<typeof Frequency>;

const language = Type.Union([Type.Literal('en'), Type.Literal('hi'), Type.Literal('mr')]);

/** The query string of the search page, without "?": what it does not say is default. */
const query = Type.String({ maxLength: 2000 });

/** A saved search. */
export const SavedSearch = Type.Object({
  id: Type.String(),
  kind: ListingKind,
  query,
  frequency: Frequency,
  /** ISO text. */
  createdAt: Type.String(),
  /** Homes found since it was saved, of the last 90 days. */
  found: Type.Integer(),
  /** Whether there is an address to write to, and mails leave this server; else the bell alone tells. */
  hasMail: Type.Boolean(),
  /** Whether mails may go there: the address was proved. */
  isProved: Type.Boolean(),
});
export type SavedSearch = Static<typeof SavedSearch>;

/** A person's searches, the last saved first. */
export const SavedSearches = Type.Object({
  searches: Type.Array(SavedSearch),
  /** Where mails go; left out where no mail leaves, or the account has no address. */
  email: Type.Optional(Type.String()),
});
export type SavedSearches = Static<typeof SavedSearches>;

/** A search to be saved; without an account, by an e-mail address that is asked by mail first. */
export const NewSearch = Type.Object({
  query,
  frequency: Type.Optional(Frequency),
  /** Of the mails; English without it. */
  language: Type.Optional(language),
  /** A guest's. */
  email: Type.Optional(Type.String({ maxLength: 120 })),
});
export type NewSearch = Static<typeof NewSearch>;

export const SearchChange = Type.Object({ frequency: Frequency });
export type SearchChange = Static<typeof SearchChange>;

/** A signed text out of a mail: it proves the address, and needs no session. */
export const AlertToken = Type.Object({ token: Type.String({ maxLength: 120 }) });
export type AlertToken = Static<typeof AlertToken>;

/** What a link of a mail is about. */
export const LinkedSearches = Type.Object({
  searches: Type.Array(Type.Object({ query, frequency: Frequency })),
  /** Of a mail about other news: their types, and whether any still comes by mail. */
  news: Type.Optional(Type.Object({ types: Type.Array(NotificationType), isOn: Type.Boolean() })),
});
export type LinkedSearches = Static<typeof LinkedSearches>;
