/** The styles of the desk. */
import { css } from '../../../widgets/kit/style/sheet.js';

export const styles = {
  list: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    max-width: var(--h-size-960);
  `,
  card: css`
    display: grid;
    gap: var(--h-space-3);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-sheet);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    scroll-margin-block: var(--h-space-6);
    & h2 {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
      align-items: center;
      font-size: var(--h-text-18);
      font-weight: 700;
    }
    & blockquote {
      margin: 0;
      padding-inline-start: var(--h-space-3);
      border-inline-start: 2px solid var(--h-border);
      color: var(--h-muted);
      white-space: pre-line;
    }
    &[data-current] {
      border-color: var(--h-brand);
      box-shadow: 0 0 0 1px var(--h-brand);
    }
  `,
  keys: css`
    color: var(--h-muted);
    font-size: var(--h-text-13);
    @media (hover: none) {
      display: none;
    }
    & kbd {
      margin-inline-start: var(--h-space-1);
      padding: 0 var(--h-space-1);
      border: 1px solid var(--h-border);
      border-radius: var(--h-radius);
      font: inherit;
    }
  `,
  listing: css`
    display: grid;
    gap: var(--h-space-3);
    @media (min-width: 640px) {
      grid-template-columns: auto minmax(0, 1fr);
      & > blockquote, & > ul, & > :has(> table) {
        grid-column: 1 / -1;
      }
    }
  `,
  picture: css`
    width: var(--h-size-160);
    aspect-ratio: 4 / 3;
    border-radius: var(--h-radius);
    object-fit: cover;
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3) var(--h-space-5);
    align-items: center;
    justify-content: space-between;
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    & > div {
      flex: 1 1 var(--h-size-240);
    }
  `,
  search: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
    align-items: end;
    max-width: var(--h-size-960);
    & > :first-child {
      flex: 1 1 var(--h-size-240);
    }
    & > small {
      flex: 1 1 100%;
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
  `,
  tabs: css`
    max-width: var(--h-size-960);
  `,
  reports: css`
    display: grid;
    gap: var(--h-space-2);
  `,
  days: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    max-width: var(--h-size-960);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
  `,
  changes: css`
    & table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
      font-size: var(--h-text-14);
    }
    & caption {
      padding-block-end: var(--h-space-2);
      font-weight: 600;
      text-align: start;
    }
    & th, & td {
      padding: var(--h-space-2);
      border-top: 1px solid var(--h-border);
      text-align: start;
      vertical-align: top;
      overflow-wrap: anywhere;
    }
    & thead th {
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
    & del {
      color: var(--h-muted);
    }
    & ins {
      font-weight: 600;
      text-decoration: none;
    }
  `,
  points: css`
    display: grid;
    gap: var(--h-space-1);
    padding-inline-start: var(--h-space-5);
    list-style: disc;
    & > li::marker {
      color: var(--h-muted);
    }
  `,
  entry: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-3) var(--h-space-4);
    align-items: start;
    min-width: 0;
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    @media (min-width: 640px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > legend {
      padding-inline: var(--h-space-1);
      font-size: var(--h-text-14);
      font-weight: 600;
    }
    & > fieldset {
      align-self: center;
    }
    & > div:last-child:has(> button) {
      grid-column: 1 / -1;
    }
  `,
  acts: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
  `,
};
