/** The static pages and the three languages in a real browser: axe-core, no complaint, no sideways scrolling. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/static-pages');

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

const pages = [
  '',
  '/blogs',
  '/blogs/carpet-area-and-what-you-pay-for',
  '/faqs',
  '/privacy-policy',
  '/contact',
];

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
  ['mr', 360],
] as const) {
  test(`the static pages are sound in ${language} at ${String(width)} px`, async () => {
    const { page, complaints, context } = await visit(browser, width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(`${market.url}/about-us${path}?lang=${language}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      assert.is(await page.evaluate(() => document.documentElement.lang), language);
      assert.equal(await axeViolations(page), [], path);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overhang <= 0, `${path} is ${String(overhang)} px too wide`);
    }
    assert.equal(complaints, []);
    await context.close();
  });
}

test('the switch in the header turns home and a listing to Marathi, and the choice outlasts a reload', async () => {
  const { page, complaints, context } = await visit(browser, 1280);
  await page.goto(market.url);
  await page.locator('header select').selectOption('mr');
  await page.getByRole('heading', { name: 'परतताना आनंद होईल असे घर शोधा' }).waitFor();
  await page.goto(`${market.url}/search?tab=Buy`);
  await page
    .locator('housing-results article')
    .first()
    .getByText(/कोटी|लाख/)
    .first()
    .waitFor();
  assert.is(await page.evaluate(() => document.documentElement.lang), 'mr');
  await page.locator('housing-results article a').first().click();
  await page.locator('housing-listing-detail').getByRole('button', { name: 'मुद्रांक शुल्क आणि नोंदणी' }).click();
  await page.locator('housing-listing-detail').getByText('नोंदणी शुल्क').waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test.run();
