/** The words of slides and pages. */
export const words = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (at: number, count: number) => `${String(at)} of ${String(count)}`,
  goToSlide: (at: number) => `Go to slide ${String(at)}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  pages: 'Pages',
  page: (at: number) => `Page ${String(at)}`,
  previousPage: 'Previous',
  nextPage: 'Next',
};

/** Names what each language's catalogue of paging holds. */
export type PagingWords = typeof words;
