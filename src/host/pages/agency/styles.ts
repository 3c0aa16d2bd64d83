/** The look of agencies: their cards, people and the line that says for whom somebody works. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const styles = {
  page: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-5);
    max-width: var(--h-size-960);
  `,
  card: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-5);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    @media (min-width: 768px) {
      padding: var(--h-space-5);
    }
    & h2 {
      font-size: var(--h-text-20);
      font-weight: 700;
    }
    & h3 {
      margin-bottom: var(--h-space-2);
      font-size: var(--h-text-16);
      font-weight: 700;
    }
  `,
  head: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2) var(--h-space-4);
    align-items: center;
    justify-content: space-between;
    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
      align-items: center;
    }
  `,
  rows: css`
    display: grid;
    & > li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2) var(--h-space-4);
      align-items: center;
      justify-content: space-between;
      padding-block: var(--h-space-2);
      border-top: 1px solid var(--h-border);
    }
    & > li > div:first-child {
      display: grid;
      flex: 1 1 var(--h-size-240);
      min-width: 0;
    }
    & > li > div + div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
    }
  `,
  muted: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  form: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    max-width: var(--h-size-560);
    & > button {
      justify-self: start;
    }
  `,
  acts: css`
    display: grid;
    gap: var(--h-space-1);
    color: var(--h-muted);
    font-size: var(--h-text-14);
    & strong {
      color: var(--h-text);
      font-weight: 600;
    }
  `,
  working: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2) var(--h-space-4);
    align-items: center;
    padding: var(--h-space-3) var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    &[data-agency] {
      border-color: var(--h-brand);
      background: var(--h-brand-soft);
    }
    & > p {
      flex: 1 1 var(--h-size-240);
      font-weight: 600;
    }
  `,
  dialog: css`
    display: grid;
    gap: var(--h-space-4);
  `,
};
