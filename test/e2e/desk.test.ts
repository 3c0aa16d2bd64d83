/** What operators do beside the cases: people, names of places, and partners' keys. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runOperatorCommand } from '../../server/cli/operator-command.js';
import type { Config } from '../../server/config.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { joinByCall } from '../support/account-pages.js';

const test = suite('e2e/desk');
let market: Marketplace;
let browser: Browser;
const operator = 'buyer@demo.example';

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  await runOperatorCommand({ dataDir: market.dataFolder } as Config, {
    command: 'role',
    email: operator,
    role: 'operator',
  });
});
test.after(async () => {
  await runOperatorCommand({ dataDir: market.dataFolder } as Config, {
    command: 'role',
    email: operator,
    role: 'none',
  });
  await browser.close();
  closeMarketplace();
});

const asOperator = async (context: BrowserContext): Promise<void> => {
  const reply = await context.request.post(`${market.url}/api/v1/signin`, {
    headers: { origin: market.url },
    data: { email: operator, password: market.passwords[operator], usertype: 'Buyer/Owner' },
  });
  assert.ok(reply.ok(), await reply.text());
};

const decide = async (page: Page, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('an operator finds somebody on a phone, gives coins, suspends and restores them, and revokes their key', async () => {
  const theirs = await visit(browser);
  const person = await joinByCall(theirs.context, market.url);
  const made = await theirs.context.request.post(`${market.url}/api/v1/partner-keys`, {
    headers: { origin: market.url },
    data: { name: 'Tried At The Desk', mode: 'live', origins: ['https://www.desk.example'] },
  });
  assert.ok(made.ok(), await made.text());

  const { page, context } = await visit(browser, 360);
  await asOperator(context);
  await page.goto(`${market.url}/operator`);
  await page.getByRole('radio', { name: 'People' }).check({ force: true });
  await page.getByLabel('Find someone').fill(person.phone);
  await page.getByRole('button', { name: 'Find' }).click();
  const card = page.getByRole('article').filter({ hasText: person.email });
  await card.waitFor();
  // The newest were there before.
  await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
  assert.match(page.url(), /part=people/);

  const before = Number(/Coins: (\d+)/.exec((await card.textContent()) ?? '')?.[1]);
  await card.getByRole('button', { name: 'Give coins' }).click();
  await page.getByRole('dialog').getByLabel('Coins').fill('7');
  await decide(page, 'A call that was dropped');
  await card.getByText(`Coins: ${before + 7}`).waitFor();

  await card.getByRole('button', { name: 'Suspend the account' }).click();
  await decide(page, 'Looks like fraud');
  await card.getByText('suspended').waitFor();
  assert.is((await theirs.context.request.get(`${market.url}/api/v1/profile`)).status(), 401);
  await card.getByRole('button', { name: 'End the suspension' }).click();
  await decide(page, 'Proved who they are');
  await card.getByText('suspended').waitFor({ state: 'detached' });

  await page.getByRole('radio', { name: 'Partner keys' }).check({ force: true });
  await page.getByRole('button', { name: 'Revoke Tried At The Desk' }).click();
  await decide(page, 'The site is closed');
  await page.getByRole('button', { name: 'Revoke Tried At The Desk' }).waitFor({ state: 'detached' });

  await page.getByRole('radio', { name: 'Coin orders' }).check({ force: true });
  await page
    .getByRole('main')
    .getByText(/No orders|coins/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Jobs' }).check({ force: true });
  await page.getByText('linking the record').waitFor();
  await page.getByRole('radio', { name: 'Numbers' }).check({ force: true });
  await page.getByText('As a table').click();
  assert.is(await page.getByRole('row').count(), 31);
  await Promise.all([context.close(), theirs.context.close()]);
});

test('an operator changes a banner on a phone without a file; the home page shows it, and the default comes back', async () => {
  const { page, context } = await visit(browser, 360);
  await asOperator(context);
  await page.goto(`${market.url}/operator?part=settings`);
  const banners = page.getByRole('article').filter({ hasText: 'Banners' });
  await banners.getByText('Default').waitFor();
  await banners.getByRole('button', { name: 'Change: Banners' }).click();
  const form = page.locator('main form');
  const first = form.getByRole('group', { name: 'Entry 1' });
  await first.getByLabel('Title', { exact: true }).fill('Homes for the festival');
  await first.getByLabel('Where it leads').fill('javascript:alert(1)');
  await form.getByLabel('Reason').fill('Diwali');
  await form.getByRole('button', { name: 'Save' }).click();
  await first.getByText('Give an address that begins with / or https://.').waitFor();
  assert.equal(await axeViolations(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await first.getByLabel('Where it leads').fill('/search?tab=Buy&city=Pune');
  await form.getByRole('button', { name: 'Save' }).click();
  await banners.getByText(/^Set here on/).waitFor();

  const visitor = await visit(browser);
  await visitor.page.goto(market.url);
  await visitor.page.getByRole('heading', { name: 'Homes for the festival' }).first().waitFor();

  await banners.getByRole('button', { name: 'Back to the default: Banners' }).click();
  await decide(page, 'The festival is over');
  await banners.getByText('Default').waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Homes near the metro' }).first().waitFor();
  await Promise.all([context.close(), visitor.context.close()]);
});

test('whoever only moderates is offered cases, projects and places', async () => {
  const config = { dataDir: market.dataFolder } as Config;
  await runOperatorCommand(config, { command: 'role', email: operator, role: 'moderator' });
  const { page, context } = await visit(browser);
  await asOperator(context);
  await page.goto(`${market.url}/operator?part=people`);
  const parts = page.getByRole('group', { name: 'Parts of the desk' }).getByRole('radio');
  await parts.first().waitFor();
  assert.is(await parts.count(), 3);
  await page.getByRole('radio', { name: 'New places' }).check({ force: true });
  await page.getByText(/No new places|Searches and forms suggest/).waitFor();
  await context.close();
});

test.run();
