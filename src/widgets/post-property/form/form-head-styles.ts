/** The look of the categories and the steps. */
import { css } from '../../kit/style/sheet.js';
import { narrow } from '../../kit/style/tokens.js';

/** The bar of the five categories (S-232). */
export const categories = css`
  & ul {
    display: flex;
    gap: var(--h-space-1);
    padding: var(--h-space-1);
    border-radius: var(--h-radius-card);
    background: var(--h-hover);
    overflow-x: auto;
    scrollbar-width: none;
  }
  & li {
    flex: 1 0 auto;
  }
  & button {
    display: block;
    width: 100%;
    min-height: var(--h-control);
    padding: var(--h-space-1) var(--h-space-3);
    border-radius: var(--h-radius);
    color: var(--h-muted);
    font-size: var(--h-text-15);
    font-weight: 600;
    text-align: center;
    white-space: nowrap;
  }
  & button:hover {
    color: var(--h-text);
  }
  & button:focus-visible {
    outline-offset: -2px;
  }
  & button[aria-current] {
    background: var(--h-surface);
    color: var(--h-brand);
    box-shadow: 0 1px 2px var(--h-border-strong);
  }
  ${narrow} {
    & button {
      padding-inline: var(--h-space-2);
      font-size: var(--h-text-14);
    }
  }
`;

/** The two named steps. */
export const steps = css`
  display: flex;
  gap: var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-14);
  line-height: 1.25;
  & li {
    display: flex;
    flex: 1;
    gap: var(--h-space-2);
    align-items: center;
    padding-bottom: var(--h-space-2);
    border-bottom: 2px solid var(--h-border-strong);
  }
  & li[data-state="done"], & li[aria-current] {
    border-color: var(--h-brand);
    color: var(--h-text);
  }
  & li[aria-current] {
    font-weight: 600;
  }
  & b {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--h-size-24);
    height: var(--h-size-24);
    border: 1px solid var(--h-border-strong);
    border-radius: var(--h-radius-full);
    font-size: var(--h-text-13);
  }
  & li[aria-current] b, & li[data-state="done"] b {
    border-color: var(--h-brand);
    background: var(--h-brand);
    color: var(--h-on-brand);
  }
`;
