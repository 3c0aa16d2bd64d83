/** The words of what comes to a card that is looked at: its pictures, and reporting it in Marathi. */
import type { CardPictureWords } from '../en/card-pictures.js';

export const words = {
  previous: 'मागील छायाचित्र',
  next: 'पुढील छायाचित्र',
  position: (at, count) => `${String(count)} पैकी छायाचित्र ${String(at)}`,
  report: (title) => [title, 'तक्रार करा'].filter(Boolean).join(': '),
  reportFailed: 'हे लोड होऊ शकले नाही. पुन्हा प्रयत्न करा.',
} satisfies CardPictureWords;
