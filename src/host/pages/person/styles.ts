/** The look of agents' and builders' pages. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const personStyles = {
  head: css`
    display: grid;
    gap: var(--h-space-2);
    overflow-wrap: anywhere;
    & nav ol {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--h-space-2);
      color: var(--h-muted);
      font-size: var(--h-text-14);
    }
    & nav :is(li, a) {
      display: inline-flex;
      align-items: center;
      gap: var(--h-space-2);
      min-height: var(--h-size-32);
    }
    & nav li + li::before {
      content: "/";
      color: var(--h-muted);
    }
    & dl {
      display: grid;
      gap: var(--h-space-2);
      margin: var(--h-space-2) 0 0;
    }
    & dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--h-space-2);
    }
    & dt {
      color: var(--h-muted);
    }
    & dd {
      margin: 0;
      font-variant-numeric: tabular-nums;
    }
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    & a {
      display: inline-flex;
      align-items: center;
      min-height: var(--h-size-44);
      padding-inline: var(--h-space-4);
      border: 1px solid var(--h-border);
      border-radius: var(--h-radius-full);
      background: var(--h-surface);
      font-size: var(--h-text-15);
      overflow-wrap: anywhere;
    }
  `,
  note: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  after: css`
    margin-top: var(--h-space-4);
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  more: css`
    display: grid;
    gap: var(--h-space-3);
    justify-items: center;
    margin-top: var(--h-space-5);
  `,
};
