/** The public face of `<housing-listing-detail>`: its attributes, properties, events and parts. */
import type { Listing } from '../../model/index.js';
import { listingKinds } from '../../model/rules/kinds.js';
import { defineWidget, property } from '../kit/element/define-widget.js';
import { routed } from '../kit/routing/routed.js';
import { routings } from '../kit/routing/routings.js';
import type { PreviewFiles } from './page/preview-page.js';
import { ListingDetailView } from './view.js';

/**
 * Shows one listing of any kind: pictures, facts, society, amenities, home loan and similar listings.
 *
 * @tag housing-listing-detail
 * @attr {string} kind - The kind of the listing: sell, rent, plot, pg or commercial.
 * @attr {string} listing-id - The `_id` or Property ID. Without it the page's own `kind` and `id` count, then the first card opened in the group.
 * @attr {string} listing-url - The page that shows another listing; `kind` and `id` are added to its query. Without it a similar listing opens in place.
 * @attr {string} owner-page - A page about who offers the listing: the number of their listings leads there.
 * @attr {boolean} preview - Shows the property `listing` as it will be seen once it is posted, and asks no server.
 * @attr {string} routing - Keeps the listing that a card opened in the address of the page: `url` in its query, `hash` behind the #, `none` not at all. Back then closes it.
 * @attr {string} routing-prefix - What the names of this widget begin with in that address. Default `housing-`.
 * @attr {string} group - Ties widgets of one page together; cards of results of this group open here.
 * @prop {Listing} listing - The listing as the page already has it: painted at once, then asked for again.
 * @prop {object} files - Files of a preview’s pictures, by the names that they have in its `images` while they have no address.
 * @fires housing-listing - The listing has come, or will not: `{ status, title, listing }`, for the page's own title.
 * @fires housing-open - The visitor chose a similar listing: `{ listing, kind, id, href }`. Cancelable; else it opens here.
 * @fires housing-search - The visitor went on searching from a listing that is no more: `{ tab, city, location, property, query }`. Cancelable; else the link is followed.
 * @fires housing-sign-in - The visitor chose Get Phone No. or Contact Agent signed out: `{ action, kind, id }`. Cancelable.
 * @slot - What is shown until a listing is opened.
 * @slot gallery - The pictures of a preview, in place of those of the listing.
 * @part gallery - The pictures.
 * @part summary - The card with the Property ID and the two buttons.
 * @part card - One similar listing.
 */
export const HousingListingDetail = defineWidget({
  tag: 'housing-listing-detail',
  attributes: {
    kind: { type: 'enum', values: listingKinds },
    'listing-id': { type: 'string' },
    'listing-url': { type: 'string' },
    'owner-page': { type: 'string' },
    preview: { type: 'boolean' },
    routing: { type: 'enum', values: routings, default: 'none' },
    'routing-prefix': { type: 'string', default: 'housing-' },
  },
  properties: { listing: property<Listing>(), files: property<PreviewFiles>() },
  view: routed(ListingDetailView, () => import('./page/route.js')),
});
