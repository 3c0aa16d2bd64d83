/** The look of a listing card: tall in a narrow place, picture left in a wide one. */
import { iconStyle } from '../icons/icon.js';
import { css } from '../style/sheet.js';

const wide = '@container listing-card (min-width: 500px)';

/** The width of the picture of a wide card; less where it is no photo. */
const pictureWidth = 'var(--card-low, min(var(--h-size-280), 42cqi))';

/**
 * The card: its picture is the first child, its words are the div after it. One class dresses all of it, since a page of
 * cards has each of its elements two dozen times; the card is also the container whose width it asks for. (No commas inside
 * a selector: goober would split it there. No `:last-child`: nothing is last before its parent is read to the end, so a card
 * that is still coming would stand elsewhere.)
 *
 * A page makes it compact by making its part a grid and setting `--housing-card-words`: then the picture stands beside the
 * words, and the buttons below both.
 */
export const cardClass = css`
  /* No card is wider than its window, and on a phone two dozen containers are a tenth of the layout of a list. */
  @media (min-width: 500px) {
    container: listing-card / inline-size;
  }
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  &:hover {
    border-color: var(--h-border-strong);
  }
  &:has(a[data-card]:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
  & > :first-child {
    grid-row: 1 / span 5;
    place-self: stretch;
  }
  & > :first-child ~ div {
    display: var(--housing-card-words, flex);
    flex: 1;
    flex-direction: column;
    gap: var(--h-space-2);
    min-width: 0;
    padding: var(--h-space-4);
  }
  &[data-low] {
    --card-low: var(--h-size-160);
    & > span {
      aspect-ratio: 5 / 2;
    }
  }
  & > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-2);
    align-items: center;
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  & > div > p:first-child {
    row-gap: 0;
    align-items: baseline;
    font-size: var(--h-text-14);
  }
  & > div > p:first-child > :first-child {
    color: var(--h-text);
    font-size: var(--h-text-20);
    font-weight: 700;
    line-height: 1.3;
  }
  & > div > :nth-child(2) {
    font-size: var(--h-text-16);
    font-weight: 600;
    /* Two links on two lines are far enough apart for a finger. */
    line-height: 1.5;
    overflow-wrap: anywhere;
    & a {
      position: relative;
      z-index: 1;
      padding-block: var(--h-space-1);
      color: inherit;
      text-decoration-color: var(--h-border-strong);
    }
    & a[data-card] {
      position: static;
      text-decoration: none;
      outline: none;
    }
  }
  & a[data-card]::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & > div > p:nth-child(3) {
    display: block;
    margin-top: calc(2px - var(--h-space-2));
    font-size: var(--h-text-14);
    overflow-wrap: anywhere;
  }
  & > div > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-4);
    font-size: var(--h-text-14);
  }
  & > div > ul > li {
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    min-width: 0;
  }
  & > div > ul svg {
    color: var(--h-muted);
  }
  & > div > div {
    position: relative;
    grid-column: 1 / -1;
    margin-top: auto;
  }
  & > button {
    position: absolute;
    inset: var(--h-space-2) var(--housing-card-heart, var(--h-space-2)) auto auto;
    z-index: 1;
    display: grid;
    place-items: center;
    width: var(--h-size-44);
    height: var(--h-size-44);
    padding: var(--h-size-4);
    border-radius: var(--h-radius-full);
    background: var(--h-surface) content-box;
    font-size: var(--h-text-20);
  }
  & > button ~ button {
    left: var(--h-space-2);
  }
  @media (hover: hover) {
    &:not(:hover):not(:focus-within) > button ~ button {
      opacity: 0;
    }
  }
  & > button[aria-pressed="true"] {
    color: var(--h-danger);
    & svg {
      fill: currentColor;
    }
  }
  & > div > button {
    position: relative;
    margin-top: auto;
  }
  & svg[aria-hidden] {
    ${iconStyle}
  }
  ${wide} {
    & > span {
      position: absolute;
      inset: 0 auto 0 0;
      width: ${pictureWidth};
      aspect-ratio: auto;
    }
    &[data-low] > span {
      bottom: auto;
      aspect-ratio: 4 / 3;
    }
    & > span ~ button {
      right: calc(100% + var(--h-space-2) - ${pictureWidth});
    }
    & > span ~ div {
      min-height: calc(var(--h-size-210) - var(--card-low, 0px));
      margin-left: ${pictureWidth};
    }
  }
`;

/** The row of counts over the picture, or over all its pictures; it leaves what is pressed to them. */
export const countsClass = css`
  position: absolute;
  inset: auto auto var(--h-space-2) var(--h-space-2);
  z-index: 1;
  pointer-events: none;
  display: flex;
  gap: var(--h-space-1);
`;
