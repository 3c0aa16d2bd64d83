/** The states of the gallery: what brings each about is what a page would write. */
import type { WidgetName } from '../../widget-loader.js';

/** A widget in a state; `inside` stands inside the tag. */
export interface WidgetState {
  readonly title: string;
  readonly text: string;
  readonly widget: WidgetName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside?: string;
  /** Whether it shows the newest home of the market. */
  readonly isNewest?: boolean;
}

/** An address at which nobody answers, today or ever (RFC 2606). */
const nowhere = 'https://market.invalid';

/** Lists the states. */
export const states: readonly WidgetState[] = [
  { title: 'Search box', text: 'In a row where there is room.', widget: 'search-box', attributes: {} },
  {
    title: 'Search box, stacked and filled in',
    text: 'A tab and a city to begin with, one field below the other.',
    widget: 'search-box',
    attributes: { layout: 'stacked', tab: 'Rent', city: 'Pune' },
  },
  {
    title: 'Search box, dark',
    text: 'On any ground, with the letters that can be read there.',
    widget: 'search-box',
    attributes: { theme: 'dark' },
  },
  {
    title: 'Search box in Marathi',
    text: 'As all widgets, in the closest language around it.',
    widget: 'search-box',
    attributes: { lang: 'mr', city: 'Pune' },
  },
  { title: 'Results', text: 'A search with cards.', widget: 'results', attributes: { city: 'Pune' } },
  {
    title: 'Results, dark',
    text: 'As a page gets them that is dark, or that says so.',
    widget: 'results',
    attributes: { theme: 'dark', tab: 'Rent' },
  },
  {
    title: 'Results with locks',
    text: 'Visitors cannot change what is locked.',
    widget: 'results',
    attributes: { locked: 'tab=Rent&city=Mumbai' },
  },
  {
    title: 'Results, nothing found',
    text: 'A search that no home fits.',
    widget: 'results',
    attributes: { tab: 'Buy', filters: 'minbudget=199000000', city: 'Nashik' },
  },
  {
    title: 'Results with a lock that no search reads',
    text: 'Nothing rather than everything; the console says which part.',
    widget: 'results',
    attributes: { locked: 'zzz=1' },
  },
  {
    title: 'Results that could not be loaded',
    text: 'A message and another try.',
    widget: 'results',
    attributes: { 'api-base': nowhere },
  },
  {
    title: 'Listing',
    text: 'The newest home of the market; listing-id names it.',
    widget: 'listing-detail',
    attributes: {},
    isNewest: true,
  },
  {
    title: 'Listing, none opened yet',
    text: 'What stands inside the tag is shown until a card of the group is opened.',
    widget: 'listing-detail',
    attributes: {},
    inside: 'Choose a home above.',
  },
  {
    title: 'Listing that is not there',
    text: 'A Property ID that nobody has.',
    widget: 'listing-detail',
    attributes: { kind: 'sell', 'listing-id': 'HS-NOBODYS' },
  },
  {
    title: 'Listing that could not be loaded',
    text: 'A message and another try.',
    widget: 'listing-detail',
    attributes: { kind: 'sell', 'listing-id': 'HS-NOBODYS', 'api-base': nowhere },
  },
  {
    title: 'Posting, the first step',
    text: 'A room in a PG; the visitor may choose another kind.',
    widget: 'post-property',
    attributes: { kind: 'pg' },
  },
  {
    title: 'Own listings',
    text: 'Of whoever is signed in; others are asked to sign in.',
    widget: 'manage',
    attributes: {},
  },
];
