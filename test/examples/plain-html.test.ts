/** The plain page of another origin: three widgets under a policy that names only the marketplace. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openPartnerSite, strictPolicy } from '../support/partner-site.js';

const test = suite('examples/plain-html');

let market: Marketplace;
let browser: Browser;
let partner: Awaited<ReturnType<typeof openPartnerSite>>;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  partner = await openPartnerSite('plain-html', market.url, strictPolicy(market.url));
});

test.after(async () => {
  await partner.close();
  await browser.close();
  closeMarketplace();
});

test('a visitor searches, sees results and opens a listing without leaving the page', async () => {
  const { page, complaints, context } = await visit(browser);
  await page.goto(partner.url);
  const results = page.locator('housing-results');
  await results.locator('article').first().waitFor();
  await page.locator('housing-search-box').getByText('Rent', { exact: true }).click();
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).click();
  await results.getByText('month').first().waitFor();
  await results.locator('article').first().getByRole('link').first().click();
  await page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
  assert.is(new URL(page.url()).origin, partner.url);
  assert.equal(complaints, []);
  await context.close();
});

test('the first widget costs at most seven requests, and the head of the page stays as it was', async () => {
  const searchBoxOnly = (html: string) =>
    html
      .replace(/<housing-results[\s\S]*?<\/housing-results>/, '')
      .replace(/<housing-listing-detail[\s\S]*?<\/housing-listing-detail>/, '');
  const policy = strictPolicy(market.url);
  const site = await openPartnerSite('plain-html', market.url, policy, searchBoxOnly);
  const { page, context } = await visit(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(market.url)) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(asked.length >= 4 && asked.length <= 7, asked.join(' '));
  const head = await page.evaluate(() => Array.from(document.head.children, ({ localName }) => localName));
  assert.equal(head, ['meta', 'meta', 'title', 'link', 'script']);
  await context.close();
  await site.close();
});

test('what stands inside a tag stays when the marketplace cannot be reached', async () => {
  const { page, context } = await visit(browser);
  await page.route(`${market.url}/**`, (route) => route.abort());
  await page.goto(partner.url);
  assert.ok(await page.getByRole('link', { name: 'Search homes in Pune' }).isVisible());
  await context.close();
});

test.run();
