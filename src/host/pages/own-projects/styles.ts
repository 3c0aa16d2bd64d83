/** The look of a builder's own projects and their form. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const formStyles = {
  list: css`
    display: grid;
    gap: var(--h-space-3);
    max-width: var(--h-size-960);
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3) var(--h-space-5);
    align-items: center;
    justify-content: space-between;
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    overflow-wrap: anywhere;
    & h2 {
      display: flex;
      flex-wrap: wrap;
      gap: var(--h-space-2);
      align-items: center;
      font-size: var(--h-text-18);
      font-weight: 700;
    }
    & p {
      color: var(--h-muted);
      font-size: var(--h-text-14);
    }
  `,
  card: css`
    display: grid;
    gap: var(--h-space-4);
  `,
  acts: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
  `,
  form: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-6);
    max-width: var(--h-size-640);
    & fieldset {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--h-space-4);
      min-width: 0;
    }
    & legend {
      margin-bottom: var(--h-space-3);
      font-size: var(--h-text-18);
      font-weight: 700;
    }
    & textarea {
      min-height: var(--h-size-144);
      padding-block: var(--h-space-2);
      resize: vertical;
    }
  `,
  cells: css`
    display: grid;
    gap: var(--h-space-3);
    align-items: end;
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    @media (min-width: 560px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > button {
      justify-self: start;
    }
    & > img {
      width: 100%;
      aspect-ratio: 4 / 3;
      border-radius: var(--h-radius);
      object-fit: cover;
    }
  `,
  fault: css`
    color: var(--h-danger);
    font-size: var(--h-text-14);
    font-weight: 500;
  `,
  help: css`
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
};
