/** The look of what makes a search follow the map, and of areas without a hand. */
import { css } from '../../widgets/kit/style/sheet.js';

/** Classes by what they dress. */
export const toolStyles = {
  bottom: css`
    position: absolute;
    inset-block-end: var(--h-over, 0);
    inset-inline: 0;
    display: grid;
    justify-items: start;
    gap: var(--h-space-2);
    pointer-events: none;
    & > div {
      position: static;
      inline-size: 100%;
    }
  `,
  live: css`
    display: flex;
    align-items: center;
    gap: var(--h-space-2);
    min-height: var(--h-size-36);
    max-width: calc(100% - var(--h-size-72));
    margin-inline-start: var(--h-space-3);
    padding-inline: var(--h-space-3);
    pointer-events: auto;
    border-radius: var(--h-radius-full);
    background: var(--h-surface);
    box-shadow: var(--h-shadow);
    font-size: var(--h-text-14);
    cursor: pointer;
    & input {
      inline-size: 18px;
      block-size: 18px;
      accent-color: var(--h-brand);
    }
  `,
  names: css`
    position: absolute;
    inset-block-end: calc(var(--h-space-8) + var(--h-over, 0px));
    inset-inline: var(--h-space-3);
    max-width: var(--h-size-440);
    max-height: 45%;
    margin-inline: auto;
    padding: var(--h-space-2) var(--h-space-3);
    overflow: auto;
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    box-shadow: var(--h-shadow);
    font-size: var(--h-text-14);
    & > summary {
      padding-block: var(--h-space-1);
      cursor: pointer;
    }
    & > form {
      display: grid;
      gap: var(--h-space-2);
    }
    & button {
      position: sticky;
      inset-block-end: 0;
      justify-self: start;
    }
  `,
};
