/** The look of what is said about hidden homes. */
import { css } from '../../kit/style/sheet.js';

const notice = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--h-space-3) var(--h-space-4);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  color: var(--h-muted);
  font-size: var(--h-text-14);
  & > span:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
  }
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-1) var(--h-space-2);
  align-items: center;
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** Holds the classes. */
export const hideStyles = { notice, line };
