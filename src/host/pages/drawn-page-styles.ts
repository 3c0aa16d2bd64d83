/** How the parts of a page stand that the server draws first. */
import { css } from '../../widgets/kit/style/sheet.js';
import { wideClass } from '../layout/wide.js';

/** Dresses such a page: its parts one below the other. */
export const drawnPageClass = `${wideClass} ${css`
  display: grid;
  gap: var(--h-space-7);
  padding-block: var(--h-space-4) var(--h-space-8);
  & > * {
    min-width: 0;
  }
`}`;
