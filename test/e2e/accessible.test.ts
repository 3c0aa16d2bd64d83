/** axe-core over the screens of the main job, wide and narrow, light and dark. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/accessible');

let market: Marketplace;
let browser: Browser;
let listingId = '';

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  const answer = await fetch(`${market.url}/api/v3/properties/sell?limit=1&photos=true`);
  listingId = ((await answer.json()) as { _id: string }[])[0]?._id ?? '';
});

test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const screens = [
  { name: 'home', path: () => '/', ready: 'housing-search-box form' },
  { name: 'search', path: () => '/search?tab=Buy', ready: 'housing-results article' },
  { name: 'detail', path: () => `/product?id=${listingId}`, ready: 'housing-listing-detail h1' },
  { name: 'not found', path: () => '/no-such-page', ready: 'h1' },
];

for (const { name, path, ready } of screens) {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    test(`${name} has no violation at ${String(width)} px, ${colorScheme}`, async () => {
      const { page, context } = await visit(browser, width);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(market.url + path());
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await axeViolations(page), []);
      await context.close();
    });
  }
}

test.run();
