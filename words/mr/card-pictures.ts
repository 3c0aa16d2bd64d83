/** The words of the pictures of a card in Marathi. */
import type { CardPictureWords } from '../en/card-pictures.js';

export const words = {
  previous: 'मागील छायाचित्र',
  next: 'पुढील छायाचित्र',
  position: (at, count) => `${String(count)} पैकी छायाचित्र ${String(at)}`,
} satisfies CardPictureWords;
