/** The words about hidden homes in Marathi. */
import type { HideWords } from '../en/hide.js';

export const words = {
  hidden: 'लपवले.',
  posterHidden: 'यांची आणखी घरे दिसणार नाहीत.',
  undo: 'मागे घ्या',
  hidePoster: 'यांची आणखी घरे दाखवू नका',
  count: (count) => `${String(count)} ${count === 1 ? 'घर लपवले आहे' : 'घरे लपवली आहेत'}.`,
  shown: (count) => `लपवलेली ${String(count)} ${count === 1 ? 'घर दिसत आहे' : 'घरे दिसत आहेत'}.`,
  show: 'दाखवा',
  hideAgain: 'पुन्हा लपवा',
  forget: 'लपवलेले सर्व विसरा',
} satisfies HideWords;
