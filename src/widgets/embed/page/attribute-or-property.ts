/** Reads a setting of a widget from its attribute or its property: frameworks set properties. */

/** Returns the text of an attribute, of an element whose class may not be there yet; undefined when nobody gave it. */
export const attributeOrProperty = (
  element: Element,
  attribute: 'group' | 'listing-url',
): string | undefined => {
  const field = attribute === 'group' ? attribute : 'listingUrl';
  const value = (element as { group?: unknown; listingUrl?: unknown })[field];
  return typeof value === 'string' && value !== '' ? value : (element.getAttribute(attribute) ?? undefined);
};
