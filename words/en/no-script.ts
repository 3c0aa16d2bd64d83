/** The words of the link inside a widget's tag, for readers without scripts. */
export const words = {
  homes: 'See all homes',
  home: 'See this home',
  post: 'Post a property',
  manage: 'My listings',
};

/** Types the words, so that a translation cannot leave one out. */
export type NoScriptWords = typeof words;
