/** The public face of `<housing-manage>`: its attributes and events. */
import { defineWidget } from '../kit/element/define-widget.js';
import { ManageView } from './view.js';

/**
 * Shows the signed-in person's own listings with all that can be done to them.
 *
 * @tag housing-manage
 * @attr {string} find - Begins with this text in the search, such as a Property ID.
 * @attr {string} listing-url - The page that shows a listing; `kind` and `id` are added to its query. Without it the site's own.
 * @attr {string} group - Names the widget's group in what `data-layer` is told.
 * @fires housing-open - The person chose a listing: `{ listing, kind, id, href }`. Cancelable; else the link is followed.
 * @fires housing-edit - The person chose Edit: `{ listing, kind, id, href }`. Cancelable; else the site's own page opens.
 * @fires housing-copy - The person chose Copy: `{ listing, kind, id, href }`. Cancelable; else the site's own page opens.
 * @fires housing-post - The person chose to post: `{ href }`. Cancelable; else the link is followed.
 * @fires housing-responses - The person wants to see who reached for a listing: `{ id, href }`. Cancelable; else the link is followed.
 * @fires housing-sign-in - A person who is not signed in chose to: `{ action, href }`. Cancelable; else the link is followed.
 * @part listing - One listing.
 */
export const HousingManage = defineWidget({
  tag: 'housing-manage',
  attributes: {
    find: { type: 'string', default: '' },
    'listing-url': { type: 'string' },
  },
  view: ManageView,
});
