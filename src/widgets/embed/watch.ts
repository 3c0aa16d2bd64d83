/** Finds every widget tag of the page, now and later. */
import { widgetFiles } from 'virtual:build';

/** Pixels before a widget comes into view at which its files are asked for. */
const nearBy = '400px';
/** Milliseconds of pause before the other widgets of the page follow the first. */
const pause = 300;

/**
 * Calls `load` with the name of each tag: at once with loading="eager", only near the screen with loading="lazy", else
 * near the screen or once another widget of the page is there (docs/decisions/0027).
 */
export const watch = (load: (tag: string) => Promise<void>): void => {
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
  const meet = (element: Element): void => {
    const tag = element.localName;
    if (!(tag in widgetFiles) || customElements.get(tag)) return;
    const loading = element.getAttribute('loading');
    if (loading === 'eager') {
      bring(tag);
      return;
    }
    if (loading !== 'lazy') companions.add(tag);
    sight.observe(element);
  };
  const all = Object.keys(widgetFiles).join();
  const meetAll = (root: ParentNode): void => {
    root.querySelectorAll(all).forEach(meet);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        meet(node);
        if (node.firstElementChild) meetAll(node);
      }
  }).observe(document, { childList: true, subtree: true });
  meetAll(document);
};
