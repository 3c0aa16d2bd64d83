/** The words of slides and pages in Hindi. */
import type { PagingWords } from '../en/paging.js';

export const words = {
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
} satisfies PagingWords;
