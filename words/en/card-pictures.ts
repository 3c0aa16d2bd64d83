/** The words of the pictures of a card. */
export const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at: number, count: number) => `Picture ${String(at)} of ${String(count)}`,
};

/** Names what each language's catalogue of a card's pictures holds. */
export type CardPictureWords = typeof words;
