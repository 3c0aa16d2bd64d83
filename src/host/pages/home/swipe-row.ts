/** A row of cards that is swiped sideways where they do not fit beside each other. */

/**
 * Returns the style of the row's list on screens up to `widest` pixels: a card takes `share` of the width, so that the
 * next one looks in.
 */
export const swipedUpTo = (widest: number, share: string): string => `
  display: grid;
  gap: var(--h-space-4);
  @media (max-width: ${widest}px) {
    grid-auto-flow: column;
    grid-auto-columns: min(${share}, var(--h-size-320));
    margin-inline: calc(-1 * var(--h-space-4));
    padding-inline: var(--h-space-4);
    overflow-x: auto;
    scroll-padding-inline: var(--h-space-4);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    & > li {
      min-width: 0;
      scroll-snap-align: start;
    }
  }
`;
