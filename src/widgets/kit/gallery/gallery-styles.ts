/** The look of the gallery in the page: a row to swipe on phones, one large and four small from a tablet on. */
import { css } from '../style/sheet.js';
import { atLeast } from '../style/tokens.js';

const frame = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--h-radius-card);
`;

const track = css`
  display: flex;
  aspect-ratio: 4 / 3;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${atLeast.medium} {
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr 1fr;
    gap: var(--h-space-2);
    aspect-ratio: 8 / 3;
    overflow: hidden;
    &[data-count="1"] {
      grid-template: 1fr / 1fr;
    }
    &[data-count="2"] {
      grid-template: 1fr / 1fr 1fr;
    }
    &[data-count="3"] {
      grid-template: 1fr 1fr / 2fr 1fr;
    }
  }
`;

const item = css`
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
  min-height: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  ${atLeast.medium} {
    &:first-child {
      grid-row: 1 / -1;
    }
    [data-count="4"] > &:nth-child(2) {
      grid-column: span 2;
    }
    &:nth-child(n + 6) {
      display: none;
    }
  }
`;

const open = css`
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: calc(var(--h-size-4) * -1);
  }
  & > :first-child {
    width: 100%;
    height: 100%;
    aspect-ratio: auto !important;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: var(--h-scrim);
    opacity: 0;
    transition: opacity var(--h-fast) ease-out;
  }
  &:hover::after {
    opacity: 0.12;
  }
`;

const empty = css`
  display: flex;
  gap: var(--h-space-4);
  align-items: center;
  color: var(--h-muted);
  & > span {
    width: min(var(--h-size-240), 45%);
    border-radius: var(--h-radius-card);
  }
`;

const play = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--h-on-scrim);
  font-size: var(--h-text-24);
  & > svg {
    box-sizing: content-box;
    padding: var(--h-space-4);
    border-radius: var(--h-radius-full);
    background: var(--h-scrim);
  }
`;

const corner = css`
  position: absolute;
  z-index: 1;
  inset: auto var(--h-space-3) var(--h-space-3) auto;
  display: flex;
  gap: var(--h-space-2);
`;

const counter = css`
  padding: 1px var(--h-space-3);
  border-radius: var(--h-radius-full);
  background: var(--h-scrim);
  color: var(--h-on-scrim);
  font-size: var(--h-text-13);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${atLeast.medium} {
    display: none;
  }
`;

const all = css`
  display: none;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-size-36);
  padding: var(--h-space-1) var(--h-space-3);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius);
  background: var(--h-surface);
  color: var(--h-text);
  font-size: var(--h-text-14);
  font-weight: 600;
  transition: background-color var(--h-fast) ease-out;
  &:hover {
    background: var(--h-hover);
  }
  ${atLeast.medium} {
    display: inline-flex;
  }
`;

/** Holds the gallery's classes by the part they dress. */
export const galleryStyles = { frame, track, item, open, empty, play, corner, counter, all };
