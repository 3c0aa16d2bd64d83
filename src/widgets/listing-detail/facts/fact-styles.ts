/** The look of the key facts. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const facts = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  ${atLeast.medium} {
    grid-template-columns: repeat(4, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--h-space-2);
    align-content: start;
    padding: var(--h-space-4) var(--h-space-3);
    /* Lines between the facts; a row that is not full ends in the card's own ground. */
    box-shadow: 0 0 0 1px var(--h-border);
  }
  & > div > svg {
    grid-row: 1 / 3;
    margin-top: 2px;
    color: var(--h-brand);
  }
  & dt {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  & dd {
    font-size: var(--h-text-15);
    font-weight: 600;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

/** Holds the classes of the key facts. */
export const factStyles = { facts };
