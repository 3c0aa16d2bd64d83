/** The look of a listing card: tall in a narrow place, picture left in a wide one. */
import { css } from '../style/sheet.js';

const wide = '@container listing-card (min-width: 560px)';

/** The place of a card: the card asks for its width, not the page's. */
export const placeClass = css`
  container: listing-card / inline-size;
  height: 100%;
`;

/** The card itself. */
export const cardClass = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  &:hover {
    border-color: var(--h-border-strong);
  }
  &:has(a[data-card]:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
  ${wide} {
    flex-direction: row;
  }
`;

/** The picture's side of the card. */
export const mediaClass = css`
  position: relative;
  flex: none;
  ${wide} {
    width: var(--h-size-280);
    min-height: var(--h-size-210);
    & > :first-child {
      position: absolute;
      inset: 0;
      aspect-ratio: auto !important;
    }
  }
`;

/** The row of counts over the picture. */
export const countsClass = css`
  position: absolute;
  inset: auto auto var(--h-space-2) var(--h-space-2);
  display: flex;
  gap: var(--h-space-1);
`;

/** The words' side of the card. */
export const bodyClass = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--h-space-2);
  min-width: 0;
  padding: var(--h-space-4);
`;

/** The line of the price. */
export const priceLineClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--h-space-2);
  align-items: baseline;
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** The price, with the most weight on a card. */
export const priceClass = css`
  color: var(--h-text);
  font-size: var(--h-text-20);
  font-weight: 700;
  line-height: 1.3;
`;

/** The headline; its link covers the whole card. */
export const titleClass = css`
  font-size: var(--h-text-16);
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  & > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** The society's line under the headline. */
export const placeLineClass = css`
  overflow: hidden;
  color: var(--h-muted);
  font-size: var(--h-text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Holds headline and society together. */
export const nameClass = css`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/** The line of badges and the date. */
export const metaClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-1) var(--h-space-2);
  align-items: center;
  color: var(--h-muted);
  font-size: var(--h-text-13);
`;

/** The row of buttons; it stands above the link that covers the card. */
export const actionsClass = css`
  position: relative;
  margin-top: auto;
  padding-top: var(--h-space-1);
`;
