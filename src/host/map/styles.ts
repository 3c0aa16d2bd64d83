/** The look of what lies on the map, and of its button. */
import { css } from '../../widgets/kit/style/sheet.js';

export const styles = {
  open: css`
    /* It stands before the list, takes no room there, and is seen at the foot of the window, or of the list where that ends
       further up: clear of the tools on phones, and of what the list ends with. */
    --height: calc(var(--h-control) + var(--h-size-72));
    position: sticky;
    inset-block-start: calc(100dvh - var(--height) - env(safe-area-inset-bottom));
    z-index: 5;
    display: flex;
    justify-content: center;
    align-items: start;
    height: var(--height);
    margin-block-start: calc(-1 * var(--height));
    pointer-events: none;
    & > button {
      flex: none;
      pointer-events: auto;
      border-radius: var(--h-radius-full);
      box-shadow: var(--h-shadow);
    }
  `,
  layer: css`
    position: absolute;
    inset: 0;
    & > li {
      position: absolute;
      width: 0;
      height: 0;
      will-change: transform;
    }
    & > li:hover,
    & > li:focus-within,
    & > [data-lit],
    & > [data-fanned] {
      z-index: 1;
    }
    & > [data-fanned]:is(:hover, :focus-within),
    & > li:has(> [aria-expanded="true"]) {
      z-index: 2;
    }
    & > [data-fanned] > i {
      position: absolute;
      border-block-start: 2px solid var(--h-text);
      transform-origin: 0 0;
      pointer-events: none;
    }
    & button {
      position: absolute;
      transform: translate(-50%, -50%);
      display: grid;
      justify-items: center;
      min-width: var(--h-size-44);
      min-height: var(--h-size-28);
      align-content: center;
      padding: 3px var(--h-space-2);
      border: 1px solid var(--h-border-strong);
      border-radius: var(--h-radius-full);
      background: var(--h-surface);
      box-shadow: var(--h-shadow);
      color: var(--h-text);
      font-size: var(--h-text-13);
      font-weight: 700;
      line-height: 1.25;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
      transition: transform var(--h-fast) ease-out;
    }
    & button::after {
      /* A finger needs more than the eye. */
      content: "";
      position: absolute;
      inset: -6px 0;
    }
    & [data-many] {
      padding: var(--h-space-1) var(--h-space-3);
      border-color: var(--h-bg);
      border-radius: var(--h-radius-sheet);
      background: var(--h-brand);
      color: var(--h-on-brand);
    }
    & button small {
      font-size: var(--h-text-12);
      font-weight: 500;
    }
    & button:hover,
    & :is([aria-pressed="true"], [aria-expanded="true"]),
    & [data-lit] > button {
      border-color: var(--h-text);
      background: var(--h-text);
      color: var(--h-bg);
      transform: translate(-50%, -50%) scale(1.08);
    }
  `,
  tools: css`
    position: absolute;
    inset-block-start: var(--h-space-3);
    inset-inline-end: var(--h-space-3);
    display: grid;
    gap: var(--h-space-2);
  `,
  top: css`
    position: absolute;
    inset-block-start: var(--h-space-3);
    inset-inline: var(--h-size-72);
    display: grid;
    gap: var(--h-space-2);
    justify-items: center;
    pointer-events: none;
    & > * {
      pointer-events: auto;
      border-radius: var(--h-radius-full);
      box-shadow: var(--h-shadow);
    }
    & > p {
      padding: var(--h-space-1) var(--h-space-3);
      background: var(--h-surface);
      color: var(--h-text);
      font-size: var(--h-text-14);
      text-align: center;
    }
  `,
  foot: css`
    position: absolute;
    inset-block-end: var(--h-over, 0);
    inset-inline: 0;
    display: flex;
    align-items: end;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-2);
    pointer-events: none;
    font-size: var(--h-text-12);
    color: var(--h-muted);
    & > * {
      pointer-events: auto;
      max-width: 75%;
      padding: 2px var(--h-space-2);
      background: color-mix(in srgb, var(--h-surface) 86%, transparent);
    }
    & > p {
      /* Room for the folded sources beside it. */
      max-width: calc(100% - var(--h-size-120));
    }
    & > button {
      min-height: var(--h-size-24);
      border: 0;
      color: inherit;
      font: inherit;
      text-align: start;
      text-decoration: underline;
      cursor: pointer;
    }
    & > details {
      margin-inline-start: auto;
    }
    & summary {
      cursor: pointer;
      padding-block: var(--h-space-1);
    }
  `,
  card: css`
    position: absolute;
    inset-block-end: calc(var(--h-size-36) + var(--h-over, 0px));
    inset-inline: var(--h-space-3);
    z-index: 2;
    margin-inline: auto;
    max-width: var(--h-size-440);
    max-height: 60%;
    overflow: auto;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
    box-shadow: var(--h-shadow);
    & > button {
      position: absolute;
      inset-block-start: var(--h-space-1);
      inset-inline-end: var(--h-space-1);
      z-index: 1;
    }
    & > footer {
      padding: var(--h-space-3);
      border-block-start: 1px solid var(--h-border);
    }
  `,
  home: css`
    position: relative;
    display: grid;
    grid-template-columns: var(--h-size-120) minmax(0, 1fr);
    gap: var(--h-space-3);
    & + & {
      border-block-start: 1px solid var(--h-border);
    }
    & > span:first-child {
      height: 100%;
      min-height: var(--h-size-96);
      aspect-ratio: auto;
    }
    & h2 {
      font: inherit;
    }
    & > div {
      padding-block: var(--h-space-3);
      padding-inline-end: var(--h-size-40);
      font-size: var(--h-text-14);
      color: var(--h-muted);
    }
    & strong {
      font-size: var(--h-text-18);
      color: var(--h-text);
    }
    & a {
      color: var(--h-text);
      font-weight: 600;
      text-decoration: none;
    }
    & a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    &:hover a {
      text-decoration: underline;
    }
  `,
};
