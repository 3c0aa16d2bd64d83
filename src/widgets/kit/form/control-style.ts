/** The box that text inputs, selects and comboboxes share. */
import { css } from '../style/sheet.js';

/** The class of a bordered control of the usual height. */
export const controlClass = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--h-control);
  padding: var(--h-space-1) var(--h-space-3);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius);
  background: var(--h-surface);
  color: var(--h-text);
  font-size: var(--h-text-16);
  line-height: 1.5;
  transition: border-color var(--h-fast) ease-out;
  &::placeholder {
    color: var(--h-muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--h-brand);
  }
  &:focus-visible {
    border-color: var(--h-brand);
    outline: 2px solid var(--h-brand);
    outline-offset: -1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--h-danger);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
