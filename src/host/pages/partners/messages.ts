/** The words of the partners' page, in English. */
import type { Catalogues } from '../../../widgets/kit/messages.js';

const en = {
  title: 'For partners',
  heading: 'Homes on your own web site',
  description: 'Put search, results and listings into the web site of your agency or project with two lines.',
  lead: 'Agents and builders: show your homes on your own pages. Make a key, say which addresses may use it, and copy two lines into the page. Visitors stay on your site; the listings stay up to date.',
  loadFailed: 'Your keys could not be loaded.',
  makeKey: 'Make a key',
  keyName: 'Name of the site',
  keyNameHelp: 'Only you see it. For example: Sahyadri Park, Baner',
  mode: 'Kind of key',
  modes: { live: 'Live, for your site', test: 'Test, for your own machine' },
  yourKeys: 'Your keys',
  noKeys: 'No keys yet',
  noKeysText: 'A key tells us whose page is asking. Make the first one above.',
  live: 'Live',
  test: 'Test',
  copyKey: 'Copy the key',
  copyLines: 'Copy',
  copied: 'Copied',
  origins: 'Addresses that may use it',
  originsHelp:
    'One on each line: https://www.example.in. With https://*.example.in every name one step below. An empty list means nobody.',
  testHelp: 'A test key also works on localhost.',
  show: 'What it shows',
  mine: 'Only my own listings',
  city: 'Only this city',
  project: 'Only this project or society',
  optional: 'optional',
  widgets: 'Widgets it may be used for',
  widgetNames: {
    'search-box': 'Search box',
    results: 'Results',
    'listing-detail': 'Listing',
    'post-property': 'Posting',
    manage: 'Manage',
  },
  save: 'Save',
  saved: 'Saved',
  end: 'End this key',
  endSure: 'Widgets with this key stop at once. End it?',
  keep: 'Keep it',
  days: 'The last 30 days',
  counts: { loads: 'Page loads', searches: 'Searches', opens: 'Listings opened', contacts: 'Contacts' },
  total: (count: string) => `${count} in all`,
  perDay: (day: string, count: string) => `${day}: ${count}`,
  tryIt: 'Lines for your page',
  tryItText: 'Choose what to show. The widget below is the real one, with your key.',
  widget: 'Widget',
  system: 'Your page is made with',
  systems: { html: 'Plain HTML', wordpress: 'WordPress', react: 'React', vue: 'Vue' },
  theme: 'Look',
  themes: { auto: 'Like the page', light: 'Light', dark: 'Dark' },
  brand: 'Your colour',
  startCity: 'City to begin with',
  preview: 'Preview',
  wordpressHelp: 'Put this into a Custom HTML block.',
};

/** Types the words, so that a translation cannot leave one out. */
export type PartnerWords = typeof en;

/** Holds the words by language. */
export const partnerWords: Catalogues<PartnerWords> = {
  en,
  hi: () => import('./hi.js').then(({ hi }) => hi),
  mr: () => import('./mr.js').then(({ mr }) => mr),
};
