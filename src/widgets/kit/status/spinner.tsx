/** A turning ring for what is under way; it stands still when motion is reduced. */
import { css, keyframes } from '../style/sheet.js';

const turn = keyframes`to{transform:rotate(360deg);}`;

const ring = css`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: var(--h-radius-full);
  animation: ${turn} var(--h-spin) linear infinite;
`;

/** Draws a spinner the size of the text beside it; with a label it announces itself. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={ring} role="status" aria-label={label} />
  ) : (
    <span className={ring} aria-hidden />
  );
}
