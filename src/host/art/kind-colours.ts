/** A colour for each kind of listing, beside its name and never in its place: ink on its own soft ground, by day and by night. */
import type { ListingKind } from '../../model/index.js';
import { addRules } from '../../widgets/kit/style/sheet.js';

/** Ink and ground: leaf for sale, river for rent, laterite for land, jamun for rooms, haldi for business. */
export const kindColours: Readonly<
  Record<ListingKind, { ink: readonly [string, string]; ground: readonly [string, string] }>
> = {
  sell: { ink: ['#0B6B5D', '#7AD9C7'], ground: ['#E3F1EE', '#143630'] },
  rent: { ink: ['#1D5FB4', '#A5C8FF'], ground: ['#E6EEF9', '#1A2B45'] },
  plot: { ink: ['#97461C', '#F2AE82'], ground: ['#FAEADF', '#3B2416'] },
  pg: { ink: ['#74388A', '#DCAAEC'], ground: ['#F4E9F8', '#332040'] },
  commercial: { ink: ['#735200', '#F2C45A'], ground: ['#FCF0D0', '#382C10'] },
};

const variables = (write: (pair: readonly [string, string]) => string): string =>
  Object.entries(kindColours)
    .map(
      ([kind, { ink, ground }]) =>
        `[data-kind=${kind}]{--kind-ink:${write(ink)};--kind-ground:${write(ground)}}`,
    )
    .join('\n');

addRules(variables(([light]) => light));
addRules(
  `@supports (color:light-dark(red,red)){${variables(([light, dark]) => `light-dark(${light},${dark})`)}}`,
);
