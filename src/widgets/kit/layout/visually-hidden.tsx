/** Text for screen readers only. */
import type { ReactNode } from 'react';
import { css } from '../style/sheet.js';

/** The class that hides visually; also for a native input under a drawn one. */
export const hiddenClass = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  /* A heading that nobody sees asks for no face of its own before the first frame. */
  font-family: inherit;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Draws text that only assistive technology reads. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>;
}
