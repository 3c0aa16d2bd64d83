/**
 * Posting as widgets see it; an entry of its own, never part of the core (docs/decisions/0003). What only step two needs (media,
 * submitting, the preview) is imported by its own path and loaded with that step.
 */
import './draft-keeping.js';

export type { Field, FieldName, FormValues, Section, SectionName } from './field.js';
export { listIn, textIn } from './field.js';
export { choicesOf, valuesOf } from './form-values.js';
export { isShown, postingForms } from './forms.js';
export { $cities, $names, nameTyped } from './names.js';
export { itemsOf, type MediaItem } from './media-items.js';
export { type FormName, type MediaFault, placeOf, type Posting } from './posting-state.js';
export {
  $dropped,
  $lastChanged,
  $postings,
  anotherRequested,
  backRequested,
  draftDropped,
  draftTaken,
  dropUndone,
  fieldChanged,
  nextRequested,
  postingOpened,
  sendCancelled,
  submitRequested,
} from './posting-store.js';
export type { PostingMode } from './wire-form.js';
