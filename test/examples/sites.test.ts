/** The examples on other kinds of sites, each opened as it stands. */
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openPartnerSite } from '../support/partner-site.js';

const test = suite('examples/sites');

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

/** Opens an example, does something there, and answers what the page complained of. */
const on = async (folder: string, policy: (host: string) => string, act: (page: Page) => Promise<void>) => {
  const site = await openPartnerSite(folder, market.url, policy(market.url));
  const { page, complaints, context } = await visit(browser);
  await page.goto(site.url);
  await act(page);
  await context.close();
  await site.close();
  return complaints;
};
const firstCard = (page: Page) => page.locator('housing-results').locator('article').first();
const noPolicy = () => '';

test('Bootstrap: a narrow box searches, and styles reach neither way', async () => {
  const policy = (host: string) =>
    `default-src 'none'; script-src ${host}; connect-src ${host}; img-src ${host} data:; style-src 'self'`;
  const complaints = await on('bootstrap-site', policy, async (page) => {
    await firstCard(page).waitFor();
    const box = page.locator('housing-search-box');
    const button = box.getByRole('button', { name: 'Search' });
    assert.is(await button.evaluate((it) => getComputedStyle(it).fontSize), '15px');
    assert.match(await page.locator('h1').evaluate((it) => getComputedStyle(it).fontSize), /^2[0-9.]+px$/);
    await box.getByText('Rent', { exact: true }).click();
    await button.click();
    await page.locator('housing-results').getByText('month').first().waitFor();
  });
  assert.equal(complaints, []);
});

test('Vue: an attribute is bound, and an event is heard and prevented', async () => {
  const complaints = await on('vue-page', noPolicy, async (page) => {
    await firstCard(page).waitFor();
    await page.getByRole('button', { name: 'Mumbai' }).click();
    await page.getByRole('heading', { name: 'Homes in Mumbai' }).waitFor();
    // Vue sets the property of an element that has one.
    const results = page.locator('housing-results');
    assert.is(await results.evaluate((it) => (it as unknown as { city: string }).city), 'Mumbai');
    await firstCard(page).getByRole('link').first().click();
    await page.getByText('You opened').waitFor();
  });
  assert.equal(complaints, []);
});

test('a policy that allows no style, no inline script and no untrusted markup lets everything pass', async () => {
  const complaints = await on('strict-csp', noPolicy, async (page) => {
    await firstCard(page).waitFor();
    const box = page.locator('housing-search-box');
    await box.getByRole('button', { name: 'Search' }).click();
    assert.is(await box.evaluate((it) => getComputedStyle(it).display), 'grid');
  });
  assert.equal(complaints, []);
});

test('single-page app: widgets come and go with its pages, and its router opens a listing', async () => {
  const complaints = await on('single-page', noPolicy, async (page) => {
    await page.getByRole('link', { name: 'Homes' }).click();
    await firstCard(page).getByRole('link').first().click();
    await page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
    assert.match(page.url(), /#\/home\?kind=\w+&id=/);
    await page.goBack();
    await firstCard(page).waitFor();
    await page.getByRole('link', { name: 'About us' }).click();
    await page.locator('housing-results').waitFor({ state: 'detached', timeout: 5000 });
  });
  assert.equal(complaints, []);
});

test.run();
