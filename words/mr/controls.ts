/** The kit's own words in Marathi. */
import { inMarathi } from '../units.js';
import type { ControlWords } from '../en/controls.js';

export const words = {
  close: 'बंद करा',
  clear: 'साफ करा',
  loading: 'लोड होत आहे',
  retry: 'पुन्हा प्रयत्न करा',
  dismiss: 'काढून टाका',
  notifications: 'सूचना',
  minimum: 'किमान',
  maximum: 'कमाल',
  least: 'पासून',
  most: 'पर्यंत',
  carousel: 'चित्रमालिका',
  slide: 'स्लाइड',
  slideOf: (at, count) => `${String(count)} पैकी ${String(at)}`,
  goToSlide: (at) => `स्लाइड ${String(at)} वर जा`,
  previousSlide: 'मागील स्लाइड',
  nextSlide: 'पुढील स्लाइड',
  pause: 'थांबवा',
  play: 'चालू करा',
  pages: 'पाने',
  page: (at) => `पान ${String(at)}`,
  previousPage: 'मागील',
  nextPage: 'पुढील',
  remove: (what) => `${what} काढा`,
  noPicture: 'अजून छायाचित्र नाही',
  suggestions: (count) => `${String(count)} सूचना`,
  price: inMarathi,
} satisfies ControlWords;
