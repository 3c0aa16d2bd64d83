/** What stands where at which width: the header, the suggestions of a field, two columns, compact cards. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/layouts');

let market: Marketplace;
let browser: Browser;
let page: Page;
let context: BrowserContext;
let complaints: readonly string[];

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  await context.close();
  assert.equal(complaints, []);
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const open = async (path: string, width: number, height: number): Promise<void> => {
  ({ page, context, complaints } = await visit(browser, width, height));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(market.url + path);
};

test('Post Property stands in the header from 1024 px on, and begins where kinds are chosen', async () => {
  await open('/about-us', 1023, 800);
  const button = page.getByRole('banner').getByRole('link', { name: 'Post Property', exact: true });
  assert.is(await button.isVisible(), false);
  await page.setViewportSize({ width: 1024, height: 800 });
  await button.click();
  await page.waitForURL(/\/profile#post$/);
  await page.getByRole('heading', { name: 'Post your property' }).waitFor();
});

test('at 320 px the header fits, the menu shows who is signed in, and begins with them and Post Property', async () => {
  await open('/about-us', 320, 640);
  await joinByCall(context, market.url);
  await page.reload();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.locator('[data-initials=MJ]').waitFor();
  const { right } = await menu.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  assert.ok(right <= 320, `the menu ends at ${String(right)} px`);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('Meera Joshi', { exact: true }).waitFor();
  assert.match((await sheet.getByRole('link').nth(0).textContent()) ?? '', /Meera Joshi, \d+ coins/);
  assert.is(await sheet.getByRole('link').nth(1).textContent(), 'Post Property');
  assert.is(await sheet.getByRole('link', { name: 'Login' }).count(), 0);
  assert.equal(await axeViolations(page), []);
});

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
  [360, 740],
] as const)
  test(`at ${String(width)} by ${String(height)} suggestions open below the field of the home page`, async () => {
    await open('/', width, height);
    const field = page.locator('housing-search-box').getByRole('combobox', { name: 'Location' });
    await field.fill('Po');
    const list = page.locator('housing-search-box').getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    const boxOf = (part: typeof field) =>
      part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    const [above, below] = [await boxOf(field), await boxOf(list)];
    assert.ok(below.top >= above.bottom, `the list begins at ${String(below.top)} px, over the field`);
    assert.ok(below.bottom <= height, `the list ends at ${String(below.bottom)} px`);
    assert.ok(above.top >= 0, 'the field is in view');
    if (width > 559) return;
    // On a phone searching has the whole screen.
    assert.equal([below.left, below.width, below.bottom], [0, width, height]);
    assert.ok(above.top <= 80, `the field stands at ${String(above.top)} px`);
  });

test('cards stand in two columns from 1440 px on', async () => {
  await open('/search?tab=Buy', 1439, 900);
  const cards = page.locator('housing-results article');
  await cards.nth(1).waitFor();
  const lefts = () =>
    cards.evaluateAll((all) => new Set(all.slice(0, 4).map((one) => one.getBoundingClientRect().left)).size);
  assert.is(await lefts(), 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForFunction(() => {
    const all = document.querySelector('housing-results')?.shadowRoot?.querySelectorAll('article') ?? [];
    return new Set([...all].slice(0, 4).map((one) => one.getBoundingClientRect().left)).size === 2;
  });
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 1440);
});

test('on a phone compact cards are chosen by a button, kept in a cookie, and there again from the first frame', async () => {
  await open('/search?tab=Buy', 360, 740);
  // One without photos is low as it is.
  const card = page.locator('housing-results article:not([data-low], :has([data-low]))').first();
  await card.waitFor();
  const button = page.getByRole('button', { name: 'Compact cards' });
  assert.is(await button.getAttribute('aria-pressed'), 'false');
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const large = await height();
  await button.click();
  assert.is(await button.getAttribute('aria-pressed'), 'true');
  const compact = await height();
  assert.ok(compact <= large * 0.7, `${String(large)} px became ${String(compact)}`);
  const kept = (await context.cookies()).find(({ name }) => name.endsWith('cards'));
  assert.is(kept?.value, 'compact');
  await page.reload();
  assert.is(await page.evaluate(() => document.documentElement.dataset.cards), 'compact');
  await card.waitFor();
  await button.click();
  await page.reload();
  assert.is(await button.getAttribute('aria-pressed'), 'false');
  await page.setViewportSize({ width: 1024, height: 800 });
  assert.is(await button.isVisible(), false);
});

test.run();
