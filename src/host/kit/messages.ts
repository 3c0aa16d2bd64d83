/** The sample words of the gallery, in English; in all languages, so that lengths can be judged. */
import type { Catalogues } from '../../widgets/kit/language/messages.js';

const en = {
  title: 'Component gallery',
  intro: 'Every component of the kit in every state. Shown outside production only.',
  search: 'Search',
  save: 'Save changes',
  cancel: 'Cancel',
  remove: 'Delete listing',
  addPhotos: 'Add photos',
  more: 'More',
  city: 'City',
  cities: ['Mumbai', 'Navi Mumbai', 'Thane', 'Pune', 'Nashik'],
  cityHelp: 'Where the home stands.',
  cityError: 'City is required',
  optional: '(optional)',
  locality: 'Locality',
  price: 'Price',
  amenities: 'Amenities',
  amenityNames: ['Lift', 'CCTV', 'Garden', 'Gym', 'Swimming pool'],
  budget: 'Budget',
  lakh: 'lakh',
  contact: 'Contact',
  question: 'Delete this listing?',
  answer: 'It leaves the market at once. For 30 days it can be brought back from the bin.',
  saved: 'Your changes are saved.',
  working: 'Photos are being uploaded.',
  failed: 'Could not load results.',
  tip: 'A verified RERA number brings more enquiries.',
  caution: 'This listing leaves the market in 10 days.',
  nothing: 'No results found ...',
  widen: 'Try a wider budget or another locality.',
  sponsored: 'Sponsored',
  rera: 'RERA',
  ready: 'Ready to Move',
  sold: 'Sold',
  tabs: ['For sale', 'For rent', 'Plots'],
  photo: 'A building at dusk',
  hidden: 'The words after this dash are for screen readers',
};

/** Holds the sample words of one language. */
export type SampleWords = typeof en;

/** Is the catalogue of the gallery. */
export const sampleWords: Catalogues<SampleWords> = {
  en,
  hi: async () => (await import('./hi.js')).hi,
  mr: async () => (await import('./mr.js')).mr,
};
