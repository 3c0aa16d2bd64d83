/** The classes of the home page's first screen. */
import { css } from '../../../widgets/kit/style/sheet.js';

const hero = css`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid var(--h-border);
`;

// The drawing is 1600 by 440; where it must be cut, it fades out at the top instead of ending in an edge.
const skyline = css`
  position: absolute;
  inset: auto 0 0;
  height: min(100%, max(var(--h-size-360), 27.5vw));
  background-position: center bottom;
  background-repeat: no-repeat;
  background-size: max(100%, calc(var(--h-size-360) * 3.64)) auto;
  mask-image: linear-gradient(transparent, black 20%);
  pointer-events: none;
`;

const content = css`
  position: relative;
  display: grid;
  justify-items: center;
  padding-block: var(--h-space-6) var(--h-space-8);
  text-align: center;
  @media (min-width: 768px) {
    padding-block: var(--h-size-72) var(--h-size-120);
  }
`;

const promise = css`
  max-width: 20ch;
  font-size: var(--h-text-30);
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.012em;
  text-wrap: balance;
  @media (min-width: 768px) {
    max-width: none;
    font-size: calc(var(--h-text-38) * 1.15);
  }
`;

const how = css`
  max-width: 62ch;
  margin-top: var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-16);
  text-wrap: balance;
  @media (min-width: 768px) {
    font-size: var(--h-text-18);
  }
`;

const box = css`
  width: 100%;
  max-width: calc(var(--h-size-960) + var(--h-size-64));
  margin-top: var(--h-space-5);
  border-radius: var(--h-radius-sheet);
  box-shadow: var(--h-shadow);
  text-align: start;
  @media (min-width: 768px) {
    margin-top: var(--h-space-6);
  }
`;

const count = css`
  min-height: calc(1.5em + 2 * var(--h-space-1));
  margin-top: var(--h-space-4);
  font-size: var(--h-text-14);
  & > span {
    display: inline-block;
    padding: var(--h-space-1) var(--h-space-3);
    border-radius: var(--h-radius-full);
    background: var(--h-surface);
    font-weight: 500;
  }
`;

/** Holds the first screen's classes by the part they dress. */
export const heroStyles = { hero, skyline, content, promise, how, box, count };
