/** Three saved homes are compared; one that is gone is explained, and whoever has the link sees the same. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/compare');
let market: Marketplace;
let browser: Browser;
let contexts: BrowserContext[] = [];

const open = async (width: number): Promise<Page> => {
  const { page, context } = await visit(browser, width);
  contexts.push(context);
  return page;
};

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** Three homes to let, as a guest's device holds them. */
const saveThree = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/v3/properties/rent?limit=3');
    const known = (await reply.json()) as { _id: string; city: string; locality: string }[];
    const then = { savedAt: '2026-11-01T10:00:00.000Z', price: 30_000, lastPrice: 30_000, stage: 'maybe' };
    const homes = known.map(({ _id: id, city, locality }) => ({
      ...{ id, city, locality, kind: 'rent', propertyType: 'Flat', bhk: '2BHK', ...then },
    }));
    localStorage.setItem('saved', JSON.stringify(homes));
    return homes.map(({ id }) => id);
  });

const columns = (page: Page) => page.locator('main table thead th');

for (const width of [360, 1280])
  test(`three homes are ticked, compared and shared at ${width} px`, async () => {
    const page = await open(width);
    await page.goto(`${market.url}/saved`);
    const ids = await saveThree(page);
    await page.reload();
    const ticks = page.getByRole('main').getByRole('checkbox');
    await ticks.nth(2).waitFor();
    for (const at of [0, 1, 2]) await ticks.nth(at).check();
    await page.getByRole('link', { name: 'Compare 3 homes' }).click();
    await page.waitForURL(/\/compare\?kind=rent&ids=/);
    await columns(page).nth(2).waitFor();
    const rows = page.locator('main table tbody').first();
    assert.is(await rows.getByRole('rowheader').first().textContent(), 'Where they differ');
    await page
      .getByRole('row', { name: /^Total to move in/ })
      .getByText('₹')
      .first()
      .waitFor();
    assert.equal(await axeViolations(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, 'the table scrolls, not the page');

    await page
      .getByRole('button', { name: /^Take .* out$/ })
      .first()
      .click();
    await page.getByText('2 of 4 homes').waitFor();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByText('3 of 4 homes').waitFor();

    const other = await open(width);
    await other.goto(`${market.url}/compare?kind=rent&ids=${[...ids.slice(0, 2), '0'.repeat(24)].join(',')}`);
    await columns(other).nth(2).waitFor();
    await columns(other).nth(2).getByText('No longer available').waitFor();
    assert.is(await columns(other).getByRole('link').count(), 2);
    assert.equal(await axeViolations(other), []);
  });

test.run();
