/** The width of the site's content and what stands at its sides. */
import { css } from '../../widgets/kit/style/sheet.js';

/** The class of everything that lines up with the header's brand and the footer's columns. */
export const wideClass = css`
  width: 100%;
  max-width: var(--site-width, var(--h-size-1280));
  margin-inline: auto;
  padding-inline: var(--h-space-4);
  @media (min-width: 768px) {
    padding-inline: var(--h-space-5);
  }
  @media (min-width: 1200px) {
    padding-inline: var(--h-space-6);
  }
`;
