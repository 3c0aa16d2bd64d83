/** What was opened is marked on cards and listed on the home page, from this device alone; a link counts as a visit. */
import type { Browser, BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/seen');
let market: Marketplace;
let browser: Browser;
let context: BrowserContext | undefined;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  await context?.close();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

test('a card that was opened says so, and the home page brings it back until it is cleared', async () => {
  const opened = await visit(browser, 360);
  ({ context } = opened);
  const { page } = opened;
  await page.goto(`${market.url}/search?tab=Buy`);
  const card = page.locator('article').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.locator('a[data-card]').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const message = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text') ?? '';
  assert.ok(text.startsWith(`${title}\n₹ `) && text.includes(`${market.url}/product?id=`), text);
  await page.waitForFunction(() => localStorage.getItem('seen') !== null);
  await page.goBack();
  await page.locator('article', { hasText: 'Seen' }).getByRole('heading', { name: title }).waitFor();
  assert.is(await page.getByText('Seen', { exact: true }).count(), 1);

  await page.goto(market.url);
  const viewed = page.locator('#viewed');
  await viewed.getByRole('link', { name: title }).waitFor();
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await viewed.waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => localStorage.getItem('seen')), null);
});

test('who comes by a link is counted as a visit, once', async () => {
  const opened = await visit(browser, 1280);
  ({ context } = opened);
  const { page } = opened;
  const [listing] = (await (await fetch(`${market.url}/api/v3/properties/rent?limit=1`)).json()) as {
    _id: string;
  }[];
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('increment-visit')) visits.push(request.url());
  });
  const counted = page.waitForResponse((reply) => reply.url().includes('/increment-visit/rent/'));
  await page.goto(`${market.url}/rent-product?id=${listing?._id ?? ''}`);
  assert.is((await counted).status(), 200);
  await page.getByRole('heading', { name: 'Similar Properties' }).scrollIntoViewIfNeeded();
  assert.is(visits.length, 1);
});

test('cards count for their owners when half of one was seen for a second, in one call, each once', async () => {
  const opened = await visit(browser, 360);
  ({ context } = opened);
  const { page } = opened;
  const told: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v3/impressions'))
      told.push((request.postDataJSON() as { ids: string[] }).ids);
  });
  const counted = page.waitForResponse((reply) => reply.url().endsWith('/api/v3/impressions'));
  await page.goto(`${market.url}/search?tab=Buy`);
  assert.is((await counted).status(), 200);
  const shown = await page.locator('article [data-contact]').evaluateAll((cards) => cards.length);
  const first = told[0] ?? [];
  assert.ok(
    first.length > 0 && first.length <= 3,
    `${String(first.length)} of ${String(shown)} stand on a phone's screen`,
  );
  // What is seen further down goes when the page does.
  const last = page.locator('article').nth(4);
  await last.scrollIntoViewIfNeeded();
  const id = await last.locator('[data-contact]').getAttribute('data-contact');
  await page.waitForTimeout(1_500);
  const left = page.waitForRequest((request) => request.url().endsWith('/api/v3/impressions'));
  // A page that goes is hidden first; what it sends then is not told of the page that follows.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await left;
  const all = told.flat();
  assert.ok(all.includes(id ?? ''), all.join());
  assert.is(new Set(all).size, all.length);
});

test.run();
