/** The colours of a map, which its style sheet knows and its canvas asks for. */

/** Names them, as `data-colour` of the swatches. */
export const colourNames = [
  'water',
  'land',
  'town',
  'green',
  'ward',
  'road',
  'rail',
  'metro',
  'name',
  'city',
  'station',
  'area',
] as const;

/** A colour by each name. */
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** Reads the colours of the theme off the swatches, which stand in the order of their names. */
export const coloursOf = (swatches: Element | null | undefined): Colours => {
  const all = [...(swatches?.children ?? [])].map((swatch) => getComputedStyle(swatch).color);
  return Object.fromEntries(colourNames.map((name, at) => [name, all[at]])) as Colours;
};
