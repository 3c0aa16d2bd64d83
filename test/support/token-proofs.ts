/** For each documented custom property: a value nobody else uses, and what of which widget then has it. */

/** The proof of a custom property. */
export interface TokenProof {
  readonly widget: string;
  /** Finds what the row names; one of them must have it. */
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

type Place = readonly [widget: string, selector: string, property: string];
const colour = ([widget, selector, property]: Place): TokenProof => ({
  widget,
  selector,
  property,
  value: 'rgb(1, 2, 3)',
});
const length = ([widget, selector, property]: Place, value = '7.125px'): TokenProof => ({
  widget,
  selector,
  property,
  value,
});

const ground = 'background-color';
const edge = 'border-top-color';
const corner = 'border-top-left-radius';
const main = 'button[type=submit]';
const chosen = 'label:has(input:checked)';

const sizes: Readonly<Record<string, Place>> = {
  12: ['results', 'article span', 'font-size'],
  13: ['results', 'article p', 'font-size'],
  14: ['search-box', 'label', 'font-size'],
  15: ['search-box', main, 'font-size'],
  16: ['search-box', 'form', 'font-size'],
  18: ['listing-detail', 'p', 'font-size'],
  20: ['listing-detail', 'h2', 'font-size'],
  24: ['post-property', 'h2', 'font-size'],
  30: ['listing-detail', 'strong', 'font-size'],
};

/** Holds the proofs by the name behind `--housing-`. */
export const tokenProofs: Readonly<Record<string, TokenProof>> = {
  brand: colour(['search-box', main, ground]),
  'on-brand': colour(['search-box', main, 'color']),
  'brand-soft': colour(['results', chosen, ground]),
  'brand-strong': colour(['results', chosen, 'color']),
  surface: colour(['results', 'article', ground]),
  hover: colour(['search-box', 'fieldset > div', ground]),
  text: colour(['search-box', 'form', 'color']),
  muted: colour(['search-box', 'fieldset label', 'color']),
  border: colour(['results', 'article', edge]),
  'border-strong': colour(['search-box', 'select', edge]),
  radius: length(['search-box', 'select', corner]),
  'radius-card': length(['results', 'article', corner]),
  'radius-sheet': length(['search-box', 'form', corner]),
  'space-1': length(['search-box', 'fieldset > div', 'padding-top']),
  'space-2': length(['results', 'button', 'column-gap']),
  'space-3': length(['search-box', 'select', 'padding-left']),
  'space-4': length(['search-box', 'form', 'row-gap']),
  'space-5': length(['search-box', 'form', 'padding-top']),
  'space-6': length(['post-property', 'form', 'row-gap']),
  'space-7': length(['listing-detail', 'dl', 'column-gap']),
  font: { widget: 'search-box', selector: 'form', property: 'font-family', value: 'monospace' },
  ...Object.fromEntries(
    Object.entries(sizes).map(([size, place]) => [`text-${size}`, length(place, '19.125px')]),
  ),
  control: length(['search-box', 'select', 'min-height'], '61px'),
  shadow: {
    widget: 'listing-detail',
    selector: 'div',
    property: 'box-shadow',
    value: 'rgb(1, 2, 3) 0px 5px 7px 0px',
  },
};
