/** The public face of `<housing-results>`: its attributes, properties and events. */
import type { SearchAddress } from '../../model/rules/filter-url.js';
import { searchTabs } from '../../model/rules/kinds.js';
import { defineWidget, property } from '../kit/element/define-widget.js';
import { routed } from '../kit/routing/routed.js';
import { routings } from '../kit/routing/routings.js';
import { adoptResults } from './address/brought.js';
import { ResultsView } from './view.js';

/**
 * Shows the listings of a search with filters, order, pages and cards. Results of no group begin with the search that
 * the address of the page names (`?tab=Rent&city=Pune`), as the search box and saved links write it, then with the attributes.
 *
 * @tag housing-results
 * @attr {string} tab - Begins with this kind: Buy, Rent, PG, Plot/Land or Commercial. Without it the visitor's last one.
 * @attr {string} city - Begins in this city.
 * @attr {string} location - Begins with these localities, joined by commas.
 * @attr {string} property - Begins with this property type.
 * @attr {string} filters - Begins with these filters, a query string as in the address of the search page.
 * @attr {string} locked - Filters, and `tab`, that visitors cannot change; a query string likewise.
 * @attr {string} listing-url - The page that shows a listing; `kind` and `id` are added to its query. Without it the site's own.
 * @attr {string} results-url - The page these results stand on, for the links to further pages. Without it the site's own.
 * @attr {string} routing - Keeps search, order and page in the address of the page: `url` in its query, `hash` behind the #, `none` not at all. Back, Forward and reload then show the same cards, near the one that was in view.
 * @attr {string} routing-prefix - What the names of this widget begin with in that address. Default `housing-`.
 * @attr {string} group - Ties widgets of one page together; results and search box of one group are one search.
 * @prop {SearchAddress} address - The search to show, as a host keeps it in its own address; wins over the attributes.
 * @fires housing-search-change - The visitor changed the search: `{ query }`, for the page's own address.
 * @fires housing-listings - The first cards of a search are drawn, or will not come: `{ query, total }`; `total` is null where it is not known.
 * @fires housing-open - The visitor chose a card: `{ listing, kind, id, href }`. Cancelable; else the link is followed.
 * @fires housing-sign-in - The visitor chose View Number or Contact signed out: `{ action, kind, id }`. Cancelable.
 * @slot tools - Buttons of the page, beside the number of results.
 * @part card - One card.
 */
export const HousingResults = defineWidget({
  tag: 'housing-results',
  attributes: {
    tab: { type: 'enum', values: searchTabs },
    city: { type: 'string' },
    location: { type: 'string' },
    property: { type: 'string' },
    filters: { type: 'string' },
    locked: { type: 'string' },
    'listing-url': { type: 'string' },
    'results-url': { type: 'string' },
    routing: { type: 'enum', values: routings, default: 'none' },
    'routing-prefix': { type: 'string', default: 'housing-' },
  },
  properties: { address: property<SearchAddress>() },
  view: routed(ResultsView, () => import('./address/route.js')),
  adopt: adoptResults,
});
