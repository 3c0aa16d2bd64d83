/** What everything is made of: colours, type, spaces, radii, icons. */
import type { ReactNode } from 'react';
import * as cardIcons from '../../widgets/kit/icons/card-icons.js';
import * as factIcons from '../../widgets/kit/icons/fact-icons.js';
import * as icons from '../../widgets/kit/icons/icons.js';
import * as zoomIcons from '../../widgets/kit/icons/zoom-icons.js';
import { css } from '../../widgets/kit/style/sheet.js';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--h-size-144), 1fr));
  gap: var(--h-space-3);
  & > li {
    display: grid;
    gap: var(--h-space-1);
    font-size: var(--h-text-12);
    color: var(--h-muted);
    overflow-wrap: anywhere;
  }
`;

const swatch = css`
  display: block;
  height: var(--h-size-48);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius);
`;

const iconBox = css`
  font-size: var(--h-text-20);
  color: var(--h-text);
`;

const colours = [
  'bg',
  'surface',
  'hover',
  'text',
  'muted',
  'border',
  'border-strong',
  'brand',
  'brand-strong',
  'brand-soft',
  'on-brand',
  'accent',
  'accent-soft',
  'on-accent',
  'danger',
  'danger-soft',
  'on-danger',
  'success',
  'success-soft',
  'info',
  'info-soft',
  'skeleton',
];
const sizes = [12, 13, 14, 15, 16, 18, 20, 24, 30, 38];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];
const radii = ['radius', 'radius-card', 'radius-sheet', 'radius-full'];

const list = (names: readonly string[], draw: (name: string) => ReactNode) => (
  <ul className={grid}>
    {names.map((name) => (
      <li key={name}>
        {draw(name)}
        {name}
      </li>
    ))}
  </ul>
);

const sets: Record<string, (props: object) => ReactNode> = {
  ...cardIcons,
  ...factIcons,
  ...zoomIcons,
  ...icons,
};

/** Holds each foundation by its name. */
export const foundations: Readonly<Record<string, () => ReactNode>> = {
  colours: () =>
    list(colours, (name) => <span className={swatch} style={{ background: `var(--h-${name})` }} />),
  type: () =>
    list(sizes.map(String), (size) => (
      <span className={iconBox} style={{ fontSize: `var(--h-text-${size})` }}>
        {`₹ ${size} Aa अ`}
      </span>
    )),
  spaces: () =>
    list(spaces.map(String), (space) => (
      <span className={swatch} style={{ width: `var(--h-space-${space})`, background: 'var(--h-brand)' }} />
    )),
  radii: () =>
    list(radii, (radius) => <span className={swatch} style={{ borderRadius: `var(--h-${radius})` }} />),
  elevation: () =>
    list(['shadow'], (name) => <span className={swatch} style={{ boxShadow: `var(--h-${name})` }} />),
  icons: () =>
    list(
      Object.keys(sets)
        .filter((name) => name.endsWith('Icon'))
        .sort(),
      (name) => {
        const Icon = sets[name];
        return <span className={iconBox}>{Icon ? <Icon /> : null}</span>;
      },
    ),
};
