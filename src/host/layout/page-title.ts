/** The title of a page of the site that is worked on, not read. */
import { css } from '../../widgets/kit/style/sheet.js';

/** The class of its h1. */
export const pageTitleClass = css`
  font-size: var(--h-text-24);
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.01em;
`;
