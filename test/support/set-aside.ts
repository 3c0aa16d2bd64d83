/** What of a page is not looked at, because another screen of the list shows it, or because its like is there already. */
import type { Page } from 'playwright-core';

/** Says what is left. */
export interface LeftOver {
  /** Selector of the one part that is left, in whatever shadow root; the last that fits is meant. */
  readonly within?: string | undefined;
  /** Selectors of what of the document goes. */
  readonly beside?: readonly string[];
}

/** What a page remembers of it; what looks at the page may take it out of the document for as long as it looks. */
export interface SetAside {
  aside?: readonly { readonly element: HTMLElement; readonly display: string }[];
}

/**
 * Hides what is beside, all but three cards of a long list, and, where one part alone is looked at, all that lies around
 * and behind it: what is hidden need not be drawn and measured.
 */
export const setAside = (page: Page, left: LeftOver): Promise<void> =>
  page.evaluate(({ within, beside = [] }) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    const away = new Set(beside.flatMap((selector) => [...document.querySelectorAll(selector)]));
    for (const root of roots)
      for (const card of root.querySelectorAll('li:nth-child(n + 4):has(article)')) away.add(card);
    const parts = within === undefined ? [] : roots.flatMap((root) => [...root.querySelectorAll(within)]);
    let part: Node | undefined = parts.at(-1);
    while (part?.parentNode) {
      const { parentNode }: Node = part;
      for (const sibling of parentNode.children) if (sibling !== part) away.add(sibling);
      part = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
    }
    const aside = [...away]
      .filter((element) => element instanceof HTMLElement)
      .map((element) => ({ element, display: element.style.display }));
    for (const { element } of aside) element.style.setProperty('display', 'none', 'important');
    Object.assign(globalThis, { aside });
  }, left);

/** Shows it again. */
export const putBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { aside = [] } = globalThis as SetAside;
    for (const { element, display } of aside) element.style.display = display;
    Object.assign(globalThis, { aside: [] });
  });
