/** What a widget on somebody's page does once it is drawn; a file of its own, since nothing of it is on the first screen. */
import { cities } from '../../../model/rules/options/cities.js';
import { type Ground, watchGround } from '../style/ground.js';
import { tell } from './attributes.js';

/** Tells the page's developer of a city that was meant to be another one, and begins to watch the ground. */
export const onceDrawn = (widget: HTMLElement, inner: HTMLElement, theme: () => string): Ground => {
  const { city } = widget as { city?: string };
  // Only few pages name a city beyond the list, so the words are a file of their own.
  if (city && !(cities as readonly string[]).includes(city))
    tell(({ complainOfCity }) => {
      complainOfCity(widget.localName, city);
    });
  return watchGround(widget, inner, theme);
};
