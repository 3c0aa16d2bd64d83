/** The look of a listing that is loading. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const gallery = css`
  display: grid;
  aspect-ratio: 4 / 3;
  border-radius: var(--h-radius-card);
  overflow: hidden;
  & > * {
    border-radius: 0;
  }
  & > :not(:first-child) {
    display: none;
  }
  ${atLeast.medium} {
    grid-template: 1fr 1fr / 2fr 1fr 1fr;
    gap: var(--h-space-2);
    aspect-ratio: 8 / 3;
    & > :first-child {
      grid-row: 1 / -1;
    }
    & > :not(:first-child) {
      display: block;
    }
  }
`;

const anchors = css`
  grid-column: 1 / -1;
  align-self: center;
`;

const lines = css`
  display: grid;
  gap: var(--h-space-3);
`;

const side = css`
  height: var(--h-size-96);
  ${atLeast.large} {
    grid-column: 2;
    grid-row: 1;
    height: var(--h-size-360);
  }
`;

const facts = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-template-rows: var(--h-size-44);
  grid-auto-rows: var(--h-size-80);
  gap: var(--h-space-3);
  align-content: start;
  ${atLeast.medium} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** Holds the classes of the shape. */
export const skeletonStyles = { gallery, anchors, lines, side, facts };
