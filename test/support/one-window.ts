/** A window that shows one screen after another: opening a window and warming it up costs more than most screens. */
import type { Browser, Page } from 'playwright-core';
import { watchShifts } from './layout-shift.js';
import type { Screen } from './screens.js';
import { contextFor, type Look, showScreen, type Stage, takeCookies, windowOf } from './stage.js';

/** A window. */
export interface OneWindow {
  readonly page: Page;
  /** Shows a screen as on a first visit. */
  readonly show: (screen: Screen, look: Look) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Takes away all that a page may have kept; on an address of the market where no program runs that could keep more. */
const forget = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((done) => {
        const asked = indexedDB.deleteDatabase(name ?? '');
        asked.onsuccess = asked.onerror = asked.onblocked = done;
      });
  });
};

/** Opens a window over a market. */
export const openWindow = async (browser: Browser, stage: Stage): Promise<OneWindow> => {
  const context = await contextFor(browser, stage, { width: 1280 });
  await watchShifts(context);
  const page = await context.newPage();
  return {
    page,
    show: async (screen, look) => {
      await page.setViewportSize(windowOf(look));
      await page.emulateMedia({
        colorScheme: look.theme ?? 'light',
        reducedMotion: 'reduce',
        forcedColors: 'none',
      });
      await context.setOffline(false);
      await page.unrouteAll();
      await forget(page, stage.url);
      await context.clearCookies();
      await takeCookies(context, stage, look.language, screen.isMember);
      await showScreen(page, screen, stage);
    },
    close: () => context.close(),
  };
};
