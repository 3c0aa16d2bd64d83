/**
 * Posting as widgets see it; an entry of its own, never part of the core (docs/decisions/0003). What only step two needs (media,
 * submitting, the preview) is imported by its own path and comes with that step.
 */
import './posting/draft-keeping.js';

export type { Field, FieldName, FormValues, LabelName, Section, SectionName } from './posting/field.js';
export { listIn, textIn } from './posting/field.js';
export { choicesOf } from './posting/form-values.js';
export { postingForms } from './posting/forms.js';
export { $cities, $names, nameTyped } from './posting/names.js';
export {
  $usualPrices,
  type PriceHint,
  priceHint,
  questionOf,
  usualPriceWanted,
} from './posting/usual-price.js';
export { itemsOf, type MediaItem } from './posting/media-items.js';
export { type FormName, type MediaFault, placeOf, type Posting } from './posting/posting-state.js';
export {
  $postings,
  backAsked,
  draftDropped,
  draftTaken,
  fieldChanged,
  nextAsked,
  postingOpened,
  sendCancelled,
  submitAsked,
} from './posting/posting-store.js';
export type { PostingMode } from './posting/wire-form.js';
