/** The kit's own words in Hindi. */
import { inHindi } from '../units.js';
import type { ControlWords } from '../en/controls.js';

export const words = {
  close: 'बंद करें',
  clear: 'साफ़ करें',
  loading: 'लोड हो रहा है',
  retry: 'फिर कोशिश करें',
  dismiss: 'हटाएँ',
  notifications: 'सूचनाएँ',
  minimum: 'न्यूनतम',
  maximum: 'अधिकतम',
  least: 'से',
  most: 'तक',
  carousel: 'चित्रमाला',
  slide: 'स्लाइड',
  slideOf: (at, count) => `${String(count)} में से ${String(at)}`,
  goToSlide: (at) => `स्लाइड ${String(at)} पर जाएँ`,
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  pause: 'रोकें',
  play: 'चलाएँ',
  pages: 'पृष्ठ',
  page: (at) => `पृष्ठ ${String(at)}`,
  previousPage: 'पिछला',
  nextPage: 'अगला',
  remove: (what) => `${what} हटाएँ`,
  noPicture: 'अभी कोई चित्र नहीं',
  suggestions: (count) => `${String(count)} सुझाव`,
  price: inHindi,
} satisfies ControlWords;
