/** A listing is reported, hidden with two keys, and its owner and the reporter learn why. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runOperatorCommand } from '../../server/cli/operator-command.js';
import type { Config } from '../../server/config.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { memberCookies } from '../support/stage.js';

const test = suite('e2e/reports');

let market: Marketplace;
let browser: Browser;
let contexts: BrowserContext[] = [];

const open = async (width = 1280): Promise<{ page: Page; context: BrowserContext }> => {
  const { page, context } = await visit(browser, width);
  contexts.push(context);
  return { page, context };
};

const moderator = 'buyer@demo.example';

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  const config = { dataDir: market.dataFolder } as Config;
  await runOperatorCommand(config, { command: 'role', email: moderator, role: 'moderator' });
});
test.after.each(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** A listing as its owner's own list says it. */
interface Own {
  _id: string;
  propertyId: string;
  status: string;
  city: string;
  locality: string;
  propertyType: string;
}

/** Signs the moderator in. */
const atDesk = async (): Promise<Page> => {
  const { page, context } = await open();
  const data = { email: moderator, password: market.passwords[moderator], usertype: 'Buyer/Owner' };
  const reply = await context.request.post(`${market.url}/api/v1/signin`, {
    headers: { origin: market.url },
    data,
  });
  assert.ok(reply.ok(), await reply.text());
  await page.goto(`${market.url}/operator`);
  return page;
};

test('a guest reports a listing on a phone; a moderator hides it with two keys; both sides learn why', async () => {
  const owner = await open();
  await owner.context.addCookies(await memberCookies(browser, market));
  const own = await owner.context.request.get(`${market.url}/api/v4/userproperties`);
  const { sell } = (await own.json()) as { sell: { _id: string; propertyId: string; status: string }[] };
  const listing = sell.find(({ status }) => status === 'Active');
  assert.ok(listing);

  const { page } = await open(360);
  await page.goto(`${market.url}/product?id=${listing._id}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Choose what is wrong.').waitFor();
  await dialog.getByLabel('What is wrong?').selectOption('wrong-price');
  await dialog.getByLabel('Tell us more').fill('One zero too few');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const follow = await dialog.getByRole('link', { name: 'Follow your report' }).getAttribute('href');
  await page.goto(follow ?? '');
  await page.getByText('We’ll read it soon.').waitFor();

  const desk = await atDesk();
  await desk.getByText('One zero too few').waitFor();
  // Others of the market may wait before it.
  const ours = desk.locator('article[data-current]', { hasText: 'One zero too few' });
  for (let step = 0; step < 50 && (await ours.count()) === 0; step += 1) await desk.keyboard.press('j');
  await desk.keyboard.press('h');
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByText('One zero too few').waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText('The listing is off the market until its owner mends it.').waitFor();
  await owner.page.goto(`${market.url}/manage`);
  const row = owner.page.locator('li[part=listing]', { hasText: listing.propertyId });
  await row.getByText('Taken down by us').waitFor();
  await row.getByText('The price or another fact is not right.').waitFor();
  assert.is(await row.getByRole('button', { name: /^Repost/ }).count(), 0);
});

test('a guest reports a home from its card on a phone; two keys hide it, the owner is told, and the record is whole', async () => {
  const owner = await open();
  await owner.context.addCookies(await memberCookies(browser, market));
  const own = await owner.context.request.get(`${market.url}/api/v4/userproperties`);
  const { rent } = (await own.json()) as { rent: Own[] };
  const listing = rent.find(({ status }) => status === 'Active');
  assert.ok(listing);

  const { page } = await open(360);
  // Rent shows business space only where its type is asked for.
  const { city, locality, propertyType } = listing;
  await page.goto(
    `${market.url}/search?${String(new URLSearchParams({ tab: 'Rent', city, location: locality, property: propertyType }))}`,
  );
  const card = page.locator(`housing-results article:has([data-contact="${listing._id}"])`);
  await card.waitFor();
  await card.getByRole('button', { name: /^Contact/ }).focus();
  // It comes with the look at the card, and is its last control.
  const flag = card.getByRole('button', { name: /^Report / });
  await flag.waitFor();
  await page.keyboard.press('Tab');
  assert.ok(await flag.evaluate((each) => each.matches(':focus')));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption('fraud');
  await dialog.getByLabel('Tell us more').fill('They want a deposit before a visit');
  assert.equal(await axeViolations(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('link', { name: 'Follow your report' }).waitFor();

  const desk = await atDesk();
  await desk.getByText('They want a deposit before a visit').waitFor();
  const ours = desk.locator('article[data-current]', { hasText: 'They want a deposit before a visit' });
  for (let step = 0; step < 50 && (await ours.count()) === 0; step += 1) await desk.keyboard.press('j');
  await desk.keyboard.press('h');
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByText('They want a deposit before a visit').waitFor({ state: 'detached' });

  await page.goto(`${market.url}/search?tab=Rent&city=${listing.city}&location=${listing.locality}`);
  await page
    .locator('housing-results')
    .getByRole('article')
    .or(page.getByText(/No results/))
    .first()
    .waitFor();
  assert.is(await card.count(), 0);
  await owner.page.goto(`${market.url}/manage?tab=Rent`);
  const row = owner.page.locator('li[part=listing]', { hasText: listing.propertyId });
  await row.getByText('Taken down by us').waitFor();
  await row.getByText('This listing looks like fraud.').waitFor();
  const record = await runOperatorCommand({ dataDir: market.dataFolder } as Config, { command: 'audit' });
  const { isWhole, entries } = record as { isWhole: boolean; entries: { act: string; subject: string }[] };
  assert.ok(isWhole);
  assert.ok(entries.some(({ act, subject }) => act === 'listing-hide' && subject === listing._id));
});

test('somebody without a role reads that the desk is for others', async () => {
  const { page, context } = await open(360);
  await context.addCookies(await memberCookies(browser, market));
  await page.goto(`${market.url}/operator`);
  await page.getByText('This page is for the team that runs the site.').waitFor();
});

test.run();
