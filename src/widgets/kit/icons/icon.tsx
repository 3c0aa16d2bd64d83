/** Makes an icon component of a path on a 24 px grid; an icon is 1.25 em wide and takes the colour of its text. */
import { css } from '../style/sheet.js';

/** How an icon is drawn; a card dresses its icons itself, so that none of them needs a class. */
export const iconStyle = `
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const svg = css`
  ${iconStyle}
  &[data-filled] {
    fill: currentColor;
  }
`;

/** What every icon takes: a class for its place, and whether the shape is filled (a chosen heart). */
export interface IconProps {
  className?: string;
  filled?: boolean;
}

/** Makes a decorative icon: hidden from assistive technology, since the text beside it says the same. */
export function icon(path: string) {
  return function Icon({ className = '', filled = false }: IconProps) {
    return (
      <svg
        className={`${svg} ${className}`}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        data-filled={filled || undefined}
      >
        <path d={path} />
      </svg>
    );
  };
}
