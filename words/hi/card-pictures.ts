/** The words of what comes to a card that is looked at: its pictures, and reporting it in Hindi. */
import type { CardPictureWords } from '../en/card-pictures.js';

export const words = {
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
  position: (at, count) => `${String(count)} में से चित्र ${String(at)}`,
  report: (title) => [title, 'शिकायत करें'].filter(Boolean).join(': '),
  reportFailed: 'यह लोड नहीं हो सका। फिर कोशिश करें।',
} satisfies CardPictureWords;
