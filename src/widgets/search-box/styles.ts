/** The look of the search box: fields in one row where there is room, stacked where there is not. */
import { css } from '../kit/style/sheet.js';
import { atLeast } from '../kit/style/tokens.js';

export const styles = {
  box: css`
    display: grid;
    gap: var(--h-space-4);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-sheet);
    background: var(--h-surface);
    ${atLeast.medium} {
      padding: var(--h-space-5);
    }
  `,
  fields: css`
    display: grid;
    gap: var(--h-space-3);
    align-items: end;
    min-width: 0;
  `,
  row: css`
    ${atLeast.small} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${atLeast.medium} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr) auto;
    }
  `,
  rowWithoutType: css`
    ${atLeast.small} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    }
  `,
} as const;
