/** What still moves on a page with reduced motion. */
import type { Page } from 'playwright-core';

/** Names the elements with a running animation or transition, in shadow roots too. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const moving: string[] = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const animation of root.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        if (animation.playState === 'running') moving.push(`moves: ${target?.outerHTML.slice(0, 80) ?? ''}`);
      }
    }
    return moving;
  });
