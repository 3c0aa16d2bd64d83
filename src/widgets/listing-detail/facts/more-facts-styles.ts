/** The look of the further facts. */
import { css } from '../../kit/style/sheet.js';

const facts = css`
  display: grid;
  gap: var(--h-space-2);
  & > p {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

/** Holds the classes of the further facts. */
export const moreFactsStyles = { facts };
