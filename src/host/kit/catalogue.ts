/** Every specimen of the gallery, in the order of the page; a test holds it against the files of the kit. */
import type { Specimen } from './specimen.js';
import { actions } from './specimens/actions.js';
import { choices } from './specimens/choices.js';
import { content } from './specimens/content.js';
import { feedback } from './specimens/feedback.js';
import { fields } from './specimens/fields.js';
import { layers } from './specimens/layers.js';

/** Lists the specimens. */
export const specimens: readonly Specimen[] = [
  ...actions,
  ...fields,
  ...choices,
  ...content,
  ...feedback,
  ...layers,
];

/** Names the files of the kit that have no specimen of their own, with the reason. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  'contact/confirm-dialog': 'a dialog, on the screens of search and detail',
  'contact/contact-flow': 'the flow behind the buttons of cards',
  'contact/contact-place': 'the flow behind the buttons of cards',
  'contact/owner-details': 'in the owner dialog and in frames on partner pages',
  'contact/owner-dialog': 'a dialog, on the screens of search and detail',
  frame: 'surrounds every widget and draws nothing',
  'gallery/viewer': 'opens from the gallery',
  icon: 'under icons',
  'partner/details-dialog': 'opens on partner pages, around a frame of ours',
  'partner/details-frame': 'a frame of ours on partner pages',
  'page-toaster': 'brings the toaster',
  'suggestion-list': 'opens from the combobox',
  'widget-element': 'the base of every widget, draws nothing',
};
