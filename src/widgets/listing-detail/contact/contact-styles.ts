/** The look of the summary card and of the bar that keeps its buttons at hand on phones. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const seller = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  & > svg {
    flex: none;
    width: var(--h-size-40);
    height: var(--h-size-40);
    padding: var(--h-space-2);
    border-radius: var(--h-radius-full);
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
  }
  & > p {
    display: grid;
    min-width: 0;
  }
  & b {
    font-weight: 600;
  }
`;

const phone = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  font-size: var(--h-text-18);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  & > svg {
    color: var(--h-brand);
  }
`;

const buttons = css`
  display: none;
  gap: var(--h-space-2);
  ${atLeast.large} {
    display: grid;
  }
`;

const action = css`
  min-width: 0;
  padding-inline: var(--h-space-2);
`;

const waiting = css`
  height: var(--h-control);
  border-radius: var(--h-radius);
  background: var(--h-skeleton);
`;

const cost = css`
  padding: 0 var(--h-space-2);
  border-radius: var(--h-radius-full);
  background: var(--h-accent-soft);
  color: var(--h-text);
  font-size: var(--h-text-12);
  font-weight: 600;
  line-height: 1.7;
  white-space: nowrap;
`;

const safety = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: start;
  padding-top: var(--h-space-3);
  border-top: 1px solid var(--h-border);
  color: var(--h-muted);
  font-size: var(--h-text-13);
  & > svg {
    margin-top: 1px;
    font-size: var(--h-text-15);
  }
`;

const bar = css`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  margin-top: var(--h-space-5);
  grid-template-columns: 1fr 1fr;
  gap: var(--h-space-2);
  padding: var(--h-space-2) var(--h-space-2) calc(var(--h-space-2) + env(safe-area-inset-bottom, 0px));
  border: 1px solid var(--h-border);
  border-bottom: 0;
  border-radius: var(--h-radius-card) var(--h-radius-card) 0 0;
  background: var(--h-surface);
  box-shadow: var(--h-shadow);
  & > button {
    flex-wrap: wrap;
    gap: 0 var(--h-space-2);
    min-height: var(--h-size-48);
    line-height: 1.2;
  }
  & > button > svg {
    display: none;
  }
  ${atLeast.small} {
    & > button > svg {
      display: block;
    }
  }
  ${atLeast.large} {
    display: none;
  }
`;

/** Holds the classes of the contact parts. */
export const contactStyles = { seller, phone, buttons, action, cost, waiting, safety, bar };
