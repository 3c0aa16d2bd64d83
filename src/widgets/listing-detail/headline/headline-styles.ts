/** The look of the headline and the anchors. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const head = css`
  display: grid;
  gap: var(--h-space-3) var(--h-space-5);
  min-width: 0;
  ${atLeast.large} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const words = css`
  display: grid;
  gap: var(--h-space-1);
  min-width: 0;
`;

const priceLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--h-space-3);
  align-items: baseline;
  color: var(--h-muted);
  font-size: var(--h-text-15);
  font-variant-numeric: tabular-nums;
`;

const price = css`
  color: var(--h-text);
  font-size: var(--h-text-30);
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.01em;
`;

const title = css`
  font-size: var(--h-text-20);
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

const place = css`
  display: flex;
  gap: var(--h-space-1);
  align-items: start;
  color: var(--h-muted);
  font-size: var(--h-text-15);
  & > svg {
    margin-top: 2px;
  }
`;

const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
  align-items: center;
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
  align-items: center;
  ${atLeast.large} {
    justify-content: flex-end;
  }
`;

const id = css`
  display: inline-flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-size-36);
  color: var(--h-muted);
  font-size: var(--h-text-14);
  & > b {
    color: var(--h-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

// Wins over the button's own look whichever of the two the sheet has first: the server's has them the other way round.
const copy = css`
  && {
    width: var(--h-size-32);
    height: var(--h-size-32);
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

const save = css`
  &[data-saved] > svg {
    fill: currentColor;
    color: var(--h-danger);
  }
`;

const anchors = css`
  display: flex;
  gap: var(--h-space-5);
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  &[data-line] {
    border-bottom: 1px solid var(--h-border);
  }
  & > button {
    flex: none;
    min-height: var(--h-size-44);
    color: var(--h-muted);
    font-size: var(--h-text-15);
    font-weight: 600;
    white-space: nowrap;
    transition: color var(--h-fast) ease-out;
  }
  & > button:hover {
    color: var(--h-text);
  }
  & > button[aria-current] {
    color: var(--h-brand);
    box-shadow: inset 0 -2px var(--h-brand);
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
`;

/** Holds the classes of the headline. */
export const headStyles = {
  head,
  words,
  priceLine,
  price,
  title,
  place,
  badges,
  tools,
  id,
  copy,
  save,
  anchors,
};
