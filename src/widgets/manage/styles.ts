/** The look of the manage widget: rows on desktops, cards on phones. */
import { css } from '../kit/style/sheet.js';
import { atLeast } from '../kit/style/tokens.js';

export const styles = {
  root: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    min-width: 0;
  `,
  bar: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    & > :first-child {
      flex: 1 1 var(--h-size-240);
    }
    & > span {
      flex: 1 1 var(--h-size-144);
    }
    ${atLeast.medium} {
      & > span:not(:first-child) {
        flex: 0 0 var(--h-size-200);
      }
    }
  `,
  /** As high as what is loaded into it a moment later, which would move the list. */
  tools: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    justify-content: space-between;
    min-height: var(--h-size-36);
  `,
  /** What comes later stands before the last button, which stays where it is. */
  ways: css`
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    justify-content: flex-end;
  `,
  count: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
    font-variant-numeric: tabular-nums;
  `,
  group: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-3);
    & > h2 {
      font-size: var(--h-text-18);
      font-weight: 700;
    }
    & > button {
      justify-self: center;
    }
  `,
  list: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-3);
  `,
  row: css`
    position: relative;
    display: grid;
    grid-template-columns: var(--h-size-96) minmax(0, 1fr);
    gap: var(--h-space-3);
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    &[aria-busy="true"] {
      opacity: 0.6;
    }
    &[data-off] > :first-child {
      opacity: 0.6;
    }
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    ${atLeast.medium} {
      grid-template-columns: var(--h-size-160) minmax(0, 1fr) auto;
      column-gap: var(--h-space-4);
      padding: var(--h-space-4);
      & > :first-child {
        grid-row: span 2;
      }
      & > [data-stats] {
        grid-column: 3;
        align-self: start;
      }
      & > :last-child {
        grid-column: 2 / -1;
        align-self: end;
      }
    }
  `,
  more: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-2);
  `,
  picture: css`
    border-radius: var(--h-radius);
    align-self: start;
  `,
  facts: css`
    display: grid;
    gap: 2px;
    align-content: start;
    font-size: var(--h-text-14);
    & > p {
      color: var(--h-muted);
      overflow-wrap: anywhere;
    }
  `,
  priceLine: css`
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--h-space-2);
    align-items: baseline;
    color: var(--h-muted);
    & > [role="img"], & > :first-child {
      color: var(--h-text);
      font-size: var(--h-text-20);
      font-weight: 700;
      line-height: 1.3;
    }
    & > :last-child {
      align-self: center;
    }
  `,
  title: css`
    font-size: var(--h-text-15);
    font-weight: 600;
    & > a {
      color: inherit;
      text-decoration: none;
    }
    & > a:hover {
      color: var(--h-brand);
      text-decoration: underline;
    }
  `,
  stats: css`
    display: flex;
    gap: var(--h-space-5);
    align-items: end;
    font-size: var(--h-text-13);
    color: var(--h-muted);
    & > a, & > span {
      display: grid;
      color: inherit;
      text-decoration: none;
    }
    & > a > b, & > span > b {
      color: var(--h-text);
      font-size: var(--h-text-18);
      font-weight: 700;
      line-height: 1.2;
      font-variant-numeric: tabular-nums;
    }
    & > a, & > a > b {
      color: var(--h-brand);
    }
    & > a:hover {
      text-decoration: underline;
    }
    & > svg {
      width: var(--h-size-112);
      height: var(--h-size-32);
      fill: var(--h-brand);
      margin-inline-start: auto;
    }
  `,
  notes: css`
    display: grid;
    &:empty {
      display: none;
    }
    gap: var(--h-space-1);
    font-size: var(--h-text-13);
    & > li {
      display: flex;
      gap: var(--h-space-2);
      align-items: start;
      color: var(--h-muted);
    }
    & > li[data-tone="warning"] {
      color: var(--h-text);
    }
    & svg {
      margin-top: 1px;
      color: var(--h-brand);
    }
    & [data-tone="warning"] > svg {
      color: var(--h-danger);
    }
  `,
  actions: css`
    display: flex;
    flex-wrap: wrap;
    row-gap: var(--h-space-1);
    margin-inline: calc(-1 * var(--h-space-2));
    & [data-size] {
      min-height: var(--h-control);
      padding-inline: var(--h-space-2);
    }
    & > span {
      display: none;
      flex: 1 1 100%;
      flex-wrap: wrap;
    }
    & > [data-size] > svg {
      display: none;
    }
    &[data-open] > span {
      display: flex;
    }
    & [data-apart] {
      margin-inline-start: auto;
      border-color: transparent;
    }
    ${atLeast.medium} {
      & [data-size] {
        min-height: var(--h-size-36);
      }
      & > span {
        display: contents;
      }
      & > [data-size] > svg {
        display: block;
      }
      & > [data-more] {
        display: none;
      }
    }
  `,
  /** Red while the listing counts as recently refreshed (S-373). */
  flagged: css`
    background: var(--h-danger-soft);
    color: var(--h-danger);
    font-variant-numeric: tabular-nums;
    &:hover:not(:disabled) {
      background: var(--h-danger-soft);
      color: var(--h-danger);
    }
  `,
  line: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    justify-content: space-between;
    padding: var(--h-space-2) var(--h-space-3);
    border-radius: var(--h-radius);
    background: var(--h-hover);
    font-size: var(--h-text-14);
  `,
} as const;
