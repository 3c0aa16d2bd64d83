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
  'card-icon': 'on cards',
  facts: 'on cards',
  'headline-links': 'on cards',
  'choice-chip': 'under chip-group',
  'buy-dialog': 'a dialog, where a contact finds too few coins',
  'confirm-dialog': 'a dialog, on the screens of search and detail',
  'contact-buttons': 'on cards and on the page of a listing',
  'contact-dialogs': 'dialogs, on the screens of search and detail',
  'owner-details': 'in the owner dialog and in frames on partner pages',
  frame: 'surrounds every widget and draws nothing',
  viewer: 'opens from the gallery',
  stops: 'in the viewer',
  'use-viewer': 'opens the viewer',
  'picture-canvas': 'in the preview of a form',
  icon: 'under icons',
  'details-dialog': 'opens on partner pages, around a frame of ours',
  'details-frame': 'a frame of ours on partner pages',
  'question-link': 'stands on partner pages, where our frame cannot ask',
  'day-plot': 'on the pages of partner keys and of the desk',
  'day-table': 'below the plot of days',
  'heart-watch': 'watches what is saved and draws nothing',
  'impression-watch': 'watches what is seen and draws nothing',
  'card-galleries': 'brings pictures to cards and draws nothing',
  'card-gallery': 'stands over the picture of a card that is looked at',
  'card-impressions': 'counts what is seen and draws nothing',
  'use-card-pictures': 'the pictures are on cards',
  'use-galleries': 'makes the pictures of cards',
  'use-hearts': 'the hearts are on cards',
  'use-looked': 'notices which cards are looked at and draws nothing',
  'report-dialog': 'a dialog, opened from a card and below a listing',
  'report-form': 'below a listing, and on the contact page',
  'use-report-dialog': 'opens the dialog that reports',
  routed: 'keeps a widget in the address and draws nothing',
  'page-toaster': 'brings the toaster',
  'suggestion-list': 'opens from the combobox',
  'video-poster': 'a frame of a video that only the page of its listing has',
  'widget-element': 'the base of every widget, draws nothing',
};
