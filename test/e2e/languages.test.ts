/** The three languages in a real browser: chosen in the header, kept, and complete on a listing. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/languages');

let market: Marketplace;
let browser: Browser;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

test('the switch in the header turns home and a listing to Marathi, and the choice outlasts a reload', async () => {
  const { page, complaints, context } = await visit(browser, 1280);
  await page.goto(market.url);
  await page.locator('header select').selectOption('mr');
  await page.getByRole('heading', { name: 'जिथे परत यावेसे वाटेल असे घर शोधा' }).waitFor();
  await page.goto(`${market.url}/search?tab=Buy`);
  await page
    .locator('housing-results article')
    .first()
    .getByText(/कोटी|लाख/)
    .first()
    .waitFor();
  assert.is(await page.evaluate(() => document.documentElement.lang), 'mr');
  await page.locator('housing-results article a[data-card]').first().click();
  await page.locator('housing-listing-detail').getByRole('button', { name: 'मुद्रांक शुल्क आणि नोंदणी' }).click();
  await page.locator('housing-listing-detail').getByText('नोंदणी शुल्क').waitFor();
  await page.locator('housing-listing-detail').getByRole('button', { name: 'हे काय आहे: चटई क्षेत्र' }).click();
  await page.locator('housing-listing-detail').getByText('घरातील प्रत्यक्ष वापरता येणारे क्षेत्रफळ').waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test.run();
