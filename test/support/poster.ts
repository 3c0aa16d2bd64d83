/** Somebody with an account who posts on a phone, in a browser of their own. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { joinByCall } from './account-pages.js';
import { openBrowser, visit } from './browser.js';
import type { Part } from './forms.js';
import { closeMarketplace, type Marketplace, openMarketplace } from './marketplace.js';

/** What a suite of posting works with. */
export interface Poster {
  market: Marketplace;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** What the page has complained of. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** Opens the browser at 360 px, registers the person and signs them in. */
export const openPoster = async (): Promise<Poster> => {
  const market = await openMarketplace();
  const browser = await openBrowser();
  const visited = await visit(browser, 360, 740);
  await visited.page.emulateMedia({ reducedMotion: 'reduce' });
  await joinByCall(visited.context, market.url);
  return {
    market,
    browser,
    ...visited,
    close: async () => {
      await visited.context.close();
      await browser.close();
      closeMarketplace();
    },
  };
};

/** Posts a form by call, as the person of a page of the site, and returns the ids of the listing. */
export const postByCall = (
  page: Page,
  form: 'sellproperty' | 'plotproperty',
  parts: readonly Part[],
): Promise<{ _id: string; propertyId: string }> =>
  page.evaluate(
    async ([name, fields]) => {
      const body = new FormData();
      for (const [field, value] of fields) body.append(field, value as string);
      const reply = await fetch(`/api/v2/${name}`, { method: 'POST', body });
      return (await reply.json()) as { _id: string; propertyId: string };
    },
    [form, parts] as const,
  );
