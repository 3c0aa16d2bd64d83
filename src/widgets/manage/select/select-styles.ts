/** The look of ticks and of the bar for all that is ticked. */
import { css } from '../../kit/style/sheet.js';

const box = css`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--h-space-3);
  inset-inline-start: var(--h-space-3);
  display: grid;
  place-items: start;
  width: var(--h-size-36);
  height: var(--h-size-36);
  padding: var(--h-space-2);
  cursor: pointer;
  /* Pressed over a large part of the picture, seen over a small one. */
  & > input {
    width: var(--h-size-18);
    height: var(--h-size-18);
    outline-offset: var(--h-space-1);
    border-radius: 2px;
    box-shadow: 0 0 0 var(--h-space-1) var(--h-surface);
    accent-color: var(--h-brand);
    cursor: inherit;
  }
  @media (pointer: coarse) {
    width: var(--h-size-44);
    height: var(--h-size-44);
  }
`;

const all = css`
  display: inline-flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-size-36);
  font-size: var(--h-text-14);
  cursor: pointer;
  & > input {
    flex: none;
    width: var(--h-size-18);
    height: var(--h-size-18);
    accent-color: var(--h-brand);
    cursor: inherit;
  }
`;

const bar = css`
  position: sticky;
  z-index: 2;
  inset-block-start: calc(var(--housing-sticky-top, 0px) + var(--h-space-2));
  display: grid;
  gap: var(--h-space-2);
  padding: var(--h-space-2) var(--h-space-3);
  border: 1px solid var(--h-brand);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  font-size: var(--h-text-14);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-2);
    align-items: center;
  }
  & b {
    flex: 1 1 auto;
    font-variant-numeric: tabular-nums;
  }
`;

const refusals = css`
  display: grid;
  gap: 2px;
  max-height: var(--h-size-180);
  overflow-y: auto;
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

/** Holds the classes. */
export const selectStyles = { box, all, bar, refusals };
