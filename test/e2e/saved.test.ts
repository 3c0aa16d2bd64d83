/** Homes are saved by a guest, found again after signing in, sorted by how far one has come, and taken off the list. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/saved');
let market: Marketplace;
let browser: Browser;
let contexts: BrowserContext[] = [];

const open = async (width: number): Promise<{ page: Page; context: BrowserContext }> => {
  const { page, context } = await visit(browser, width);
  contexts.push(context);
  return { page, context };
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

const buyer = 'buyer@demo.example';
const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(buyer);
  await page.getByLabel('Password', { exact: true }).fill(market.passwords[buyer] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
};
/** Takes everything off the list of the buyer's account. */
const emptied = async (): Promise<void> => {
  const { context } = await open(1280);
  const headers = { origin: market.url };
  const data = { email: buyer, password: market.passwords[buyer], usertype: 'Buyer/Owner' };
  await context.request.post(`${market.url}/api/v1/signin`, { headers, data });
  const saved = await context.request.get(`${market.url}/api/v1/saved`);
  const { homes } = (await saved.json()) as { homes: { id: string }[] };
  for (const { id } of homes) await context.request.delete(`${market.url}/api/v1/saved/${id}`, { headers });
};
test.before.each(emptied);

const hearts = (page: Page) => page.locator('article button[value="save"]');
/** Presses a heart until it is full, and returns the headline of its card. */
const save = async (page: Page, at: number): Promise<string> => {
  const heart = hearts(page).nth(at);
  await heart.click();
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, 'saved');
  assert.is(await heart.getAttribute('aria-pressed'), 'true');
  return ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
};
const stored = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => localStorage.getItem('saved') ?? '[]');
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
};

for (const width of [360, 1280])
  test(`a guest saves homes at ${width} px, signs in, and the list is there`, async () => {
    const { page } = await open(width);
    await page.goto(`${market.url}/search?tab=${width < 700 ? 'Rent' : 'Buy'}`);
    const address = page.url();
    const first = await save(page, 0);
    await save(page, 1);
    await page.waitForFunction(() => localStorage.getItem('saved')?.includes('},{') ?? false);
    assert.is(page.url(), address, 'the list stays');

    await page.goto(`${market.url}/saved`);
    await page.getByText('2 homes').waitFor();
    await page.getByRole('heading', { level: 3, name: first }).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await signIn(page);
    await page.waitForURL('**/saved');
    await page.getByText('2 homes').waitFor();
    assert.equal(await stored(page), [], 'the device holds nothing any more');
    assert.is(await page.getByText('saved only on this device').count(), 0);

    const home = page.getByRole('article').first();
    await home.getByRole('textbox').fill('Ask about parking.');
    const noted = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await home.getByRole('combobox').focus();
    await noted;
    await home.getByRole('combobox').selectOption('visited');
    await page.getByRole('heading', { name: 'Visited 1' }).waitFor();
    assert.equal(await axeViolations(page), []);
    await page.reload();
    const visited = page.locator('section', { has: page.getByRole('heading', { name: 'Visited 1' }) });
    assert.is(await visited.getByRole('textbox').inputValue(), 'Ask about parking.');

    for (let left = 2; left > 0; left -= 1) {
      const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
      await page.getByRole('article').first().getByRole('button').click();
      await removed;
    }
    await page.getByText('No saved homes yet').waitFor();
  });

test('a heart that cannot be saved says so and is empty again', async () => {
  const { page, context } = await open(1280);
  await page.goto(`${market.url}/login?return=${encodeURIComponent('/search?tab=Buy')}`);
  await signIn(page);
  await page.waitForURL('**/search?tab=Buy');
  await page.waitForResponse((reply) => reply.url().endsWith('/api/v1/saved'));
  await context.route('**/api/v1/saved/**', (route) => route.abort());
  const heart = hearts(page).first();
  await heart.click();
  await page.getByText('The home could not be saved').waitFor();
  await page.locator('article button[value="save"][aria-pressed="false"]').first().waitFor();
  assert.is(await heart.getAttribute('aria-pressed'), 'false');
  await context.unroute('**/api/v1/saved/**');
  const sent = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await heart.click();
  assert.is((await sent).status(), 200);
});

test('a saved home is known on its own page and among those like it', async () => {
  const { page } = await open(1280);
  await page.goto(`${market.url}/search?tab=Buy`);
  await save(page, 0);
  await page.locator('article a[data-card]').first().click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  assert.equal(await stored(page), []);
});

test.run();
