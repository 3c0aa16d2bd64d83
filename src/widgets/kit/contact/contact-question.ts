/** How the question before a contact looks, in our dialog and in the frame or window on a partner's page. */
import { css } from '../style/sheet.js';

/** Holds the home's name in bold and a line with a symbol for each thing that will happen. */
export const questionClass = css`
  display: grid;
  gap: var(--h-space-3);
  & > b {
    font-size: var(--h-text-18);
    font-weight: 600;
    line-height: 1.35;
  }
  & > p {
    display: flex;
    gap: var(--h-space-2);
    align-items: start;
    color: var(--h-muted);
  }
  & > p > svg {
    flex: none;
    margin-top: 2px;
  }
`;
