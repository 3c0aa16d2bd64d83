/** The look of a comparison: a table whose columns snap into place on phones, and fit a sheet of paper. */
import { css } from '../../../widgets/kit/style/sheet.js';

const paper = '@media print';

export const styles = {
  tools: css`
    display: flex;
    gap: var(--h-space-2);
    ${paper} {
      display: none;
    }
  `,
  frame: css`
    overflow-x: auto;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    scroll-snap-type: x proximity;
    scroll-padding-inline-start: var(--h-size-112);
    overscroll-behavior-x: contain;
    ${paper} {
      overflow: visible;
      border: 0;
    }
  `,
  table: css`
    table-layout: fixed;
    width: 100%;
    min-width: calc(var(--h-size-112) + var(--columns) * (var(--h-size-112) + var(--h-space-8)));
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--h-text-14);
    & th, & td {
      padding: var(--h-space-3);
      border-bottom: 1px solid var(--h-border);
      text-align: start;
      vertical-align: top;
      overflow-wrap: anywhere;
    }
    & tbody:last-child > tr:last-child > * {
      border-bottom: 0;
    }
    & tr > :first-child:not([colspan]) {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      width: var(--h-size-112);
      border-inline-end: 1px solid var(--h-border);
      background: var(--h-surface);
      color: var(--h-muted);
      font-size: var(--h-text-13);
      font-weight: 400;
      hyphens: auto;
    }
    & thead th {
      scroll-snap-align: start;
    }
    & td {
      font-variant-numeric: tabular-nums;
    }
    & td[data-none] {
      color: var(--h-muted);
    }
    & th[colspan] {
      background: var(--h-hover);
      font-size: var(--h-text-15);
      font-weight: 700;
    }
    & th[colspan] > span {
      position: sticky;
      inset-inline-start: var(--h-space-3);
    }
    & tr[data-total] > td {
      font-weight: 700;
    }
    & td > small {
      display: inline-block;
      margin-inline-start: var(--h-space-2);
      padding-inline: var(--h-space-2);
      border-radius: var(--h-radius-full);
      background: var(--h-success-soft);
      color: var(--h-success);
      font-size: var(--h-text-13);
      font-weight: 600;
    }
    @media (min-width: 720px) {
      & tr > :first-child:not([colspan]) {
        width: var(--h-size-240);
        font-size: var(--h-text-14);
      }
    }
    ${paper} {
      min-width: 0;
      & tr {
        break-inside: avoid;
      }
      & tr > :first-child:not([colspan]) {
        position: static;
      }
    }
  `,
  home: css`
    display: grid;
    gap: var(--h-space-1);
    align-content: start;
    font-weight: 400;
    & > :first-child {
      max-width: var(--h-size-240);
      border-radius: var(--h-radius);
    }
    & > b {
      font-size: var(--h-text-18);
    }
    & a {
      color: inherit;
      font-weight: 600;
    }
    & p {
      color: var(--h-muted);
    }
    &[data-gone] > :first-child {
      opacity: 0.55;
    }
    & > button {
      justify-self: start;
      margin-inline-start: calc(-1 * var(--h-space-3));
    }
    ${paper} {
      & > button {
        display: none;
      }
      & > :first-child {
        max-width: var(--h-size-112);
      }
    }
  `,
  note: css`
    color: var(--h-muted);
    font-size: var(--h-text-13);
  `,
  add: css`
    display: grid;
    gap: var(--h-space-3);
    & > h2 {
      font-size: var(--h-text-18);
    }
    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
    }
    ${paper} {
      display: none;
    }
  `,
} as const;
