/** The look of the map on which a pin is put. */
import { css } from '../../widgets/kit/style/sheet.js';

export const pinStyles = {
  hint: css`
    margin-block-end: var(--h-space-3);
    color: var(--h-muted);
    font-size: var(--h-text-14);
  `,
  frame: css`
    position: relative;
    height: min(56dvh, var(--h-size-440));
    overflow: hidden;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-hover);
  `,
  /** Its tip is the middle of the map. */
  pin: css`
    position: absolute;
    inset-block-end: 50%;
    inset-inline-start: 50%;
    width: var(--h-size-32);
    transform: translateX(-50%);
    pointer-events: none;
    fill: var(--h-brand);
    filter: drop-shadow(0 2px 2px var(--h-overlay));
    & > path {
      stroke: var(--h-bg);
      stroke-width: 2;
    }
    & > circle {
      fill: var(--h-on-brand);
    }
  `,
};
