/** What of a page is not looked at, because another screen of the list shows it: it is hidden, which spares its drawing. */
import type { Page } from 'playwright-core';

/** Says what is left. */
export interface LeftOver {
  /** Selector of the one part that is left, in whatever shadow root; the last that fits is meant. */
  readonly within?: string | undefined;
  /** Selectors of what of the document goes. */
  readonly beside?: readonly string[];
}

/** Hides what is beside and, where one part alone is looked at, all that lies around and behind it. */
export const setAside = (page: Page, left: LeftOver): Promise<void> =>
  page.evaluate(({ within, beside = [] }) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    const away = beside.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const parts = within === undefined ? [] : roots.flatMap((root) => [...root.querySelectorAll(within)]);
    let part: Node | undefined = parts.at(-1);
    while (part?.parentNode) {
      const { parentNode }: Node = part;
      for (const sibling of parentNode.children) if (sibling !== part) away.push(sibling);
      part = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
    }
    const hidden = away
      .filter((element) => element instanceof HTMLElement)
      .map((element) => ({ element, display: element.style.display }));
    for (const { element } of hidden) element.style.setProperty('display', 'none', 'important');
    Object.assign(globalThis, { hidden });
  }, left);

/** Shows again what was hidden last. */
export const putBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { hidden } = globalThis as unknown as { hidden: { element: HTMLElement; display: string }[] };
    for (const { element, display } of hidden) element.style.display = display;
  });
