/** The look of the posting form: one column, large choices, a bar that stays at the bottom. */
import { css } from '../kit/style/sheet.js';
import { atLeast, narrow } from '../kit/style/tokens.js';
import { categories, steps } from './form/form-head-styles.js';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, var(--h-size-640));
  gap: var(--h-space-5);
  justify-content: center;
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  & h2 {
    font-size: var(--h-text-24);
    font-weight: 700;
    line-height: 1.25;
  }
  & h2:focus {
    outline: none;
  }
`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  /* What takes the focus comes to stand clear of the bar at the bottom. */
  & :is(input, select, textarea, button) {
    scroll-margin-block: var(--h-size-112);
  }
`;

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  & > h3 {
    padding-top: var(--h-space-5);
    border-top: 1px solid var(--h-border);
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  /* Right below the steps, whose line is enough. */
  &:first-child > h3 {
    padding-top: 0;
    border-top: 0;
  }
  & > h3 > span {
    color: var(--h-muted);
    font-size: var(--h-text-14);
    font-weight: 400;
  }
`;

/** Keeps the room of the photos in step one, which load after the fields. */
const early = css`
  min-height: var(--h-size-120);
`;

/** Keeps the room of the exact place, which comes in a file of its own. */
const pin = css`
  min-height: calc(var(--h-size-120) + var(--h-space-2));
`;

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(var(--h-size-112), 1fr);
  gap: var(--h-space-3);
  align-items: start;
`;

const half = css`
  ${atLeast.small} {
    max-width: 50%;
  }
`;

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  gap: var(--h-space-2);
  margin-inline: calc(-1 * var(--h-space-3));
  padding: var(--h-space-3) var(--h-space-3) calc(var(--h-space-3) + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid var(--h-border);
  background: var(--h-bg);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2) var(--h-space-3);
    align-items: center;
  }
  & [type="submit"] {
    margin-inline-start: auto;
  }
  ${narrow} {
    & > div {
      gap: var(--h-space-2);
    }
    & > div > button {
      padding-inline: var(--h-space-3);
    }
    & [type="submit"] {
      flex-grow: 1;
    }
  }
`;

const fill = css`flex: 1;`;

const wrong = css`
  &:empty {
    display: none;
  }
  display: flex;
  gap: var(--h-space-1);
  align-items: start;
  color: var(--h-danger);
  font-size: var(--h-text-13);
  font-weight: 500;
`;

const note = css`
  color: var(--h-muted);
  font-size: var(--h-text-13);
  font-weight: 400;
`;

const hint = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: start;
  padding: var(--h-space-2) var(--h-space-3);
  border-radius: var(--h-radius);
  background: var(--h-accent-soft);
  color: var(--h-text);
  font-size: var(--h-text-13);
`;

const card = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
  padding: var(--h-space-5);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  & h3 {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  & h3:focus {
    outline: none;
  }
  & > svg {
    color: var(--h-success);
    font-size: var(--h-text-30);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
  }
`;

const notice = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  justify-content: space-between;
  /* A button without a frame stands at the edge with its words. */
  &:is(p) > button {
    margin-inline: calc(var(--h-space-3) * -1);
  }
`;

const area = css`
  min-height: calc(var(--h-control) * 3);
  resize: vertical;
`;

/** Holds the classes of the posting form. */
export const styles = {
  page,
  head,
  categories,
  steps,
  form,
  section,
  early,
  pin,
  pair,
  half,
  bar,
  fill,
  wrong,
  note,
  hint,
  card,
  notice,
  area,
};
