/** The look of projects' pages, on the screen and on paper. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const projectStyles = {
  page: css`
    @media print {
      gap: var(--h-space-4);
      & button {
        display: none;
      }
    }
  `,
  head: css`
    display: grid;
    gap: var(--h-space-4);
    @media (min-width: 640px) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    @media print {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > div {
      display: grid;
      gap: var(--h-space-2);
      overflow-wrap: anywhere;
    }
    & nav ol {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--h-space-2);
      color: var(--h-muted);
      font-size: var(--h-text-14);
    }
    & nav li {
      display: flex;
      align-items: center;
      gap: var(--h-space-2);
      min-height: var(--h-size-32);
    }
    & nav a {
      display: inline-flex;
      align-items: center;
      min-height: var(--h-size-32);
    }
    & nav li + li::before {
      content: "/";
      color: var(--h-muted);
    }
  `,
  price: css`
    font-size: var(--h-text-24);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  `,
  register: css`
    display: flex;
    gap: var(--h-space-3);
    align-items: center;
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    @media (min-width: 640px) {
      max-width: var(--h-size-360);
    }
    & > img {
      flex: none;
      border-radius: var(--h-radius);
    }
    & > div {
      display: grid;
      gap: var(--h-space-1);
      min-width: 0;
      font-size: var(--h-text-14);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    & small {
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
    & a {
      min-height: var(--h-size-24);
    }
  `,
  columns: css`
    display: grid;
    gap: var(--h-space-6);
    @media (min-width: 960px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  scrolled: css`
    overflow-x: auto;
    & table {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--h-text-15);
      font-variant-numeric: tabular-nums;
    }
    & :is(th, td) {
      padding: var(--h-space-3) 0 var(--h-space-3) var(--h-space-3);
      border-bottom: 1px solid var(--h-border);
      text-align: end;
      vertical-align: baseline;
    }
    & thead th {
      padding-block: var(--h-space-2);
      color: var(--h-muted);
      font-size: var(--h-text-13);
      font-weight: 600;
    }
    & tr > :first-child {
      padding-inline-start: 0;
      text-align: start;
      font-weight: 600;
    }
  `,
  pictures: css`
    display: grid;
    gap: var(--h-space-4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-240)), 1fr));
    & figure {
      display: grid;
      gap: var(--h-space-2);
      margin: 0;
    }
    & figcaption {
      color: var(--h-muted);
      font-size: var(--h-text-14);
      overflow-wrap: anywhere;
    }
    & :is(img, picture) {
      border-radius: var(--h-radius-card);
    }
    @media print {
      grid-template-columns: repeat(3, 1fr);
    }
  `,
  about: css`
    max-width: 72ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    & > li {
      padding: var(--h-space-1) var(--h-space-3);
      border: 1px solid var(--h-border);
      border-radius: var(--h-radius-full);
      background: var(--h-surface);
      font-size: var(--h-text-15);
    }
  `,
  acts: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
    align-items: center;
    & > p {
      flex: 1 1 100%;
      margin: 0;
    }
  `,
  note: css`
    max-width: 72ch;
    margin-top: var(--h-space-3);
    color: var(--h-muted);
    font-size: var(--h-text-14);
    text-wrap: pretty;
  `,
  homes: css`
    @media print {
      display: none;
    }
  `,
};
