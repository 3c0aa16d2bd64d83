/** A view that the page's server has drawn into the element, with the data to go on from (docs/decisions/0040). */
import type { Scope } from 'effector';
import type { Locale } from '../language/locale.js';

/** What a widget is given to prepare its first render, which must be what is there already. */
export interface DrawnView {
  scope: Scope;
  locale: Locale;
  props: Record<string, unknown>;
  /** The data that the page has brought for it. */
  data: unknown;
}

/**
 * Takes the data out of a drawn root, and the style sheet whose rules the kit's own has too. The data stand in a block of
 * their own, or where a script has made the root, in its mark.
 */
export const takeData = (shadow: ShadowRoot): unknown => {
  const data = shadow.querySelector('script');
  data?.remove();
  shadow.querySelector('style')?.remove();
  const text = data?.textContent ?? shadow.querySelector<HTMLElement>('[data-first]')?.dataset.first;
  return JSON.parse(text || 'null');
};
