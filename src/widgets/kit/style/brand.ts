/** The colours that follow from a partner's `--housing-brand`, so that every text keeps its contrast (WCAG 1.4.3). */
import { addRules } from './sheet.js';
import { tokensClass } from './tokens.js';

const brand = 'from var(--housing-brand) xyz-d65';

// In xyz-d65 the channel y is the relative luminance of WCAG, so these are exact and live, without a script.
const noLighterThan = (most: number) => {
  const part = `min(1,${String(most)}/y)`;
  return `color(${brand} calc(x*${part}) calc(y*${part}) calc(z*${part}))`;
};
const noDarkerThan = (least: number) => {
  const part = `max(0,(${String(least)} - y)/(1 - y))`;
  const raised = (channel: string, white: number) =>
    `calc(${channel} + (${String(white)} - ${channel})*${part})`;
  return `color(${brand} ${raised('x', 0.9505)} ${raised('y', 1)} ${raised('z', 1.089)})`;
};
/** White on what is darker than this luminance and black on the rest: either way 4.58 to 1 at least. */
const middle = 0.1791;
const black = `clamp(0,(${String(middle)} - y)*1e9,1)`;
const blackOrWhite = (share: string) =>
  `color(${brand} calc(.9505*${share}) calc(${share}) calc(1.089*${share}))`;

// The bounds are those of our own surfaces: the hover of a list is the darkest light one and the lightest dark one.
const readable = `light-dark(${noLighterThan(0.14)},${noDarkerThan(0.3)})`;
const strong = `light-dark(${noLighterThan(0.1)},${noDarkerThan(0.5)})`;
const soft = 'color-mix(in srgb,var(--housing-brand) 12%,var(--h-surface))';
const onFill = blackOrWhite(black);
const away = `color-mix(in srgb,var(--housing-brand) 85%,${blackOrWhite(`(1 - ${black})`)})`;

/** The rules, for every inner root that carries `data-brand`; a browser that lacks the functions goes without. */
export const brandRules = `@supports (color:light-dark(red,${noLighterThan(1).replace('var(--housing-brand)', 'red')})){
.${tokensClass}.${tokensClass}[data-brand]{--h-brand:${readable};--h-fill:var(--housing-brand);--h-fill-hover:${away};
--h-on-brand:var(--housing-on-brand,${onFill});--h-brand-strong:var(--housing-brand-strong,${strong});
--h-brand-soft:var(--housing-brand-soft,${soft})}}`;

/** Adds the rules. */
export function deriveBrand(): void {
  addRules(brandRules);
}
