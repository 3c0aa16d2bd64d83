/** The picture of a city's tile, by day or by night: what people there would draw of it (scripts/rollup/city-pictures.mjs). */
import type { CSSProperties } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';

const picture = css`
  height: var(--h-size-112);
  background: var(--h-brand-soft) var(--city-day) center bottom / cover;
  :root[data-theme="dark"] & {
    background-image: var(--city-night);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) & {
      background-image: var(--city-night);
    }
  }
  @media (min-width: 768px) {
    height: var(--h-size-144);
  }
`;

const drawn = new Set(
  'mumbai navi-mumbai thane pune nashik mira-bhayandar vasai-virar kalyan dombivli badlapur'.split(' '),
);

/** Draws the picture; cities without one of their own have houses in a row. */
export function CityMark({ city }: { city: string }) {
  const slug = city.toLowerCase().replaceAll(' ', '-');
  const name = drawn.has(slug) ? slug : 'other';
  const pictures = {
    '--city-day': `url("/brand/city-${name}.svg")`,
    '--city-night': `url("/brand/city-${name}-night.svg")`,
  };
  return <span className={picture} style={pictures as CSSProperties} aria-hidden="true" />;
}
