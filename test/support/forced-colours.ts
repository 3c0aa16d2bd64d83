/** What a reader who forces their own colours on the page can no longer tell apart. */
import type { Page } from 'playwright-core';

/** Names what is lost: the chosen among its like, icons on their ground, the marks of a carousel, the focus. */
export const lostInForcedColours = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' });
  // What a script focuses after a key is shown as the keyboard's.
  await page.keyboard.press('Tab');
  const lost = await page.evaluate(() => {
    // No named function inside: the loader would mark it by a call that the page does not know.
    const found: string[] = [];
    const chosen = '[aria-selected=true], [aria-current], label:has(input:checked)';
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('main *, main')) {
      if (!element.checkVisibility()) continue;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const name = `${element.localName} “${(element.getAttribute('aria-label') ?? element.innerText).trim().slice(0, 30)}”`;
      if (element.matches(chosen)) {
        const like = [...(element.parentElement?.children ?? [])].find(
          (other) => other.localName === element.localName && !other.matches(chosen),
        );
        if (like && getComputedStyle(like).backgroundColor === backgroundColor)
          found.push(`${name} looks like what is not chosen`);
      }
      if (element.matches('button[aria-label*="slide "]:empty')) {
        if (getComputedStyle(element, '::before').borderTopStyle === 'none')
          found.push(`${name} cannot be seen`);
      } else if (element.matches('button') && !element.innerText.trim()) {
        const icon = element.querySelector('svg');
        if (!icon || getComputedStyle(icon).color === backgroundColor)
          found.push(`${name} has no icon to see`);
      }
      if (
        element.matches('input:not([type=range], [type=checkbox], [type=radio], [hidden]), select, textarea')
      ) {
        const { borderTopStyle } = getComputedStyle(element);
        const around = element.parentElement
          ? getComputedStyle(element.parentElement).borderTopStyle
          : 'none';
        if (borderTopStyle === 'none' && around === 'none' && borderTopWidth === '0px')
          found.push(`${name} has no edge`);
      }
      // One of each kind that can have the focus.
      const kind = `${element.localName} ${element.getAttribute('role') ?? ''} ${element.getAttribute('type') ?? ''}`;
      if (element.tabIndex < 0 || element.matches(':disabled') || seen.has(kind)) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      seen.add(kind);
      const drawn = [element, element.closest('label'), element.parentElement];
      if (!drawn.some((one) => one && getComputedStyle(one).outlineStyle !== 'none'))
        found.push(`the focus on ${name} cannot be seen`);
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return lost.map((line) => `forced colours: ${line}`);
};
