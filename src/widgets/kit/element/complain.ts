/** Tells a page's developer of a value that a widget cannot read: once, with the remedy. */
import type { AttributeSpec } from './attributes.js';
import { meantCity, nearestTo } from './nearest.js';

const remedyFor = (spec: AttributeSpec, text: string): string => {
  switch (spec.type) {
    case 'boolean':
      return 'Write the attribute alone to switch it on, or remove it to switch it off.';
    case 'number':
      return 'Write a plain number, such as 12.';
    case 'enum': {
      const nearest = nearestTo(text, spec.values);
      return `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${spec.values.join(', ')}.`;
    }
    case 'string':
      return '';
  }
};

const said = new Set<string>();

/** Lists what has been said on this page, for `Housing.check()`. */
export const complaints = (): readonly string[] => [...said];

/** Writes a complaint to the console, the same one only once. */
export const sayOnce = (complaint: string): void => {
  if (!said.has(complaint)) console.error(complaint);
  said.add(complaint);
};

/** Complains of the text of an attribute. */
export const complain = (tag: string, name: string, spec: AttributeSpec, text: string): void => {
  sayOnce(`<${tag}> cannot read ${name}="${text}". ${remedyFor(spec, text)}`);
};

/** Complains of a city that was meant to be another one. */
export const complainOfCity = (tag: string, city: string): void => {
  const meant = meantCity(city);
  if (meant) sayOnce(`<${tag}> knows no city="${city}". Did you mean "${meant}"?`);
};

/** Complains of a widget that the partner's key leaves out. */
export const complainOfKey = (tag: string): void => {
  sayOnce(`<${tag}> is not among the widgets of this key. Add it at /partners.`);
};

/** Complains of a widget whose view failed. */
export const complainOfView = (tag: string, error: unknown): void => {
  const complaint = `<${tag}> could not be drawn; its own content is shown instead.`;
  said.add(complaint);
  console.error(complaint, error);
};
