/** What is lost on a page in forced colours. */
import type { Page } from 'playwright-core';

/** Names what is lost of states and marks: the chosen among its like, icons, a carousel's dots, the edges of fields. */
const lostMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // No named function inside: the loader would mark it by a call that the page does not know.
    const found: string[] = [];
    const chosen = '[aria-selected=true], [aria-current], label:has(input:checked)';
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (!element.checkVisibility()) continue;
      const { backgroundColor, borderTopStyle } = getComputedStyle(element);
      const words = element.getAttribute('aria-label') ?? element.textContent;
      const name = `${element.localName} “${words.trim().slice(0, 30)}”`;
      if (element.matches(chosen)) {
        const like = [...(element.parentElement?.children ?? [])].find(
          (other) => other.localName === element.localName && !other.matches(chosen),
        );
        if (like && getComputedStyle(like).backgroundColor === backgroundColor)
          found.push(`${name} looks like what is not chosen`);
      }
      if (element.matches('button') && !element.innerText.trim()) {
        const icon = element.querySelector('svg');
        const mark = getComputedStyle(element, '::before').borderTopStyle !== 'none';
        if (element.querySelector('img')) continue;
        if (icon ? getComputedStyle(icon).color === backgroundColor : !mark)
          found.push(`${name} has nothing to see`);
      }
      if (element.matches('input[type=text], input[type=search], select, textarea')) {
        const around = element.parentElement
          ? getComputedStyle(element.parentElement).borderTopStyle
          : 'none';
        if (borderTopStyle === 'none' && around === 'none') found.push(`${name} has no edge`);
      }
    }
    return found;
  });

/** Focuses one control of each kind and returns the names of those on which the focus is not drawn. */
const lostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const kind = ['role', 'type'].map((name) => element.getAttribute(name) ?? '').join(' ');
      // The focus of a slider is drawn on its thumb, which no style can be asked of.
      if (element.matches('[type=range]')) continue;
      if (element.tabIndex < 0 || element.matches(':disabled') || seen.has(element.localName + kind))
        continue;
      element.focus();
      if (document.activeElement !== element) continue;
      seen.add(element.localName + kind);
      const drawn = [element, element.closest('label'), element.parentElement];
      if (!drawn.some((one) => one && getComputedStyle(one).outlineStyle !== 'none'))
        found.push(`the focus on ${element.localName} ${kind} cannot be seen`);
    }
    return found;
  });

/** Names all that is lost in forced colours. */
export const lostInForcedColours = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' });
  // What a script focuses after a key is drawn as the keyboard's.
  await page.keyboard.press('Tab');
  const lost = [...(await lostMarks(page)), ...(await lostFocus(page))];
  await page.emulateMedia({ forcedColors: 'none' });
  return lost.map((line) => `forced colours: ${line}`);
};
