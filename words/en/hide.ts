/** The words about hidden homes, in English. */
export const words = {
  hidden: 'Hidden.',
  posterHidden: 'No more homes from this poster.',
  undo: 'Undo',
  hidePoster: 'No more from this poster',
  count: (count: number) => `${String(count)} ${count === 1 ? 'home' : 'homes'} hidden.`,
  shown: (count: number) => `${String(count)} hidden ${count === 1 ? 'home is' : 'homes are'} shown.`,
  show: 'Show',
  hideAgain: 'Hide again',
  forget: 'Forget all I hid',
};

/** Types the words, so that a translation cannot leave one out. */
export type HideWords = typeof words;
