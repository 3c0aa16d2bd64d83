/** The width and rhythm of what stands in a tab of the profile. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** The class of a form in a tab: one column of a readable width. */
export const panelFormClass = css`
  display: grid;
  gap: var(--h-space-4);
  max-width: var(--h-size-520);
  & > button[type="submit"] {
    justify-self: start;
    min-width: var(--h-size-160);
  }
`;

/** The class of a list in a tab. */
export const panelListClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  max-width: var(--h-size-960);
  justify-items: start;
  & > ul, & > table, & > [role="status"], & > [role="alert"] {
    justify-self: stretch;
  }
`;

/** The class of the sentence that says what a tab is for. */
export const leadClass = css`
  max-width: 62ch;
  color: var(--h-muted);
  font-size: var(--h-text-15);
`;

/** The class of the grey shape of a tab whose content is on its way. */
export const waitingClass = css`
  max-width: var(--h-size-520);
  height: var(--h-size-280);
`;
