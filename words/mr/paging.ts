/** The words of slides and pages in Marathi. */
import type { PagingWords } from '../en/paging.js';

export const words = {
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
} satisfies PagingWords;
