/** A locality is read without script, and with it; its neighbours, its city and the poster's price lead on. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/places');
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

test('without script a locality says what it asks, and leads to its homes and its city', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${market.url}/in/pune/kothrud?lang=mr`);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), 'कोथरूड');
  await page.goto(`${market.url}/in/Poona/kothrud`);
  assert.is(page.url(), `${market.url}/in/pune/kothrud`);
  const main = page.getByRole('main');
  assert.match(
    await main.innerText(),
    /Homes for sale in Kothrud ask a median of ₹\s[\d.]+\sLac, over \d+ homes\./,
  );
  assert.ok((await main.getByRole('article').count()) >= 3, 'its newest homes');
  await main.getByRole('link', { name: 'Pune', exact: true }).click();
  await page.getByRole('heading', { name: 'Localities of Pune' }).waitFor();
  await context.close();
});

test('with script the same page stays, axe finds nothing, and its links are the site’s', async () => {
  const { page, context } = await visit(browser, 360);
  await page.goto(`${market.url}/in/pune/kothrud`);
  const main = page.getByRole('main');
  await main.getByText('The months as a table').first().click();
  await main
    .getByRole('row', { name: /2026|2027/ })
    .first()
    .waitFor();
  assert.equal(await axeViolations(page), []);
  await main.getByRole('link', { name: /^Buy/ }).click();
  await page.locator('housing-results article').first().waitFor();
  assert.match(page.url(), 'city=Pune&location=Kothrud');
  await page.goto(`${market.url}/`);
  await page.locator('#cities').getByRole('link', { name: 'Pune', exact: true }).click();
  await page.getByRole('heading', { name: 'Localities of Pune' }).waitFor();
  await context.close();
});

test.run();
