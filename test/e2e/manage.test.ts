/** An owner's day: manage, refresh, pause, delete and undo, see who responded; every literal text seen once. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { catalogueEntries } from '../support/catalogue-ids.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { createShownTexts } from '../support/shown-texts.js';
import { memberCookies } from '../support/stage.js';

const test = suite('e2e/manage');

let market: Marketplace;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: readonly string[];
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

const texts = createShownTexts(() => page);
const { see, answer } = texts;

const open = async (width = 1280): Promise<void> => {
  ({ page, context, complaints } = await visit(browser, width));
  await context.addCookies(cookies);
};

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  cookies = await memberCookies(browser, market);
});
test.after.each(() => context.close());
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const widget = () => page.locator('housing-manage');
const rows = () => widget().locator('li[part=listing]');
const button = (name: RegExp | string) => widget().getByRole('button', { name });
/** Opens the screen and answers the Property ID of one of its rows. */
const openManage = async (at = 0): Promise<string> => {
  await page.goto(`${market.url}/manage`);
  await rows().first().waitFor();
  const id = /H[A-Z]-\w{7}/.exec((await rows().nth(at).textContent()) ?? '')?.[0];
  return id ?? '';
};

test('an owner refreshes, pauses, reposts, deletes and undoes', async () => {
  await open();
  await page.clock.install();
  const id = await openManage();
  assert.equal(
    (await widget().locator('h2').allTextContents()).slice(0, 2).map((text) => text.split(' ')[0]),
    ['Sell', 'Rent'],
  );
  await button(`Refresh: ${id}`).click();
  const flagged = button(new RegExp(`^Refresh \\d:\\d\\d: ${id}$`));
  await flagged.waitFor();
  await flagged.click();
  await page.getByText('Try After Sometime').waitFor();
  await page.reload();
  await flagged.waitFor();
  // Each answer sets the countdown by the server's clock, which does not jump.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(301_000);
  await button(`Refresh: ${id}`).waitFor();

  await button(`Pause: ${id}`).click();
  await page.getByText('Property status updated successfully').first().waitFor();
  const row = rows().filter({ hasText: id });
  await row.getByText('Inactive').waitFor();
  assert.is((await fetch(`${market.url}/api/v3/property/sell/${id}`)).status, 410);
  await button(`Repost: ${id}`).click();
  await button(`Pause: ${id}`).waitFor();
  assert.is((await fetch(`${market.url}/api/v3/property/sell/${id}`)).status, 200);

  await button(`Delete: ${id}`).click();
  await widget()
    .getByRole('heading', { name: `Delete ${id}?` })
    .waitFor();
  await widget().getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Property deleted successfully').waitFor();
  assert.is(await row.count(), 0);
  await button('Undo').click();
  await row.waitFor();
  assert.equal(complaints, []);
});

test('several listings are paused together by keyboard, looked at by day, and come back', async () => {
  await open(360);
  const first = await openManage(2);
  const second = /H[A-Z]-\w{7}/.exec((await rows().nth(3).textContent()) ?? '')?.[0] ?? '';
  const tick = (id: string) => widget().getByRole('checkbox', { name: `Select: ${id}` });
  await tick(first).focus();
  await page.keyboard.press('Space');
  await tick(second).check();
  const bar = widget().getByRole('region', { name: 'Selected listings' });
  await bar.getByText('2 selected').waitFor();
  assert.equal(await axeViolations(page, { within: 'housing-manage' }), []);
  await bar.getByRole('button', { name: 'Pause' }).press('Enter');
  await page.getByText('2 listings paused.').first().waitFor();
  await rows().filter({ hasText: first }).getByText('Inactive').waitFor();
  assert.is((await fetch(`${market.url}/api/v3/property/sell/${second}`)).status, 410);
  await button('Undo').click();
  await page.getByText('2 listings are back.').first().waitFor();
  await rows().filter({ hasText: second }).getByText('Active', { exact: true }).waitFor();
  await rows()
    .filter({ hasText: first })
    .getByRole('button', { name: /By day$/ })
    .click();
  const dialog = widget().getByRole('dialog', { name: `Day by day: ${first}` });
  await dialog.getByText('As a table').click();
  assert.is(await dialog.locator('tbody tr').count(), 14);
  assert.equal(await axeViolations(page, { within: 'dialog' }), []);
  assert.equal(complaints, []);
});

