/** The look of the page's frame: columns, sections, the bars at the top and the bottom. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

// Holds both bars, which stick to the window only as long as this is in view.
const frame = css`
  position: relative;
  isolation: isolate;
  scroll-margin-top: calc(var(--housing-sticky-top, 0px) + var(--h-space-4));
`;

const page = css`
  display: grid;
  gap: var(--h-space-5);
  min-width: 0;
  /* What takes the focus comes to stand clear of both bars. */
  & :is(a, button, input, select) {
    scroll-margin-block: var(--h-size-112);
  }
`;

const columns = css`
  display: grid;
  scroll-margin-top: calc(var(--housing-sticky-top, 0px) + var(--h-size-80));
  gap: var(--h-space-6);
  min-width: 0;
  ${atLeast.large} {
    grid-template-columns: minmax(0, 1fr) var(--h-size-360);
    align-items: start;
  }
`;

const main = css`
  display: grid;
  gap: var(--h-space-7);
  min-width: 0;
  & > nav {
    margin-bottom: calc(-1 * var(--h-space-5));
  }
  ${atLeast.large} {
    grid-column: 1;
    grid-row: 1;
  }
`;

const side = css`
  display: grid;
  gap: var(--h-space-4);
  min-width: 0;
  ${atLeast.large} {
    position: sticky;
    top: calc(var(--housing-sticky-top, 0px) + var(--h-space-4));
    grid-column: 2;
    grid-row: 1;
  }
`;

const section = css`
  display: grid;
  gap: var(--h-space-4);
  min-width: 0;
  scroll-margin-top: var(--h-size-120);
  [data-below] > & {
    margin-top: var(--h-space-5);
  }
  ${atLeast.medium} {
    scroll-margin-top: var(--h-size-80);
  }
`;

const heading = css`
  font-size: var(--h-text-20);
  font-weight: 700;
  line-height: 1.3;
  &:focus {
    outline: none;
  }
`;

const subheading = css`
  font-size: var(--h-text-16);
  font-weight: 700;
`;

const card = css`
  display: grid;
  gap: var(--h-space-3);
  min-width: 0;
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  ${atLeast.large} {
    padding: var(--h-space-5);
  }
`;

const note = css`
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

const prose = css`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const onLarge = css`
  display: none;
  ${atLeast.large} {
    display: grid;
  }
`;

const untilLarge = css`
  ${atLeast.large} {
    display: none;
  }
`;

/** Holds the classes of the page's frame. */
export const pageStyles = {
  frame,
  page,
  columns,
  main,
  side,
  section,
  heading,
  subheading,
  card,
  note,
  prose,
  onLarge,
  untilLarge,
};
