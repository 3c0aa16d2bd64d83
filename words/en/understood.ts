/** The words about what was not understood of a typed request, in English. */

export const words = {
  notUnderstood: (typed: string) => `We didn’t catch: ${typed}`,
};

/** Types the words, so that a translation cannot leave one out. */
export type UnderstoodWords = typeof words;
