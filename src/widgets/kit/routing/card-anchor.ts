/** Where the reader was in a list: the first card in view, and how far it was from the upper edge. */

/** A place in a list; `at` counts the cards. */
export interface Anchor {
  readonly at: number;
  readonly top: number;
}

/** Milliseconds within which the cards of a restored list come. */
const patience = 8000;
/** Frames without a move after which a card stays where it is. */
const calm = 20;

const cardsOf = (root: ParentNode): Element[] => [...root.querySelectorAll('article')];

/** Returns the place of the reader; undefined when they are above the list. */
export const anchorIn = (root: ParentNode): Anchor | undefined => {
  const cards = cardsOf(root);
  const at = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const top = cards[at]?.getBoundingClientRect().top ?? 0;
  const isAbove = at === 0 && top > 0 && scrollY === 0;
  return at < 0 || isAbove ? undefined : { at, top };
};

/** Scrolls until the card is where it was, while cards above it still come; the reader's own scrolling ends it. */
export const holdAnchor = (root: ParentNode, { at, top }: Anchor): (() => void) => {
  const end = performance.now() + patience;
  let still = 0;
  let frame = 0;
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of stops) removeEventListener(name, stop, true);
  };
  const look = (): void => {
    const card = cardsOf(root)[at];
    const off = card ? card.getBoundingClientRect().top - top : 0;
    still = card && Math.abs(off) < 1 ? still + 1 : 0;
    if (card && still === 0) scrollBy({ top: off, behavior: 'instant' });
    if (still < calm && performance.now() < end) frame = requestAnimationFrame(look);
    else stop();
  };
  for (const name of stops) addEventListener(name, stop, { capture: true, passive: true });
  look();
  return stop;
};
