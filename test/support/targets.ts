/** The targets of a page that are too small: WCAG 2.5.8, by their drawn boxes. */
import type { Page } from 'playwright-core';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  name: string;
}

const controls =
  'a[href], button, input:not([type=hidden], [type=range]), select, textarea, summary, [role=option], [role=tab], [role=menuitem]';

/** Gathers the boxes; a link drawn over its card is as large as the card, a box inside a label as the label. */
const boxesOf = (page: Page, within: string | undefined): Promise<Box[]> =>
  page.evaluate(
    ({ wanted, part }) => {
      // No named function inside: the loader would mark it by a call that the page does not know.
      const roots: (Document | ShadowRoot)[] = [document];
      const boxes: Box[] = [];
      for (const root of roots)
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.shadowRoot) roots.push(element.shadowRoot);
          if (!element.matches(wanted) || element.matches(':disabled') || element.closest('[inert]'))
            continue;
          if (part && !element.closest(part)) continue;
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          // A link among the words of a sentence is as high as its line.
          const isInline = getComputedStyle(element).display === 'inline';
          const isAmongWords = [...(element.parentNode?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const after = getComputedStyle(element, '::after');
          const isStretched = after.position === 'absolute' && after.content !== 'none';
          if (isInline && isAmongWords && !isStretched) continue;
          let drawn: Element = element;
          if (isStretched)
            while (drawn.parentElement && getComputedStyle(drawn).position === 'static')
              drawn = drawn.parentElement;
          if (element.matches('input')) drawn = element.closest('label') ?? element;
          const { left, top, right, bottom } = drawn.getBoundingClientRect();
          // A box of one pixel is for screen readers, or for the keyboard until it has the focus.
          if (right - left < 3 || bottom - top < 3) continue;
          const name = element.getAttribute('aria-label') ?? (element.innerText || element.id);
          boxes.push({
            left,
            top,
            right,
            bottom,
            name: `${element.localName} “${name.trim().slice(0, 40)}”`,
          });
        }
      return boxes;
    },
    { wanted: controls, part: within },
  );

const least = 24;

const isSmall = ({ left, top, right, bottom }: Box): boolean =>
  right - left < least - 0.5 || bottom - top < least - 0.5;

/** Tells how far a point lies from a box. */
const away = (x: number, y: number, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const centre = ({ left, top, right, bottom }: Box): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** Tells whether the circle of 24 px around a small target meets another target, or the circle of a small one. */
const meets = (one: Box, other: Box): boolean => {
  const [x, y] = centre(one);
  if (away(x, y, other) < least / 2) return true;
  const [otherX, otherY] = centre(other);
  return isSmall(other) && Math.hypot(x - otherX, y - otherY) < least;
};

/** Names the targets that are smaller than 24 px and too near to another one. */
export const smallTargets = async (page: Page, within?: string): Promise<string[]> => {
  const boxes = await boxesOf(page, within);
  return boxes.filter(isSmall).flatMap((one) => {
    const near = boxes.find((other) => other !== one && meets(one, other));
    const size = `${String(Math.round(one.right - one.left))} × ${String(Math.round(one.bottom - one.top))}`;
    return near ? [`target: ${one.name} is ${size} px and too near to ${near.name}`] : [];
  });
};
