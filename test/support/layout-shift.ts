/** The layout shift of a page while it loads: the sum of the browser's entries. */
import type { BrowserContext, Page } from 'playwright-core';

/** The greatest sum that counts as no shift. */
export const mostShift = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Begins to measure on every page that the context will open. */
export const watchShifts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const layoutShifts: number[] = [];
    Object.assign(globalThis, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) layoutShifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Returns the sum so far. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts: number[] = await page.evaluate('layoutShifts');
  return shifts.reduce((sum, shift) => sum + shift, 0);
};
