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

/** What a drawn root has for its widget when a script has made it; a server writes its data into a block of their own. */
export interface DrawnRoot {
  /** Makes what is not made yet of it, and resolves with the data; undefined when they did not come. */
  take?: () => Promise<unknown>;
}

/** Takes the data out of a drawn root, and the style sheet whose rules the kit's own has too. */
export const takeData = async (shadow: ShadowRoot): Promise<unknown> => {
  const inner = shadow.querySelector<HTMLElement & DrawnRoot>('[data-first]');
  const data = shadow.querySelector('script');
  data?.remove();
  shadow.querySelector('style')?.remove();
  return inner?.take ? inner.take() : JSON.parse(data?.textContent || 'null');
};
