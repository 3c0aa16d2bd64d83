/** The layout shift of a page while it loads: the sum of the browser's entries. */
import type { BrowserContext, Page } from 'playwright-core';

/** The greatest sum that counts as no shift. */
export const mostShift = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Moved {
  readonly value: number;
  /** What moved, and from where to where. */
  readonly what: string;
}

/** Begins to measure on every page that the context will open. */
export const watchShifts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const layoutShifts: Moved[] = [];
    Object.assign(globalThis, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(({ node, previousRect: from, currentRect: to }) =>
          [
            node?.nodeName ?? 'in a widget',
            node?.textContent?.slice(0, 40),
            ...[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
          ].join(', '),
        );
        layoutShifts.push({ value, what: `${String(Math.round(startTime))} ms: ${parts.join('; ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shiftsOf = (page: Page): Promise<readonly Moved[]> => page.evaluate('layoutShifts');

/** Returns the sum so far. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);

/** Says what has moved so far. */
export const movedOn = async (page: Page): Promise<string> =>
  (await shiftsOf(page)).map(({ value, what }) => `${value.toFixed(4)} at ${what}`).join('\n');
