/** The words of what comes to a card that is looked at: its pictures, and reporting it. */
export const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at: number, count: number) => `Picture ${String(at)} of ${String(count)}`,
  report: (title: string) => ['Report', title].filter(Boolean).join(' '),
  reportFailed: 'Couldn’t load this. Try again.',
};

/** Names what each language's catalogue of a card's pictures holds. */
export type CardPictureWords = typeof words;
