/** The words around our frames on partners' pages, in English. */
export const words = {
  missing:
    'Our frame has not come: the network may be slow, or this site does not let it in. Our own window can show it.',
  openAlone: 'Open in a window',
  askAloneText: 'Coins are spent only by your press in a window of ours, which this site cannot reach.',
  askAlone: 'Confirm in our window',
  failed: 'Could not load this.',
};

/** Names what each language's catalogue holds. */
export type FrameWords = typeof words;
