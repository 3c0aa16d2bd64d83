/** The look of a map before anything lies on it: beside the list where there is room, instead of it on phones. */
import { css } from '../../widgets/kit/style/sheet.js';

/** From here on list and map stand side by side. */
const wide = '@media (min-width: 1024px)';

/** Classes: `pane` holds the map, `ground` its canvas, `colours` the swatches it is painted with. */
export const groundStyles = {
  pane: css`
    position: relative;
    overflow: hidden;
    height: calc(100dvh - var(--h-size-56));
    background: var(--h-hover);
    ${wide} {
      position: sticky;
      inset-block-start: 0;
      grid-column: 2;
      grid-row: 1 / span 4;
      height: 100dvh;
      margin-block-start: calc(-1 * var(--h-space-4));
      border-inline-start: 1px solid var(--h-border);
    }
  `,
  ground: css`
    position: absolute;
    inset: 0;
    overflow: hidden;
    touch-action: none;
    cursor: grab;
    user-select: none;
    &:active {
      cursor: grabbing;
    }
    &[data-drawing] {
      cursor: crosshair;
    }
    &[data-drawing] > ul {
      pointer-events: none;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    & > canvas {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
  `,
  colours: css`
    display: none;
    & > [data-colour="water"] {
      color: var(--h-info-soft);
      color: color-mix(in oklab, var(--h-info) 20%, var(--h-surface));
    }
    & > [data-colour="land"] {
      color: var(--h-hover);
    }
    & > [data-colour="town"] {
      color: var(--h-bg);
    }
    & > [data-colour="green"] {
      color: var(--h-success-soft);
      color: color-mix(in oklab, var(--h-success) 16%, var(--h-bg));
    }
    & > [data-colour="ward"] {
      color: var(--h-border);
    }
    & > [data-colour="road"] {
      color: var(--h-accent-soft);
      color: color-mix(in oklab, var(--h-accent) 22%, var(--h-surface));
    }
    & > [data-colour="rail"] {
      color: var(--h-muted);
      color: color-mix(in oklab, var(--h-muted) 75%, var(--h-bg));
    }
    & > [data-colour="metro"] {
      color: var(--h-info);
      color: color-mix(in oklab, var(--h-info) 65%, var(--h-bg));
    }
    & > [data-colour="name"] {
      color: var(--h-muted);
    }
    & > [data-colour="area"] {
      color: var(--h-brand);
    }
    & > :is([data-colour="city"], [data-colour="station"]) {
      color: var(--h-text);
    }
  `,
};
