/** The look of the table of responses: a table from tablets on, a list of cards on phones. */
import { css } from '../../../widgets/kit/style/sheet.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';

export const tableStyles = {
  place: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-3);
  `,
  head: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    justify-content: space-between;
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  caption: hiddenClass,
  table: css`
    width: 100%;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    border-collapse: separate;
    border-spacing: 0;
    background: var(--h-surface);
    font-size: var(--h-text-15);
    overflow: hidden;
    &[aria-busy="true"] {
      opacity: 0.6;
    }
    & th, & td {
      padding: var(--h-space-3);
      text-align: start;
      vertical-align: top;
      overflow-wrap: anywhere;
    }
    /* Numbers are read whole; addresses may break. */
    & td:first-child {
      white-space: nowrap;
      overflow-wrap: normal;
    }
    & thead th {
      background: var(--h-hover);
      color: var(--h-muted);
      font-size: var(--h-text-13);
      font-weight: 600;
    }
    & tbody th {
      font-weight: 600;
    }
    & tbody tr > * {
      border-top: 1px solid var(--h-border);
    }
    & small {
      display: block;
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
    @media (max-width: 1023px) {
      font-size: var(--h-text-14);
      & th, & td {
        padding-inline: var(--h-space-2);
      }
    }
    @media (max-width: 767px) {
      font-size: var(--h-text-15);
      &, & tbody, & tr {
        display: block;
      }
      & thead {
        display: none;
      }
      & tr {
        display: grid;
        gap: var(--h-space-1);
        padding: var(--h-space-3);
      }
      & tr + tr {
        border-top: 1px solid var(--h-border);
      }
      & tbody tr > * {
        display: flex;
        gap: var(--h-space-3);
        padding: 0;
        border: 0;
      }
      & tbody tr > td:first-child {
        display: none;
      }
      & tbody th {
        font-size: var(--h-text-16);
      }
      & td[data-label]::before {
        content: attr(data-label);
        flex: 0 0 var(--h-size-96);
        color: var(--h-muted);
        font-size: var(--h-text-13);
      }
      /* What was done and when stand under one another, beside their label. */
      & td:has(> small) {
        display: grid;
        grid-template-columns: var(--h-size-96) minmax(0, 1fr);
        row-gap: 0;
      }
      & td > small {
        grid-column: 2;
      }
    }
  `,
  ways: css`
    display: inline-flex;
    gap: var(--h-space-3);
    align-items: center;
    font-variant-numeric: tabular-nums;
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: var(--h-size-24);
      white-space: nowrap;
    }
  `,
} as const;
