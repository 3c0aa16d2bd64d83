/** The look of the heading that opens a static page. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Its class; Devanagari needs more line height, and no negative letter spacing. */
export const pageTitleClass = css`
  font-size: var(--h-text-30);
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.02em;
  text-wrap: balance;
  &:lang(hi),
  &:lang(mr) {
    line-height: 1.35;
    letter-spacing: normal;
  }
  @media (min-width: 768px) {
    font-size: var(--h-text-38);
  }
`;
