/** The look of the saved homes: a list by stages on phones, a column a stage on wide screens, plain on paper. */
import { css } from '../../../widgets/kit/style/sheet.js';

const wide = '@media (min-width: 1200px)';
const paper = '@media print';

export const styles = {
  unprinted: css`
    ${paper} {
      display: none;
    }
  `,
  tools: css`
    display: flex;
    gap: var(--h-space-2);
    ${paper} {
      display: none;
    }
  `,
  board: css`
    display: grid;
    gap: var(--h-space-5) var(--h-space-4);
    align-items: start;
    ${wide} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  `,
  stage: css`
    display: grid;
    gap: var(--h-space-3);
    min-width: 0;
    &[data-empty] {
      display: none;
    }
    & > h2 {
      display: flex;
      gap: var(--h-space-2);
      padding-bottom: var(--h-space-2);
      border-bottom: 2px solid var(--h-border);
      font-size: var(--h-text-15);
      font-weight: 700;
    }
    & > h2 > span, & > p {
      color: var(--h-muted);
      font-weight: 400;
    }
    & > p {
      font-size: var(--h-text-14);
    }
    & > ul {
      display: grid;
      gap: var(--h-space-3);
    }
    @media (min-width: 720px) {
      & > ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${wide} {
      &[data-empty] {
        display: grid;
      }
      & > ul {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  `,
  home: css`
    display: grid;
    grid-template-columns: var(--h-size-112) minmax(0, 1fr);
    gap: var(--h-space-3);
    height: 100%;
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    break-inside: avoid;
    & > :first-child {
      align-self: start;
      border-radius: var(--h-radius);
    }
    & > :first-child > [data-kind] {
      position: absolute;
      inset: var(--h-space-1) auto auto var(--h-space-1);
    }
    &[data-gone] > :first-child {
      opacity: 0.55;
    }
    & > form {
      grid-column: 1 / -1;
      align-self: end;
    }
    ${wide} {
      grid-template-columns: minmax(0, 1fr);
    }
  `,
  tick: css`
    display: flex;
    grid-column: 1 / -1;
    gap: var(--h-space-2);
    align-items: center;
    min-height: var(--h-control);
    font-size: var(--h-text-14);
    cursor: pointer;
    & > input {
      flex: none;
      width: var(--h-size-20);
      height: var(--h-size-20);
      accent-color: var(--h-brand);
    }
    &:has(:disabled) {
      color: var(--h-muted);
      cursor: default;
    }
    ${paper} {
      display: none;
    }
  `,
  bar: css`
    display: flex;
    position: sticky;
    flex-wrap: wrap;
    gap: var(--h-space-2) var(--h-space-3);
    align-items: center;
    inset-block-end: var(--h-space-3);
    padding: var(--h-space-3) var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    box-shadow: var(--h-shadow);
    & > p {
      flex: 1 1 var(--h-size-112);
      font-size: var(--h-text-14);
    }
    ${paper} {
      display: none;
    }
  `,
  words: css`
    display: grid;
    gap: 2px;
    align-content: start;
    min-width: 0;
    font-size: var(--h-text-14);
    & > p {
      color: var(--h-muted);
      overflow-wrap: anywhere;
    }
    & > p:first-child {
      color: var(--h-text);
      font-size: var(--h-text-18);
      font-weight: 700;
    }
    & > p:first-child > small {
      color: var(--h-muted);
      font-size: var(--h-text-13);
      font-weight: 400;
    }
    & > h3 {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    & > h3 > a {
      padding-block: var(--h-space-1);
      color: inherit;
    }
    & > p[data-change="less"] {
      color: var(--h-success);
      font-weight: 600;
    }
  `,
  form: css`
    display: grid;
    gap: var(--h-space-2);
    & textarea {
      min-height: var(--h-size-64);
      padding-block: var(--h-space-2);
      field-sizing: content;
      resize: vertical;
    }
    & > div:first-child {
      display: flex;
      gap: var(--h-space-2);
      align-items: center;
    }
    & > div:first-child > :first-child {
      flex: 1;
      min-width: 0;
    }
    ${paper} {
      & button, & textarea[data-empty] {
        display: none;
      }
    }
  `,
} as const;
