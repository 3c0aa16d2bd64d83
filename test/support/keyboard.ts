/** A person with a keyboard and a screen reader: moves by Tab and identifies each stop by its role and name. */
import type { CDPSession, Page } from 'playwright-core';

/** One stop, as Chromium's accessibility tree tells it to assistive technology. */
export interface Stop {
  readonly role: string;
  readonly name: string;
}

/** What such a person does. */
export interface KeyboardPerson {
  /** Tells where the focus is. */
  readonly stop: () => Promise<Stop>;
  /** Presses Tab until the stop has the role and name; fails when the focus cannot be seen on the way. */
  readonly to: (role: string, name: string | RegExp) => Promise<void>;
  /** Goes there and presses a key. */
  readonly press: (role: string, name: string | RegExp, key?: string) => Promise<void>;
  /** Goes there and types. */
  readonly type: (role: string, name: string | RegExp, text: string) => Promise<void>;
  /** Lists the headings and landmarks of the page, as "role name". */
  readonly outline: () => Promise<string[]>;
}

const most = 120;

const focused = `(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
})()`;

/**
 * Records the look of the focused control and of what may draw its ring, and returns the name of the one before when it
 * looks the same without the focus: then the focus was not visible. A slider draws its ring on the thumb, whose style
 * cannot be read.
 */
const withoutRing = `(() => {
  const looks = (element) =>
    [element, element.parentElement, element.closest('label, article, li'), element.nextElementSibling]
      .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join();
  const now = ${focused};
  const before = globalThis.focusedBefore;
  if (before?.element === now) return '';
  const isControl = now instanceof HTMLElement && now.tabIndex >= 0 && now.type !== 'range';
  globalThis.focusedBefore = isControl ? { element: now, look: looks(now) } : undefined;
  const isSame = before?.element.isConnected && looks(before.element) === before.look;
  return isSame ? before.element.outerHTML.slice(0, 120) : '';
})()`;

interface Node {
  role?: { value?: string };
  name?: { value?: string };
  ignored?: boolean;
}

const stopOf = ({ role, name }: Node = {}): Stop => ({ role: role?.value ?? '', name: name?.value ?? '' });

/** Returns what hides the focus, as a sentence; '' when it is visible. */
const hiddenBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    // A part that only the page itself gives the focus to, such as `main` on arrival, is no control.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return '';
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    // A control of one pixel is drawn by its label.
    if (width < 3) return '';
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (y <= 0 || y >= innerHeight) return 'it lies outside the window';
    let there = document.elementFromPoint(x, y);
    while (there?.shadowRoot) {
      const inner = there.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === there) break;
      there = inner;
    }
    const isSeen = there && (element.contains(there) || there.contains(element) || there.closest('label'));
    return isSeen
      ? ''
      : `${there?.tagName ?? 'nothing'} “${there?.textContent.trim().slice(0, 40) ?? ''}” lies over it`;
  });

const stopNow = async (session: CDPSession): Promise<Stop> => {
  const { result } = await session.send('Runtime.evaluate', { expression: focused });
  if (!result.objectId) return { role: '', name: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return stopOf(nodes[0]);
};

/** Makes the person for a page. */
export const keyboardPerson = async (page: Page): Promise<KeyboardPerson> => {
  const session = await page.context().newCDPSession(page);
  const stop = () => stopNow(session);
  const to: KeyboardPerson['to'] = async (role, name) => {
    const seen: string[] = [];
    for (let steps = 0; steps < most; steps += 1) {
      const now = await stop();
      const fits = typeof name === 'string' ? now.name === name : name.test(now.name);
      const hidden = await hiddenBy(page);
      if (hidden) throw new Error(`The focus on ${now.role} “${now.name}” cannot be seen: ${hidden}`);
      const ringless = await page.evaluate<string>(withoutRing);
      if (ringless) throw new Error(`Nothing shows the focus on ${ringless}`);
      if (now.role === role && fits) return;
      seen.push(`${now.role} “${now.name}”`);
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${role} ${String(name)}; it went ${seen.join(', ')}`);
  };
  return {
    stop,
    to,
    press: async (role, name, key = 'Enter') => {
      await to(role, name);
      await page.keyboard.press(key);
    },
    type: async (role, name, text) => {
      await to(role, name);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    outline: async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return (nodes as Node[])
        .filter(({ ignored }) => !ignored)
        .map(stopOf)
        .filter(({ role }) =>
          /^(heading|banner|main|navigation|contentinfo|search|form|region|dialog)$/.test(role),
        )
        .map(({ role, name }) => `${role} ${name}`.trim());
    },
  };
};
