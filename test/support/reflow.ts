/** What a narrow window and a reader's own text spacing do to a page. */
import type { Page } from 'playwright-core';

/** Returns the number of pixels by which the page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Adds a sheet of styles to the page and to every widget in it. */
const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }, styles);

/** Spaces all text out as WCAG 1.4.12 lets a reader do. */
export const spaceOut = (page: Page): Promise<void> =>
  addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`,
  );

/** Names the texts that do not fit into a box that hides what is too much, unless an ellipsis says so. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // No named function inside: the loader would mark it by a call that the page does not know.
    const roots: (Document | ShadowRoot)[] = [document];
    const cut: string[] = [];
    for (const root of roots)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // Words for screen readers alone lie in a box of one pixel.
        if (!isText || element.clientHeight < 2 || !element.checkVisibility()) continue;
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isTooHigh = element.scrollHeight > element.clientHeight + 2 && webkitLineClamp === 'none';
        const isTooWide = element.scrollWidth > element.clientWidth + 2 && textOverflow !== 'ellipsis';
        if ((/hidden|clip/.test(overflowY) && isTooHigh) || (/hidden|clip/.test(overflowX) && isTooWide))
          cut.push(`cut: “${element.innerText.slice(0, 60)}”`);
      }
    return cut;
  });