test('a copy begins with what a listing says', async () => {
  await open(360);
  const id = await openManage();
  const row = rows().filter({ hasText: id });
  await row.getByRole('button', { name: `More: ${id}` }).click();
  await row.getByRole('link', { name: `Copy: ${id}` }).click();
  await page.getByText(`These are the values of ${id}.`).waitFor();
  const form = page.locator('housing-post-property');
  assert.is.not(await form.locator('[name=price]').inputValue(), '');
  assert.is.not(await form.locator('[name=society]').inputValue(), '');
  await page.goto(`${market.url}/profile/sell?copy=${id}`);
  await page.getByText(`These are the values of ${id}.`).waitFor();
  assert.equal(complaints, []);
});

test('View Response lists who paid to reach the owner, by listing and as a file', async () => {
  await open();
  await page.goto(`${market.url}/v-response`);
  const heads = page.getByRole('columnheader');
  await heads.first().waitFor();
  assert.equal((await heads.allTextContents()).slice(0, 4), ['#', 'Name', 'Email', 'Phone']);
  assert.ok((await page.getByRole('link', { name: /^Call / }).count()) > 0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  assert.is(file.suggestedFilename(), 'responses.csv');
  const choice = page.getByLabel('Property ID');
  const id = await choice.locator('option').nth(1).getAttribute('value');
  await choice.selectOption(id ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Show all listings' }).waitFor();
  assert.equal(complaints, []);
});

test('Edit opens the form of the kind with the listing and the mode', async () => {
  await open();
  const id = await openManage();
  await widget()
    .getByRole('link', { name: `Edit: ${id}` })
    .click();
  await page.waitForURL(`**/profile/sell?id=${id}`);
  const state = await page.evaluate(
    () => history.state as { mode?: string; property?: { propertyId?: string } },
  );
  assert.equal([state.mode, state.property?.propertyId], ['edit', id]);
});

test('the literal texts of failures', async () => {
  await open();
  // The first one was refreshed a moment ago.
  const id = await openManage(1);
  await answer('v4/property-visit/**', 200, { success: false });
  await button(`Refresh: ${id}`).click();
  await see('Property is not Refreshed', 'S-477');
  await answer('v4/property-visit/**', null);
  await button(`Refresh: ${id}`).click();
  await see('Error refreshing property', 'S-477');
  await answer('v4/property-status/**', 500);
  await button(`Pause: ${id}`).click();
  await see('Error changing property status', 'S-478');
  await answer('v4/deleteproperty/**', 500);
  await button(`Delete: ${id}`).click();
  await widget().getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await see('Error deleting property', 'S-478');
  await answer('v4/property-visit/**', 200, { success: true });
  await button(`Refresh: ${id}`).click();
  await button(new RegExp(`^Refresh \\d:\\d\\d: ${id}$`)).click();
  await see('Try After Sometime', 'S-376');
  await answer('v4/deleteproperty/**', 200, { message: 'Property deleted successfully' });
  await button(`Delete: ${id}`).click();
  await widget().getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await see('Property deleted successfully', 'S-379');
  await page.goto(`${market.url}/v-response`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await see('No propertyId selected.', 'S-383');
  await answer('v7/my-property-views', 200, { propertyViews: [] });
  await page.reload();
  await see('No View response yet', 'S-382');
  for (const path of ['manage', 'v-response']) {
    await answer('v4/userproperties', 401, { message: 'Please Login First !!' });
    await answer('v7/userpropertiesId', 401, { message: 'Please Login First !!' });
    await page.goto(`${market.url}/${path}`);
    await see('Please Login First !!', 'S-380', 'S-384');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor();
  }
});

test('many listings come from one file: the template, what is wrong with each row, then the import, on a phone', async () => {
  await open(360);
  await openManage();
  await button('Bulk upload').click();
  const dialog = widget().getByRole('dialog');
  const href = await dialog.getByRole('link', { name: 'Download the template' }).getAttribute('href');
  const template = await (await page.request.get(new URL(href ?? '', market.url).href)).text();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${template.trimEnd()}\nno such row\n`),
  });
  await dialog.getByText('2 new listings, 0 to update, 1 refused. Nothing is saved yet.').waitFor();
  assert.equal(await axeViolations(page, { within: 'dialog' }), []);
  const overhang = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  assert.ok(overhang <= 0, `the dialog is ${String(overhang)} px too wide`);
  await dialog.getByRole('button', { name: 'Import 2 listings' }).click();
  await dialog.getByText('2 listings were posted, 0 updated, 1 left out.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  assert.equal(complaints, []);
});

test('every text of S-376 to S-383 and S-477, S-478 was seen', () => {
  const wanted = [...catalogueEntries(['manage'], 370, 384), ...catalogueEntries(['manage'], 477, 478)];
  assert.ok(wanted.length >= 8, String(wanted.length));
  assert.equal(
    wanted.filter(({ id, text }) => !texts.seen.has(`${id} ${text}`)),
    [],
  );
});

test.run();
