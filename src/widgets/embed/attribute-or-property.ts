/** Reads a setting of a widget from its attribute or its property: frameworks set properties. */
import { camelCase } from '../kit/element/attributes.js';

/** Returns the text of an attribute, of an element whose class may not be there yet; null when nobody gave it. */
export const attributeOrProperty = (element: Element, attribute: string): string | null => {
  const value = (element as unknown as Record<string, unknown>)[camelCase(attribute)];
  return typeof value === 'string' && value ? value : element.getAttribute(attribute);
};
