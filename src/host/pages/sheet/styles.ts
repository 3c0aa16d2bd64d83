/** The look of a listing's sheet, on the screen and on paper: black on white in both themes, as it will be printed. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const sheetStyles = {
  page: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    padding-block: var(--h-space-5) var(--h-space-8);
    @media print {
      padding: 0;
    }
  `,
  tools: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
    align-items: center;
    & label {
      display: inline-flex;
      gap: var(--h-space-2);
      align-items: center;
      min-height: var(--h-control);
    }
    & input {
      width: var(--h-size-18);
      height: var(--h-size-18);
      accent-color: var(--h-brand);
    }
    @media print {
      display: none;
    }
  `,
  paper: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    max-width: var(--h-size-800);
    padding: var(--h-space-5);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    & > header {
      display: grid;
      gap: var(--h-space-4);
      @media (min-width: 480px) {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      @media print {
        grid-template-columns: minmax(0, 1fr) auto;
      }
    }
    & h1 {
      font-size: var(--h-text-24);
      font-weight: 700;
      line-height: 1.3;
    }
    & figure {
      display: grid;
      gap: var(--h-space-1);
      justify-items: center;
      width: var(--h-size-144);
      margin: 0;
    }
    & figcaption {
      color: var(--h-muted);
      font-size: var(--h-text-13);
      text-align: center;
    }
    & > footer {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-1) var(--h-space-5);
      align-items: baseline;
      padding-top: var(--h-space-3);
      border-top: 1px solid var(--h-border);
      font-variant-numeric: tabular-nums;
    }
    & > footer > strong {
      flex: 1 1 100%;
      font-size: var(--h-text-20);
    }
    & > footer > small {
      flex: 1 1 100%;
      color: var(--h-muted);
    }
    @media print {
      gap: var(--h-space-3);
      & > dl {
        display: block;
        columns: 2;
        column-gap: var(--h-space-5);
      }
      & > dl > * {
        break-inside: avoid;
      }
      max-width: none;
      padding: 0;
      border: 0;
      font-size: var(--h-text-13);
      break-inside: avoid;
    }
  `,
  price: css`
    font-size: var(--h-text-24);
    font-weight: 700;
  `,
  photos: css`
    display: grid;
    gap: var(--h-space-2);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > img {
      width: 100%;
      height: 100%;
      aspect-ratio: 4 / 3;
      border-radius: var(--h-radius);
      object-fit: cover;
    }
    & > :first-child {
      grid-column: 1 / -1;
      aspect-ratio: 2 / 1;
    }
    @media print {
      grid-template-columns: 2fr 1fr 1fr;
      & > img {
        height: var(--h-size-144);
        aspect-ratio: auto;
      }
      & > :first-child {
        grid-column: auto;
      }
      & > :nth-child(4) {
        display: none;
      }
    }
  `,
  text: css`
    white-space: pre-line;
    @media print {
      max-height: var(--h-size-210);
      overflow: hidden;
    }
  `,
};
