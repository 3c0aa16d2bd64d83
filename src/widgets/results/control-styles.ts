/** The look of the search bar, the filters, the pages and the help. */
import { css } from '../kit/style/sheet.js';
import { atLeast, narrow } from '../kit/style/tokens.js';

export const styles = {
  topBar: css`
    display: grid;
    grid-template: "tab coins" "city search" / minmax(0, 1fr) auto;
    gap: var(--h-space-2) var(--h-space-3);
    align-items: center;
    & > :first-child {
      grid-area: tab;
    }
    & > [data-city] {
      grid-area: city;
    }
    & > button {
      grid-area: search;
    }
    ${atLeast.small} {
      grid-template: "tab city search coins" / var(--h-size-160) minmax(0, 1fr) auto auto;
    }
    & > [data-places] {
      grid-area: places;
    }
    &:has(> [data-places]) {
      grid-template: "tab city places search coins" / var(--h-size-160) minmax(0, 1fr) minmax(0, 1fr) auto auto;
    }
    &[data-tabless] {
      grid-template: "city search" / minmax(0, 1fr) auto;
    }
    &[data-tabless]:has(> [data-places]) {
      grid-template: "city places search" / minmax(0, 1fr) minmax(0, 1fr) auto;
    }
    &[data-tabless] > [data-coins] {
      grid-area: auto;
    }
  `,
  // One line that is swiped sideways where it is longer than the page is wide.
  quickRow: css`
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    min-height: var(--h-control);
    margin-inline: calc(-1 * var(--housing-bleed, 0px));
    padding-inline: var(--housing-bleed, 0px);
    overflow-x: auto;
    scrollbar-width: none;
  `,
  quick: css`
    border-radius: var(--h-radius-full);
    font-weight: 500;
    white-space: nowrap;
    &[data-used] {
      border-color: var(--h-brand);
      background: var(--h-brand-soft);
      color: var(--h-brand-strong);
      font-weight: 600;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  `,
  coins: css`
    grid-area: coins;
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    justify-self: end;
    font-size: var(--h-text-14);
    font-weight: 600;
    white-space: nowrap;
    & > svg {
      color: var(--h-accent);
    }
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
    align-items: center;
    & > ul {
      display: contents;
    }
    & li {
      min-width: 0;
      max-width: 100%;
    }
  `,
  clear: css`
    white-space: nowrap;
  `,
  bar: css`
    ${narrow} {
      flex-wrap: wrap;
      column-gap: var(--h-space-1);
    }
    display: flex;
    gap: var(--h-space-2) var(--h-space-3);
    align-items: center;
    justify-content: space-between;
  `,
  count: css`
    flex: 1;
    min-width: 0;
    ${narrow} {
      min-width: 5em;
    }
    font-size: var(--h-text-15);
    font-weight: 400;
    & > strong {
      font-weight: 700;
    }
  `,
  tools: css`
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    &:empty {
      display: none;
    }
  `,
  sort: css`
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    font-size: var(--h-text-14);
    white-space: nowrap;
  `,
  phoneBar: css`
    position: sticky;
    bottom: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--h-space-2);
    margin-inline: calc(-1 * var(--housing-bleed, 0px));
    padding: var(--h-space-2) var(--housing-bleed, 0px);
    border-top: 1px solid var(--h-border);
    background: var(--h-bg);
    && :is(a, button) {
      scroll-margin-block: 0;
    }
  `,
  panel: css`
    position: sticky;
    top: var(--housing-sticky-top, var(--h-space-4));
    display: flex;
    flex-direction: column;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
  `,
  panelHead: css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--h-size-56);
    padding: 0 var(--h-space-2) 0 var(--h-space-4);
    border-bottom: 1px solid var(--h-border);
    font-size: var(--h-text-16);
    font-weight: 700;
  `,
  panelTitle: css`
    margin: 0;
    font: inherit;
  `,
  panelBody: css`
    min-height: 0;
    padding: 0 var(--h-space-4);
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: var(--h-space-4);
    scrollbar-width: thin;
  `,
  panelFoot: css`
    padding: var(--h-space-3) var(--h-space-4);
    border-top: 1px solid var(--h-border);
  `,
  section: css`
    display: grid;
    gap: var(--h-space-2);
  `,
  media: css`
    padding-block: var(--h-space-3);
  `,
  save: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
    align-items: center;
    justify-content: center;
  `,
  // No scroll anchoring to what is below a list that is still growing.
  more: css`
    overflow-anchor: none;
    display: grid;
    gap: var(--h-space-3);
    justify-items: center;
    color: var(--h-muted);
    font-size: var(--h-text-14);
    font-variant-numeric: tabular-nums;
  `,
  suggestions: css`
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
  `,
} as const;
