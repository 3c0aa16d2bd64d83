/** The look of the calculator and the offers. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const calculator = css`
  display: grid;
  gap: var(--h-space-5);
  ${atLeast.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--h-space-6);
  }
`;

const inputs = css`
  display: grid;
  gap: var(--h-space-4);
  align-content: start;
  min-width: 0;
`;

const input = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--h-size-160);
  gap: 0 var(--h-space-3);
  align-items: center;
  font-size: var(--h-text-14);
  font-weight: 600;
  & > input {
    grid-column: 1 / -1;
    width: 100%;
    height: var(--h-size-32);
    margin: 0;
    accent-color: var(--h-brand);
    cursor: pointer;
  }
`;

const result = css`
  display: grid;
  gap: var(--h-space-3);
  align-content: center;
  padding: var(--h-space-4);
  border-radius: var(--h-radius-card);
  background: var(--h-brand-soft);
`;

const emi = css`
  display: grid;
  font-size: var(--h-text-14);
  & > strong {
    font-size: var(--h-text-30);
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

const parts = css`
  display: flex;
  height: var(--h-space-2);
  border-radius: var(--h-radius-full);
  background: var(--h-accent);
  overflow: hidden;
  & > span {
    background: var(--h-brand);
  }
`;

const sums = css`
  display: grid;
  gap: var(--h-space-1);
  font-size: var(--h-text-14);
  & > div {
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  & dt {
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
  }
  & [data-part]::before {
    content: "";
    width: var(--h-space-2);
    height: var(--h-space-2);
    border-radius: var(--h-radius-full);
    background: var(--h-brand);
  }
  & [data-part="interest"]::before {
    background: var(--h-accent);
  }
  & dd {
    font-weight: 600;
  }
`;

const offers = css`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 var(--h-space-3);
    align-items: center;
    padding-block: var(--h-space-2);
    font-size: var(--h-text-14);
  }
  & > li > span:not(:first-child) {
    display: grid;
    justify-items: start;
    line-height: 1.45;
  }
  & > li > span:last-child {
    justify-items: end;
    white-space: nowrap;
  }
  & > li + li {
    border-top: 1px solid var(--h-border);
  }
  & b {
    font-weight: 600;
  }
`;

const logo = css`
  width: var(--h-size-40);
  height: var(--h-size-40);
  border-radius: var(--h-radius);
  overflow: hidden;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** Holds the classes of the loan panel. */
export const loanStyles = { calculator, inputs, input, result, emi, parts, sums, offers, logo };
