/** The look of family lists. */
import { iconStyle } from '../../../widgets/kit/icons/icon.js';
import { css } from '../../../widgets/kit/style/sheet.js';

export const styles = {
  note: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: end;
    & > :first-child {
      flex: 1 1 var(--h-size-240);
    }
  `,
  panel: css`
    display: grid;
    gap: var(--h-space-3);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    & h2 {
      font-size: var(--h-text-16);
      font-weight: 700;
    }
    & > button {
      justify-self: start;
    }
    @media print {
      display: none;
    }
  `,
  person: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--h-space-2);
    padding-block: var(--h-space-2);
    border-top: 1px solid var(--h-border);
    & > [role="group"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
    }
    & > [role="group"] > p {
      flex: 1 1 100%;
    }
  `,
  homes: css`
    display: grid;
    gap: var(--h-space-3);
  `,
  home: css`
    display: grid;
    gap: var(--h-space-3);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    & h2 {
      font-size: var(--h-text-16);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    & > header {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--h-space-1) var(--h-space-3);
      align-items: start;
    }
    & > header > div > p:first-child {
      font-size: var(--h-text-20);
      font-weight: 700;
    }
  `,
  heart: css`
    display: grid;
    place-items: center;
    width: var(--h-size-44);
    height: var(--h-size-44);
    border: 1px solid var(--h-border-strong);
    border-radius: var(--h-radius-full);
    font-size: var(--h-text-20);
    & svg {
      ${iconStyle}
    }
    &[aria-pressed="true"] {
      color: var(--h-danger);
    }
    &[aria-pressed="true"] svg {
      fill: currentColor;
    }
  `,
  opinions: css`
    display: grid;
    gap: var(--h-space-2);
    font-size: var(--h-text-14);
    & > li {
      display: flex;
      gap: var(--h-space-2);
      align-items: baseline;
      overflow-wrap: anywhere;
    }
    & svg {
      flex: none;
      color: var(--h-danger);
      fill: currentColor;
    }
  `,
} as const;
