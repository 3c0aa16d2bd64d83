/** Loads the widgets whose tags are met, in the order in which visitors need them. */
import { widgetFiles } from 'virtual:build';

/** Pixels before a widget comes into view at which its files are asked for. */
const nearBy = '400px';
/** Milliseconds of pause before the other widgets of the page follow the first. */
const pause = 300;

/** Whether an element is on the screen or above it, told a frame before an observer would. */
const isInSight = (element: Element): boolean =>
  (element.getClientRects()[0]?.top ?? innerHeight) < innerHeight;

/**
 * Returns what is to be done with each element of the page: the tag of a widget is loaded at once with loading="eager", only
 * near the screen with loading="lazy", else near the screen or once another widget is there (docs/decisions/0027).
 */
export const createWatch = (load: (tag: string) => Promise<void>): ((element: Element) => void) => {
  const companions = new Set<string>();
  const bring = (tag: string): void => {
    companions.delete(tag);
    void load(tag).then(() => {
      setTimeout(() => {
        companions.forEach(bring);
      }, pause);
    });
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        bring(target.localName);
      }
    },
    { rootMargin: nearBy },
  );
  return (element) => {
    const tag = element.localName;
    if (!(tag in widgetFiles) || customElements.get(tag)) return;
    const loading = element.getAttribute('loading');
    if (loading === 'eager' || isInSight(element)) {
      bring(tag);
      return;
    }
    if (loading !== 'lazy') companions.add(tag);
    sight.observe(element);
  };
};
