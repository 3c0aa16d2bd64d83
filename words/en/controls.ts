/** The few words the kit's own components say. */
export const words = {
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading',
  retry: 'Try again',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  minimum: 'Minimum',
  maximum: 'Maximum',
  // As short as the boxes are.
  least: 'Min',
  most: 'Max',
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
  remove: (what: string) => `Remove ${what}`,
  noPicture: 'No picture yet',
  suggestions: (count: number) => `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  /** Puts the language's words for crore, lakh and thousand into a short price. */
  price: (short: string) => short,
};

/** Names what each language's catalogue of the kit holds. */
export type ControlWords = typeof words;
