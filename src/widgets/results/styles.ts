/** The look of the results: one column on phones, two on tablets, panel and wide cards on desktops, there in two columns where they fit. */
import { css } from '../kit/style/sheet.js';
import { atLeast } from '../kit/style/tokens.js';

export const styles = {
  root: css`
    display: grid;
    gap: var(--h-space-4);
    scroll-margin-top: var(--h-size-80);
  `,
  columns: css`
    display: grid;
    gap: var(--h-space-5);
    align-items: start;
    min-width: 0;
    ${atLeast.large} {
      grid-template-columns: var(--h-size-280) minmax(0, 1fr);
    }
  `,
  main: css`
    display: grid;
    gap: var(--h-space-4);
    min-width: 0;
    /* What takes the focus comes to stand clear of the tools of a phone. */
    & :is(a, button) {
      scroll-margin-block: var(--h-size-80);
    }
  `,
  list: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--h-space-4);
    &[data-stale] {
      opacity: .55;
    }
    --h-far: calc(75cqi + var(--h-size-240));
    /* Wide enough for cards with the picture beside the words. */
    @container housing (min-width: 500px) {
      --h-far: var(--h-size-280);
    }
    /* From the third on a card is laid out when the reader comes near; till then it is about as high as it will be. */
    & > li + li ~ li > article {
      content-visibility: var(--h-far-cards, auto);
      contain-intrinsic-block-size: auto var(--h-far);
    }
    ${atLeast.medium} {
      --h-far: calc(37.5cqi + var(--h-size-240));
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${atLeast.large} {
      --h-far: calc(var(--h-size-210) + var(--h-space-2));
      grid-template-columns: repeat(auto-fill, minmax(var(--h-size-520), 1fr));
    }
    /* Two columns beside the panel. */
    @container housing (min-width: 1356px) {
      --h-far: var(--h-size-280);
    }
  `,
  topRoom: css`
    height: calc(3 * var(--h-control) + var(--h-space-5));
    ${atLeast.small} {
      height: calc(2 * var(--h-control) + var(--h-space-4));
    }
    ${atLeast.large} {
      height: var(--h-control);
    }
  `,
  panelRoom: css`
    display: none;
    height: var(--h-size-560);
    ${atLeast.large} {
      display: block;
    }
  `,
  // The buttons of a card, and what they cost: one class for all of them.
  actions: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    max-width: var(--h-size-440);
    & > * {
      flex: auto;
      gap: var(--h-space-1);
      padding-inline: var(--h-space-1);
      font-size: var(--h-text-14);
      white-space: nowrap;
    }
    & > * > [data-cost] {
      display: inline-flex;
      gap: var(--h-space-1);
      align-items: center;
      padding-inline: var(--h-space-1);
      border-radius: var(--h-radius-full);
      background: var(--h-accent-soft);
      color: var(--h-text);
      font-size: var(--h-text-13);
    }
    & > * > [data-cost="coins"]::before {
      content: "";
      width: .75em;
      height: .75em;
      border: 2px solid var(--h-accent);
      border-radius: 50%;
    }
  `,
  failure: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    font-size: var(--h-text-14);
  `,
} as const;
