/** The look of photos and video. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--h-size-144), 1fr));
  ${atLeast.small} {
    grid-template-columns: repeat(auto-fill, minmax(var(--h-size-180), 1fr));
  }
  gap: var(--h-space-3);
`;

const tile = css`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  &[data-dragged] {
    outline: 2px solid var(--h-brand);
    opacity: 0.7;
  }
  &[data-stage="failed"] {
    border-color: var(--h-danger);
  }
`;

const picture = css`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  background: var(--h-skeleton);
  object-fit: cover;
`;

const corner = css`
  position: absolute;
  inset-block-start: var(--h-space-1);
  inset-inline-start: var(--h-space-1);
  display: flex;
  gap: var(--h-space-1);
`;

const remove = css`
  position: absolute;
  inset-block-start: var(--h-space-1);
  inset-inline-end: var(--h-space-1);
`;

const round = css`
  width: var(--h-size-36);
  height: var(--h-size-36);
`;

const row = css`
  display: flex;
  justify-content: space-between;
  & > button {
    width: var(--h-size-44);
    height: var(--h-size-40);
    border-radius: var(--h-radius);
  }
`;

const note = css`
  display: grid;
  gap: var(--h-space-2);
  padding: var(--h-space-1) var(--h-space-2) var(--h-space-2);
  & :is(select, input) {
    padding-inline: var(--h-space-2);
    font-size: var(--h-text-14);
  }
  @media (pointer: coarse) {
    /* Smaller letters make phones zoom into the field. */
    & :is(select, input) {
      font-size: var(--h-text-16);
    }
  }
`;

const handle = css`
  cursor: grab;
  touch-action: none;
`;

const ring = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: var(--h-size-44);
  height: var(--h-size-44);
  padding: var(--h-space-1);
  border-radius: var(--h-radius-full);
  background: var(--h-scrim);
  transform: translate(-50%, -75%) rotate(-90deg);
  & circle {
    fill: none;
    stroke: var(--h-on-scrim);
    stroke-width: 3;
    stroke-linecap: round;
  }
  & circle:first-child {
    opacity: 0.3;
  }
`;

const drop = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  padding: var(--h-space-4);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  &[data-over] {
    border-color: var(--h-brand);
    background: var(--h-brand-soft);
  }
`;

const strip = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
  & > li {
    width: var(--h-size-80);
    border-radius: var(--h-radius);
    overflow: hidden;
  }
`;

const camera = css`
  display: none;
  @media (pointer: coarse) {
    display: inline-flex;
  }
`;

const film = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  padding: var(--h-space-2) var(--h-space-3);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    font-size: var(--h-text-24);
    color: var(--h-brand);
  }
  & > canvas {
    max-width: var(--h-size-112);
    max-height: var(--h-size-112);
    border-radius: var(--h-radius);
  }
  &:has(> canvas:not([hidden])) > svg {
    display: none;
  }
`;

const faults = css`
  display: grid;
  gap: var(--h-space-1);
`;

/** Holds the classes of photos and video. */
export const mediaStyles = {
  grid,
  tile,
  picture,
  corner,
  remove,
  round,
  row,
  note,
  handle,
  ring,
  drop,
  strip,
  camera,
  film,
  faults,
};
