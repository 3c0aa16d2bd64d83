/** A partner's page with widgets in a real browser: the marketplace, the partner's site, and the page. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visit } from './browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from './marketplace.js';
import { openPartnerPages, type PartnerPages } from './partner-pages.js';

/** What the suites of embedding share. */
export interface EmbedStage {
  readonly market: Marketplace;
  readonly browser: Browser;
  readonly site: PartnerPages;
  /** Opens a page with the given body; `head` comes before the script, `script` adds attributes to its tag. */
  open: (body: string, options?: OpenOptions) => Promise<Visit>;
  close: () => Promise<void>;
}

/** How a page differs from the plain one. */
export interface OpenOptions {
  head?: string;
  /** Further attributes of the script's tag; null leaves the script out. */
  script?: string | null;
  html?: string;
  /** The query of the page's address, with its "?". */
  query?: string;
  headers?: Record<string, string>;
  width?: number;
  height?: number;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Starts all of it, or joins the marketplace that runs already. */
export const openEmbedStage = async (): Promise<EmbedStage> => {
  const [market, browser, site] = await Promise.all([openMarketplace(), openBrowser(), openPartnerPages()]);
  let count = 0;
  return {
    market,
    browser,
    site,
    open: async (
      body,
      { head = '', script = '', html = 'lang="en"', query = '', headers = {}, width, height, prepare } = {},
    ) => {
      const tag =
        script === null
          ? ''
          : `<script async src="${market.url}/embed/v1/embed.js" crossorigin ${script}></script>`;
      const text = `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Partner</title>
        <meta name="viewport" content="width=device-width">${head}${tag}</head><body>${body}</body></html>`;
      const url = site.put(`/page-${String((count += 1))}`, { html: text, headers });
      const visited = await visit(browser, width, height);
      await visited.page.emulateMedia({ reducedMotion: 'reduce' });
      await prepare?.(visited.page);
      await visited.page.goto(url + query);
      return visited;
    },
    close: async () => {
      await browser.close();
      await site.close();
      closeMarketplace();
    },
  };
};

/** Waits until every picture of the widgets is loaded or not requested yet, and no request is under way. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('img') ?? [])])
      .every((image) => image.complete || image.loading === 'lazy'),
  );
};
