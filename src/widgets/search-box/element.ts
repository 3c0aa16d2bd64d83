/** The public face of `<housing-search-box>`: its attributes and events. */
import { homeTabs } from '../../model/rules/kinds.js';
import { defineWidget } from '../kit/element/define-widget.js';
import { SearchBoxView } from './view.js';

/**
 * Asks what is looked for and where, and starts the search.
 *
 * @tag housing-search-box
 * @attr {string} tab - The tab chosen at first: Buy, Sell, Rent, Plot/Land, PG or Commercial. Default Buy.
 * @attr {string} city - The city chosen at first.
 * @attr {string} results-url - The page to go to; the search is added to its query. Without it the site's own.
 * @attr {string} layout - `auto` puts the fields in a row where there is room, `stacked` never does.
 * @attr {string} group - Ties widgets of one page together: results of the same group show the search in place.
 * @fires housing-search - The visitor searched: `{ tab, city, location, property, query }`. Cancelable; else results
 *   of the same group show it, else the page of `results-url` opens.
 * @fires housing-post - The visitor wants to sell. Cancelable; else the site's page for posting opens.
 * @part box - The frame.
 */
export const HousingSearchBox = defineWidget({
  tag: 'housing-search-box',
  attributes: {
    tab: { type: 'enum', values: homeTabs, default: 'Buy' },
    city: { type: 'string' },
    'results-url': { type: 'string' },
    layout: { type: 'enum', values: ['auto', 'stacked'], default: 'auto' },
  },
  view: SearchBoxView,
});
