/** The look of the pictures of a card: a row to swipe over the card's own picture, with arrows and dots. */
import { css } from '../style/sheet.js';

/** Dots that are shown at most. */
export const mostDots = 5;

const track = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  & > span {
    flex: 0 0 100%;
    height: 100%;
    background: var(--h-skeleton);
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  & > span > * {
    height: 100%;
    aspect-ratio: auto;
  }
`;

/** Seen under a mouse and with the keyboard; a finger swipes. The disc is smaller than what may be pressed. */
const arrow = css`
  position: absolute;
  inset-block: 0;
  z-index: 2;
  width: var(--h-size-44);
  height: var(--h-size-44);
  margin-block: auto;
  padding: var(--h-size-4);
  border-radius: var(--h-radius-full);
  background: var(--h-surface) content-box;
  color: var(--h-text);
  opacity: 0;
  transition: opacity var(--h-fast) ease-out;
  &:first-of-type {
    left: 0;
  }
  &:last-of-type {
    right: 0;
  }
  article:hover > * > &,
  &:focus-visible {
    opacity: 1;
  }
  &[hidden] {
    display: none;
  }
  & > svg {
    display: block;
    margin: auto;
  }
`;

const dots = css`
  position: absolute;
  inset: auto 0 var(--h-space-3);
  z-index: 2;
  display: flex;
  justify-content: center;
  gap: var(--h-space-2);
  pointer-events: none;
  & > i {
    width: var(--h-size-4);
    height: var(--h-size-4);
    border-radius: var(--h-radius-full);
    background: var(--h-on-scrim);
    box-shadow: 0 0 2px var(--h-scrim);
    opacity: 0.6;
    transform: scale(1.5);
  }
  & > i[data-here] {
    opacity: 1;
    transform: scale(2);
  }
`;

/** Holds the classes by the part they dress. */
export const cardGalleryStyles = { track, arrow, dots };
