/** The look of the bar that comes back on the way up. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

// Tells how far the widget's top was scrolled away.
const mark = css`
  position: absolute;
  inset: 0 auto auto 0;
`;

// A sticky bar of no height, so that it takes no place in the page; its content overflows downwards.
const bar = css`
  position: sticky;
  z-index: 2;
  top: var(--housing-sticky-top, 0px);
  height: 0;
  & ~ * aside {
    transition: translate var(--h-slow) ease-out;
  }
  & > div {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    gap: 0 var(--h-space-5);
    align-items: center;
    padding-inline: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-top: 0;
    border-radius: 0 0 var(--h-radius-card) var(--h-radius-card);
    background: var(--h-surface);
    box-shadow: var(--h-shadow);
    transition: transform var(--h-slow) ease-out, visibility var(--h-slow);
    ${atLeast.medium} {
      grid-template-columns: minmax(0, 1fr) auto;
      min-height: var(--h-size-64);
    }
  }
  & > div[aria-hidden] {
    visibility: hidden;
    transform: translateY(-110%);
  }
`;

const words = css`
  min-width: 0;
  padding-top: var(--h-space-2);
  font-size: var(--h-text-13);
  line-height: 1.35;
  ${atLeast.medium} {
    padding-block: var(--h-space-2);
  }
  & > p {
    overflow: hidden;
    color: var(--h-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p:first-child {
    color: var(--h-text);
    font-size: var(--h-text-14);
    font-weight: 600;
  }
`;

const price = css`
  margin-inline-end: var(--h-space-2);
  font-size: var(--h-text-18);
  font-weight: 700;
`;

/** Holds the classes of the bar. */
export const barStyles = { mark, bar, words, price };
