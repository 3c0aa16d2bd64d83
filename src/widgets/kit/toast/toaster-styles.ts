/** The classes of the toaster; it keeps the light theme in both (C-62). */
import { css, keyframes } from '../style/sheet.js';

const enter = keyframes`from{opacity:0;transform:translateY(calc(var(--h-space-3) * -1));}`;

const list = css`
  position: fixed;
  inset: var(--h-space-4) var(--h-space-4) auto auto;
  width: min(var(--h-size-360), calc(100vw - 2 * var(--h-space-4)));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--h-toast-text);
  color-scheme: light;
  overflow: visible;
  pointer-events: none;
  /* Unseen, yet over the whole page: browsers would tell our frames that they are covered. */
  &::backdrop {
    display: none;
  }
`;

const toast = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: flex-start;
  margin-bottom: var(--h-space-2);
  padding: var(--h-space-3) var(--h-space-2) var(--h-space-3) var(--h-space-4);
  border: 1px solid var(--h-toast-border);
  border-radius: var(--h-radius-card);
  background: var(--h-toast-bg);
  box-shadow: var(--h-shadow);
  font-size: var(--h-text-15);
  pointer-events: auto;
  touch-action: pan-y;
  cursor: grab;
  user-select: none;
  animation: ${enter} var(--h-slow) ease-out;
  transition: opacity var(--h-slow) ease-out;
  & > svg, & > span {
    margin-top: var(--h-size-4);
    color: var(--h-toast-brand);
  }
  &[data-tone="success"] > svg {
    color: var(--h-toast-success);
  }
  &[data-tone="error"] > svg {
    color: var(--h-toast-danger);
  }
  &[data-closing] {
    opacity: 0;
  }
  &:focus-visible {
    outline-color: var(--h-toast-brand);
  }
`;

const text = css`
  flex: 1;
  min-width: 0;
  padding-block: 2px;
  overflow-wrap: anywhere;
`;

const close = css`
  width: var(--h-size-28);
  height: var(--h-size-28);
  color: var(--h-toast-text);
  font-size: var(--h-text-14);
  opacity: 0.7;
  &:hover:not(:disabled) {
    background: none;
    opacity: 1;
  }
`;

/** Holds the toaster's classes by the part they dress. */
export const toasterStyles = { list, toast, text, close };
