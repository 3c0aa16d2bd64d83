/** The words about hidden homes in Hindi. */
import type { HideWords } from '../en/hide.js';

export const words = {
  hidden: 'छिपाया गया।',
  posterHidden: 'इनके और घर नहीं दिखेंगे।',
  undo: 'वापस लें',
  hidePoster: 'इनके और घर न दिखाएँ',
  count: (count) => `${String(count)} घर छिपे हैं।`,
  shown: (count) => `${String(count)} छिपे घर दिख रहे हैं।`,
  show: 'दिखाएँ',
  hideAgain: 'फिर छिपाएँ',
  forget: 'जो छिपाया, सब भूल जाएँ',
} satisfies HideWords;
