/** The words of the pictures of a card in Hindi. */
import type { CardPictureWords } from '../en/card-pictures.js';

export const words = {
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
  position: (at, count) => `${String(count)} में से चित्र ${String(at)}`,
} satisfies CardPictureWords;
