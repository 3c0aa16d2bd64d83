/** The look of amenities, of the registration and of similar listings. */
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';

const amenities = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--h-space-3);
  ${atLeast.medium} {
    grid-template-columns: repeat(4, 1fr);
    &[data-in="society"] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  & > li {
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    min-width: 0;
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius);
    background: var(--h-surface);
    font-size: var(--h-text-14);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & svg {
    color: var(--h-brand);
    font-size: var(--h-text-18);
  }
`;

const rera = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  font-size: var(--h-text-15);
  & > svg {
    color: var(--h-brand);
    font-size: var(--h-text-24);
  }
  & > svg[data-muted] {
    color: var(--h-muted);
  }
  & > div {
    flex: 1 1 var(--h-size-200);
  }
  & > a {
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    font-size: var(--h-text-14);
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

// Laid out when the reader comes near it. It clips at its edge: the padding leaves the cards their rings.
const similar = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--h-size-440);
  min-width: 0;
  margin: calc(-1 * var(--h-space-2));
  padding: var(--h-space-2);
`;

/** Holds the classes of amenities, registration and similar listings. */
export const laterStyles = { amenities, rera, similar };
