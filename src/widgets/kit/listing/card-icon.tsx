/** The icons inside a card, which the card's own class dresses. */
import type { ReactNode } from 'react';
import { cardPaths } from '../icons/card-paths.js';

/** Draws one icon; a function and no component, since a page of cards has hundreds of them. */
export const cardIcon = (name: keyof typeof cardPaths): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={cardPaths[name]} />
  </svg>
);
