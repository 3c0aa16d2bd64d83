/** The look of the pages of cities and localities. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const placeStyles = {
  head: css`
    display: grid;
    gap: var(--h-space-3);
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
    & > p {
      max-width: 72ch;
      font-size: var(--h-text-18);
      text-wrap: pretty;
    }
    & > p + p {
      color: var(--h-muted);
      font-size: var(--h-text-16);
    }
  `,
  ways: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    & a {
      display: inline-flex;
      align-items: center;
      gap: var(--h-space-2);
      min-height: var(--h-control);
      padding-inline: var(--h-space-4);
      border: 1px solid var(--h-border-strong);
      border-radius: var(--h-radius-full);
      background: var(--h-surface);
      color: var(--h-text);
      font-weight: 600;
      text-decoration: none;
    }
    & a:hover {
      border-color: var(--h-brand);
      color: var(--h-brand);
    }
    & span {
      color: var(--h-muted);
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
  `,
  columns: css`
    display: grid;
    gap: var(--h-space-6);
    align-items: start;
    @media (min-width: 960px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--h-space-6) var(--h-space-7);
    }
  `,
  table: css`
    width: 100%;
    border-collapse: collapse;
    font-size: var(--h-text-15);
    font-variant-numeric: tabular-nums;
    & caption {
      padding-bottom: var(--h-space-2);
      font-size: var(--h-text-16);
      font-weight: 600;
      text-align: start;
    }
    & :is(th, td) {
      padding: var(--h-space-3) 0 var(--h-space-3) var(--h-space-3);
      border-bottom: 1px solid var(--h-border);
      font-weight: inherit;
      text-align: end;
      vertical-align: baseline;
    }
    & thead th {
      padding-block: var(--h-space-2);
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
    & tr > :first-child {
      padding-inline-start: 0;
      text-align: start;
      white-space: nowrap;
    }
    & tr[data-all] {
      font-weight: 700;
    }
    & small {
      display: block;
      color: var(--h-muted);
      font-size: var(--h-text-13);
      font-weight: 400;
    }
  `,
  note: css`
    max-width: 72ch;
    margin-top: var(--h-space-4);
    color: var(--h-muted);
    font-size: var(--h-text-14);
    text-wrap: pretty;
  `,
  plot: css`
    display: grid;
    gap: var(--h-space-3);
    margin: 0;
    & figcaption {
      font-weight: 600;
    }
    & > svg {
      width: 100%;
      height: var(--h-size-144);
      overflow: visible;
    }
    & path {
      fill: none;
      stroke: var(--h-brand);
      stroke-width: 2;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    & > p {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--h-space-1) var(--h-space-4);
      padding-top: var(--h-space-2);
      border-top: 1px solid var(--h-border);
      color: var(--h-muted);
      font-size: var(--h-text-14);
      font-variant-numeric: tabular-nums;
    }
    & b {
      color: var(--h-text);
    }
  `,
  details: css`
    & > summary {
      display: inline-flex;
      align-items: center;
      min-height: var(--h-control);
      color: var(--h-brand);
      font-size: var(--h-text-15);
      font-weight: 600;
      cursor: pointer;
    }
    & > summary:hover {
      text-decoration: underline;
    }
  `,
  yields: css`
    display: grid;
    gap: var(--h-space-3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-210)), 1fr));
    & > li {
      display: grid;
      gap: var(--h-space-1);
      padding: var(--h-space-4);
      border: 1px solid var(--h-border);
      border-radius: var(--h-radius-card);
      background: var(--h-surface);
    }
    & strong {
      font-size: var(--h-text-20);
      font-variant-numeric: tabular-nums;
    }
    & small {
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
  `,
  stations: css`
    display: grid;
    gap: var(--h-space-4) var(--h-space-6);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-280)), 1fr));
    & > li {
      display: grid;
      gap: var(--h-space-1);
      align-content: start;
    }
    & > li > span {
      font-size: var(--h-text-15);
    }
    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-1) var(--h-space-3);
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
    & ul > li {
      display: inline-flex;
      gap: var(--h-space-1);
      align-items: center;
    }
  `,
  tiles: css`
    display: grid;
    gap: var(--h-space-3);
    grid-template-columns: repeat(auto-fill, minmax(var(--h-size-120), 1fr));
    @media (min-width: 600px) {
      grid-template-columns: repeat(auto-fill, minmax(var(--h-size-240), 1fr));
    }
    & > li {
      position: relative;
      display: grid;
      gap: var(--h-space-1);
      align-content: start;
      padding: var(--h-space-3) var(--h-space-4);
      border: 1px solid var(--h-border);
      border-radius: var(--h-radius-card);
      background: var(--h-surface);
    }
    & > li:hover {
      border-color: var(--h-brand);
    }
    & a {
      color: var(--h-text);
      font-weight: 700;
      text-decoration: none;
    }
    & a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: var(--h-radius-card);
    }
    & p {
      font-size: var(--h-text-15);
      font-variant-numeric: tabular-nums;
    }
    & small {
      color: var(--h-muted);
      font-size: var(--h-text-13);
    }
  `,
} as const;
