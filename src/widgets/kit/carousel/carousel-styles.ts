/** The classes of the carousel. */
import { css } from '../style/sheet.js';

const frame = css`
  display: grid;
  gap: var(--h-space-2);
  min-width: 0;
  container: carousel / inline-size;
  &[data-direction="vertical"] {
    height: 100%;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

const track = css`
  --gap: var(--h-space-4);
  --seen: var(--per-view);
  display: flex;
  gap: var(--gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--h-radius-card);
  @container carousel (max-width: 559px) {
    --seen: var(--per-narrow-view);
    --gap: var(--h-space-3);
  }
  [data-direction="vertical"] > & {
    flex-direction: column;
    overflow: hidden auto;
    overscroll-behavior: auto;
    scroll-snap-type: y mandatory;
  }
`;

const slide = css`
  flex: 0 0 calc((100% - (var(--seen) - 1) * var(--gap)) / var(--seen));
  min-width: 0;
  scroll-snap-align: start;
`;

const controls = css`
  display: flex;
  gap: var(--h-space-1);
  align-items: center;
  justify-content: center;
`;

const dots = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

// The edge is seen where a reader's own colours take the ground away.
const dot = css`
  position: relative;
  width: var(--h-size-24);
  height: var(--h-size-24);
  border-radius: var(--h-radius-full);
  &::before {
    content: "";
    position: absolute;
    inset: var(--h-size-8);
    border: 1px solid transparent;
    border-radius: var(--h-radius-full);
    background: var(--h-border-strong);
    transition: inset var(--h-fast) ease-out;
  }
  &[aria-current]::before {
    inset: var(--h-size-8) var(--h-size-4);
    background: var(--h-brand);
  }
`;

/** Holds the carousel's classes by the part they dress. */
export const carouselStyles = { frame, track, slide, controls, dots, dot };
