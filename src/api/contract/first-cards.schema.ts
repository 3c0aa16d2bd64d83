/** What results on a partner's page begin with (additive). */
import { type Static, Type } from 'typebox';
import { Listing } from './listings.schema.js';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const tab = Type.Optional(
  Type.Union([
    Type.Literal('Buy'),
    Type.Literal('Rent'),
    Type.Literal('PG'),
    Type.Literal('Plot/Land'),
    Type.Literal('Commercial'),
  ]),
);

/** The attributes of `<housing-results>` that say what it shows first, and the language of its page. */
export const ResultsTag = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('hi'), Type.Literal('mr')])),
  tab,
  city: text(60),
  location: text(300),
  property: text(100),
  filters: text(1000),
  locked: text(1000),
  'listing-url': text(300),
  'results-url': text(300),
  group: text(60),
  theme: Type.Optional(Type.Union([Type.Literal('auto'), Type.Literal('light'), Type.Literal('dark')])),
  font: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('inherit')])),
});
export type ResultsTag = Static<typeof ResultsTag>;

/** What a tag and its page say, as it stands there: a value that the attribute does not know counts as none. */
export const FirstCardsQuery = Type.Object({
  ...ResultsTag.properties,
  ...{ lang: text(35), tab: text(20), theme: text(20), font: text(20) },
  /** The search that the address of the page names, a query string of names that searches read. */
  search: text(2000),
  /** The tab that the visitor chose last, for a tag without one. */
  remembered: text(20),
  /** The build of the script that asks: cards of another build are not drawn for it. */
  build: text(40),
});
export type FirstCardsQuery = Static<typeof FirstCardsQuery>;

/** An element that is drawn: its tag, its attributes, and what is in it. */
export type DrawnElement = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (DrawnElement | string)[],
];

/** What a tag shows first, before the rest of the answer has come. */
const FirstScreen = Type.Object({
  /** The drawn results for the root of the tag, as nested arrays; null without cards, and for another build. */
  drawn: Type.Unsafe<DrawnElement | null>({ type: ['array', 'null'] }),
  /** The style sheet of what is drawn. */
  css: Type.String(),
  /** The partner's brand colour as a CSS value, where the key has one. */
  brand: Type.Optional(Type.String()),
});
export type FirstScreen = Static<typeof FirstScreen>;

/** The answer. Its first line is what is shown first: with a closing brace it is JSON of its own. */
export const FirstCards = Type.Object({
  ...FirstScreen.properties,
  /** The items of the drawn list behind those of a first screen: made once these are painted. */
  further: Type.Unsafe<DrawnElement[]>({ type: 'array' }),
  /** Address of the call that this answers, behind the base of the API. */
  call: Type.String(),
  /** The search of it, as the address of a page says it. */
  query: Type.String(),
  listings: Type.Array(Listing),
  total: Type.Integer(),
  /** Whether there are at least so many; the exact number is not known then. */
  isAtLeast: Type.Boolean(),
  /** The cursor of the next page; null on the last one. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type FirstCards = Static<typeof FirstCards>;
