/** The look of the full-screen viewer: dark in every theme, so that only the pictures have colour. */
import { css, keyframes } from '../style/sheet.js';
import { viewport } from '../style/tokens.js';

const appear = keyframes`from{opacity:0;}`;

const box = css`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--h-bg);
  color: var(--h-text);
  overflow: hidden;
  overscroll-behavior: contain;
  animation: ${appear} var(--h-slow) ease-out;
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  /* The pictures have the focus from the start: the ring stands at their number, not around the whole screen. */
  &:has(ul:focus-visible) [data-counter] {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
    border-radius: var(--h-radius);
  }
`;

const head = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  padding: var(--h-space-2) var(--h-space-2) var(--h-space-2) var(--h-space-4);
`;

const stops = css`
  display: flex;
  gap: var(--h-space-1);
  padding: 0 var(--h-space-4) var(--h-space-2);
  overflow-x: auto;
  scrollbar-width: none;
  & > button {
    flex: none;
    min-height: var(--h-size-36);
    padding: var(--h-space-1) var(--h-space-3);
    border-radius: var(--h-radius-full);
    color: var(--h-muted);
    font-size: var(--h-text-14);
    font-weight: 600;
  }
  & > button:hover {
    background: var(--h-hover);
  }
  & > button:focus-visible {
    outline-offset: calc(var(--h-size-4) * -1);
  }
  & > button[aria-current] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
  }
  & > button > span {
    margin-inline-start: var(--h-space-2);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    & > button {
      min-height: var(--h-size-44);
    }
  }
`;

const caption = css`
  grid-column: 1 / -1;
  min-height: calc(var(--h-text-15) * 1.5 + var(--h-space-3));
  padding: var(--h-space-3) var(--h-space-4) 0;
  font-size: var(--h-text-15);
  text-align: center;
  overflow-wrap: anywhere;
`;

const drawn = css`
  & > * {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const titleClass = css`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  color: var(--h-muted);
  font-size: var(--h-text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const counter = css`
  flex: none;
  font-size: var(--h-text-15);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const stage = css`
  position: relative;
  min-height: 0;
  overflow: hidden;
  /* Two fingers zoom the picture, not the page. */
  touch-action: pan-x;
  &[data-zoomed] {
    touch-action: none;
    cursor: grab;
  }
  &[data-zoomed] > ul {
    overflow: hidden;
  }
`;

const track = css`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline: none;
  }
`;

const slide = css`
  display: grid;
  flex: 0 0 100%;
  place-items: center;
  min-width: 0;
  height: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  & > * {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

const arrow = css`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--h-space-4) auto;
  margin-block: auto;
  &[data-next] {
    inset-inline: auto var(--h-space-4);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;

const foot = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-width: 0;
  ${viewport.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const contactClass = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--h-space-2);
  padding: var(--h-space-2) var(--h-space-4) calc(var(--h-space-2) + env(safe-area-inset-bottom, 0px));
  & > button {
    flex-wrap: wrap;
    gap: 0 var(--h-space-2);
  }
  ${viewport.phone} {
    & > button > svg {
      display: none;
    }
  }
`;

const thumbs = css`
  display: flex;
  min-width: 0;
  gap: var(--h-space-2);
  padding: var(--h-space-3) var(--h-space-4);
  overflow-x: auto;
  scrollbar-width: none;
  & > :first-child {
    margin-inline-start: auto;
  }
  & > :last-child {
    margin-inline-end: auto;
  }
`;

const thumb = css`
  position: relative;
  flex: none;
  width: var(--h-size-80);
  border-radius: var(--h-radius);
  overflow: hidden;
  opacity: 0.5;
  transition: opacity var(--h-fast) ease-out;
  &:hover, &[aria-current] {
    opacity: 1;
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px var(--h-brand);
  }
  & > svg {
    position: absolute;
    inset: 0;
    margin: auto;
    color: var(--h-on-scrim);
  }
`;

/** Holds the viewer's classes by the part they dress. */
export const viewerStyles = {
  box,
  head,
  stops,
  caption,
  drawn,
  titleClass,
  counter,
  stage,
  track,
  slide,
  arrow,
  foot,
  contact: contactClass,
  thumbs,
  thumb,
};
