/** The words around our frames on partners' pages, in English. */
export const words = {
  missing:
    'Our frame didn’t load: the network may be slow, or this site may keep it out. Our own window can show it.',
  openAlone: 'Open in a window',
  askAloneText: 'Coins only go when you press in a window of ours, which this site can’t reach.',
  askAlone: 'Confirm in our window',
  failed: 'Couldn’t load this.',
};

/** Names what each language's catalogue holds. */
export type FrameWords = typeof words;
