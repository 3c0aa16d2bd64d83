/** The look of the pages of saved searches and of what is new. */
import { css } from '../../../widgets/kit/style/sheet.js';

export const styles = {
  note: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  list: css`
    display: grid;
    gap: var(--h-space-3);
  `,
  card: css`
    display: grid;
    gap: var(--h-space-3);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    & h2 {
      font-size: var(--h-text-16);
      font-weight: 700;
      overflow-wrap: anywhere;
    }
    & h2 > a {
      display: inline-block;
      color: inherit;
    }
    & p {
      color: var(--h-muted);
      font-size: var(--h-text-14);
      overflow-wrap: anywhere;
    }
  `,
  foot: css`
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    & > :first-child {
      flex: 1;
      min-width: 0;
    }
  `,
  news: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--h-space-1) var(--h-space-3);
    padding: var(--h-space-3) var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    & > svg {
      margin-top: 2px;
      color: var(--h-brand);
      font-size: var(--h-text-20);
    }
    & > div {
      display: grid;
      gap: var(--h-space-1);
    }
    & a {
      justify-self: start;
      color: inherit;
      overflow-wrap: anywhere;
    }
    & p {
      color: var(--h-muted);
      font-size: var(--h-text-14);
    }
    &[data-new] {
      border-color: var(--h-brand);
    }
    &[data-new] a {
      font-weight: 700;
    }
  `,
  push: css`
    display: grid;
    gap: var(--h-space-2);
    justify-items: start;
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
  `,
  choices: css`
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    & > summary {
      padding: var(--h-space-1) 0;
      font-weight: 600;
      cursor: pointer;
    }
    & > ul {
      display: grid;
      gap: var(--h-space-2);
      margin-top: var(--h-space-2);
    }
    & li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2) var(--h-space-4);
      align-items: center;
    }
    & li > span {
      flex: 1 1 var(--h-size-240);
    }
    & label {
      display: inline-flex;
      gap: var(--h-space-2);
      align-items: center;
      min-height: var(--h-size-32);
    }
    & input {
      width: var(--h-text-20);
      height: var(--h-text-20);
      accent-color: var(--h-brand);
    }
  `,
} as const;
