/** The public face of `<housing-post-property>`: its attributes, properties, events and slots. */
import type { Listing } from '../../model/index.js';
import type { FormValues } from '../../model/posting/entry.js';
import { listingKinds } from '../../model/rules/kinds.js';
import { defineWidget, property } from '../kit/element/define-widget.js';
import { PostPropertyView } from './view.js';

/**
 * Posts a property of any of the five kinds, basics, photos and extras on two screens, or edits one; drafts are kept on
 * the device.
 *
 * @tag housing-post-property
 * @attr {string} kind - The kind of property: sell, rent, plot, pg or commercial. The visitor may choose another. Default sell.
 * @attr {string} mode - `create` posts a new listing, `edit` changes the one of the property `listing`. Default create.
 * @attr {string} step - The step on show, `1` or `2`, where the page's address decides it. Without it the widget turns by itself.
 * @attr {boolean} pin - The page has a map on which the exact place is chosen, and answers `housing-pin`.
 * @attr {string} group - Forms of two groups are two, and are filled in apart.
 * @prop {Listing} listing - The listing that is edited.
 * @prop {Listing} copy - An own listing whose values a new form begins with, without its photos.
 * @prop {object} data - What step one held, as `housing-post-step` gave it: a page that opens step two hands it back.
 * @fires housing-post-kind - The visitor chose another kind: `{ kind }`. Cancelable; else the form of that kind is shown.
 * @fires housing-post-step - The form turned to a step: `{ kind, mode, step, data, listing }`.
 * @fires housing-posted - The listing was posted or saved: `{ kind, mode, message }`.
 * @fires housing-manage - The visitor goes on to their listings, or the message of success has closed: `{ kind }`.
 *   Cancelable; else the link to Manage on HOST is followed when it was chosen.
 * @fires housing-preview - The visitor looks at the listing as buyers will see it: `{ kind }`; the page brings the
 *   listing widget.
 * @fires housing-pin - The visitor wants to choose the exact place on a map: `{ city, locality, pin, choose }`; `choose` takes
 *   "latitude,longitude".
 * @fires housing-sign-in - The visitor has to sign in: `{ action, kind }`. Cancelable.
 * @part form - The form.
 */
export const HousingPostProperty = defineWidget({
  tag: 'housing-post-property',
  attributes: {
    kind: { type: 'enum', values: listingKinds, default: 'sell' },
    mode: { type: 'enum', values: ['create', 'edit'], default: 'create' },
    step: { type: 'enum', values: ['1', '2'] },
    pin: { type: 'boolean' },
  },
  properties: { listing: property<Listing>(), copy: property<Listing>(), data: property<FormValues>() },
  view: PostPropertyView,
});
