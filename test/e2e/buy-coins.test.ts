/** A person without coins buys some from the dialog of a contact, comes back, and reaches the owner. */
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall, mainButton } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/buy-coins');

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

const results = (page: Page) => page.locator('housing-results');

/** Spends the welcome coins as a client does that shows nothing of ours. */
const spendAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let status = 200;
    while (status === 200) {
      const reply = await fetch('/api/v1/update-coins', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"coinsChange":-2}',
      });
      status = reply.status;
    }
    return status;
  });

test('from 0 coins to the owner’s number, within a minute (S-580, S-583)', async () => {
  const { page, context } = await visit(browser);
  await page.setViewportSize({ width: 320, height: 800 });
  await joinByCall(context, market.url);
  await page.goto(`${market.url}/profile`);
  assert.is(await spendAll(page), 402);
  await page.goto(`${market.url}/search?tab=Rent&city=Pune`);
  const press = results(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^View Number/ });
  await press.waitFor();
  const begun = Date.now();
  await press.click();
  await results(page).getByRole('heading', { name: 'Get more coins' }).waitFor();
  assert.equal(await axeViolations(page), []);
  await results(page).getByRole('link', { name: '10 coins for ₹99' }).click();

  const pay = page.getByRole('button', { name: '10 coins: Pay ₹99' });
  await pay.waitFor();
  assert.equal(await axeViolations(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await pay.click();
  await page.waitForURL(/\/test-payment\?order=/);
  await page.getByText('10 coins cost ₹99').waitFor();
  assert.equal(await axeViolations(page), []);
  await mainButton(page, 'Pay').click();
  await page.getByText('10 coins are yours.').waitFor();
  await page
    .getByText(/INV-\d{4}-\d{5}/)
    .first()
    .waitFor();
  assert.equal(await axeViolations(page), []);

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await results(page).getByRole('button', { name: 'View Number, 2 coins' }).click();
  await results(page).getByRole('heading', { name: 'Owner Information' }).waitFor();
  assert.ok(Date.now() - begun < 60_000);
  const report = await results(page).getByRole('link', { name: 'Report this number' }).getAttribute('href');
  await page.goto(report ?? '');
  assert.is(await page.getByLabel('What is wrong?').inputValue(), 'wrong-number');
  assert.match(await page.getByLabel('Property ID').inputValue(), /^HR-/);
  await context.close();
});

test('a payment that is not made takes nothing, and says so', async () => {
  const { page, context } = await visit(browser);
  await joinByCall(context, market.url);
  await page.goto(`${market.url}/profile?tab=coins`);
  await page.getByRole('button', { name: '25 coins: Pay ₹199' }).click();
  await page.getByText('25 coins cost ₹199').waitFor();
  await mainButton(page, 'Don’t pay').click();
  await page.getByText('The payment didn’t go through, and nothing was taken.').waitFor();
  await page.getByText('Available 10').waitFor();
  await context.close();
});

test.run();
