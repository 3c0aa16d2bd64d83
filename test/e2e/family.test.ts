/** A family list: shared by one person, liked and remarked on by another without an account, and ended (S-720). */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/family');
let market: Marketplace;
let browser: Browser;
const contexts: BrowserContext[] = [];

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await browser.close();
  closeMarketplace();
});

const open = async (width: number): Promise<Page> => {
  const { page, context } = await visit(browser, width);
  contexts.push(context);
  return page;
};

const email = 'buyer@demo.example';

/** Opens the saved homes of the demo buyer, who has saved one. */
const saver = async (width: number): Promise<Page> => {
  const page = await open(width);
  const headers = { origin: market.url };
  const data = { email, password: market.passwords[email], usertype: 'Buyer/Owner' };
  await page.request.post(`${market.url}/api/v1/signin`, { headers, data });
  await page.request.delete(`${market.url}/api/v1/family`, { headers });
  const found = await page.request.get(`${market.url}/api/v3/properties/sell?limit=1`);
  const [home] = (await found.json()) as { _id: string }[];
  await page.request.put(`${market.url}/api/v1/saved/${home?._id ?? ''}`, { headers, data: {} });
  await page.goto(`${market.url}/saved`);
  return page;
};

for (const [ownWidth, familyWidth] of [
  [1280, 360],
  [360, 1280],
] as const)
  test(`at ${String(ownWidth)} px one shares, at ${String(familyWidth)} px another joins by a first name, gives a heart and a remark, and both see it; then it ends`, async () => {
    const own = await saver(ownWidth);
    await own.getByRole('button', { name: 'Make the link' }).click();
    const link = await own.getByLabel('Link of your family list').inputValue();
    assert.equal(await axeViolations(own), []);

    const family = await open(familyWidth);
    await family.goto(link);
    await family.getByLabel('Join with your first name').fill('Asha Patil');
    await family.getByRole('button', { name: 'Join' }).click();
    await family.getByText('Enter your first name: one word, letters only.').waitFor();
    await family.getByLabel('Join with your first name').fill('आजी');
    await family.getByRole('button', { name: 'Join' }).click();
    await family.getByText('You’re on this list as आजी.').waitFor();
    await family
      .getByRole('button', { name: /^A heart for/ })
      .first()
      .click();
    await family.locator('main button[aria-pressed=true]').waitFor();
    await family
      .getByLabel(/^Your remark on/)
      .first()
      .fill('Near the temple.');
    await family.getByRole('button', { name: 'Save', exact: true }).click();
    await family.getByText(': Near the temple.').waitFor();
    assert.equal(await axeViolations(family), []);
    assert.is(await family.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await family.reload();
    await family.getByText('You’re on this list as आजी.').waitFor();

    await own.goto(link);
    await own.getByText(': Near the temple.').waitFor();
    // One who was taken off the list is no longer one of its people.
    await own.getByRole('button', { name: 'Remove आजी from the list' }).click();
    assert.equal(await axeViolations(own), []);
    await own.getByRole('button', { name: 'Keep on the list' }).press('Shift+Tab');
    await own.keyboard.press('Enter');
    await own.getByText(': Near the temple.').waitFor({ state: 'detached' });
    assert.is(await own.getByRole('button', { name: /^Remove/ }).count(), 0);
    await family.reload();
    await family.getByLabel('Join with your first name').waitFor();

    await own.goto(`${market.url}/saved`);
    await own.getByRole('button', { name: 'End sharing' }).click();
    await own.getByRole('button', { name: 'End it' }).click();
    await own.getByRole('button', { name: 'Make the link' }).waitFor();
    await family.reload();
    await family.getByText('This list is no longer shared.').waitFor();
  });

test('where the browser keeps nothing, joining says so and takes no place', async () => {
  const own = await saver(1280);
  await own.getByRole('button', { name: 'Make the link' }).click();
  const link = await own.getByLabel('Link of your family list').inputValue();
  const family = await open(360);
  await family.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await family.goto(link);
  await family.getByLabel('Join with your first name').fill('Ravi');
  await family.getByRole('button', { name: 'Join' }).click();
  await family.getByText('This browser keeps nothing of this site').waitFor();
  await own.goto(link);
  await own.getByText(/^On this list: \S+$/).waitFor();
});

test.run();
