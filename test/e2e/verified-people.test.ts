/** Where phones must be proved: what an unproved owner posts appears after the code, entered in place. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall, lastOtp } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { fullForms } from '../support/forms.js';
import type { Marketplace } from '../support/marketplace.js';
import { fillIn, fillInExtras, formOf, newName, press, wholeForms } from '../support/posting-pages.js';
import { postByCall } from '../support/poster.js';
import { type ServerProcess, startServerProcess } from '../support/server-process.js';

const test = suite('e2e/verified-people');

let server: ServerProcess;
let market: Marketplace;
let browser: Browser;
let page: Page;
let context: BrowserContext;
let complaints: readonly string[];

test.before(async () => {
  server = await startServerProcess({ REQUIRE_PHONE: 'on', DEMO: 'off' });
  market = { url: server.url, dataFolder: server.dataFolder, passwords: {} };
  browser = await openBrowser();
});
test.before.each(async () => {
  ({ page, context, complaints } = await visit(browser, 360, 740));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.after.each(() => context.close());
test.after(async () => {
  await browser.close();
  await server.end();
});

const postSale = async (): Promise<string> => {
  await page.goto(market.url);
  return (await postByCall(page, 'sellproperty', fullForms.sell))._id;
};

test('an owner reads in Manage that the listing waits for the phone, enters the code there, and it is shown', async () => {
  const person = await joinByCall(context, market.url);
  const id = await postSale();
  const isShown = async (): Promise<boolean> =>
    (await context.request.get(`${market.url}/api/v3/property/sell/${id}`)).ok();
  assert.is(await isShown(), false);

  await page.goto(`${market.url}/manage`);
  const row = page.locator('li[part=listing]').first();
  await row.getByText('Hidden until you verify your phone').waitFor();
  await row.getByRole('link', { name: 'Verify my phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your phone' });
  await dialog.getByRole('button', { name: /code/i }).click();
  await dialog.getByRole('status').waitFor();
  assert.equal(await axeViolations(page), []);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await dialog.getByRole('textbox').first().focus();
  await page.keyboard.type(await lastOtp(market, person.phone));
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Active', { exact: true }).waitFor();
  assert.is(await row.getByText('Hidden until you verify').count(), 0);
  assert.is(await isShown(), true);
  assert.is(page.url(), `${market.url}/manage`);
  assert.equal(complaints, []);
});

test('who posts before the phone is proved is led to the code, and not to a page that is not there', async () => {
  await joinByCall(context, market.url);
  await page.goto(`${market.url}/profile/plot`);
  await fillIn(page, wholeForms.plot?.basics ?? {});
  await fillIn(page, { fields: { societyName: newName() } });
  await press(page, 'Next');
  await page.waitForURL(/plot-property$/);
  await fillInExtras(page, wholeForms.plot?.details);
  await press(page, 'Submit Property');
  const form = formOf(page);
  await form.getByText('They will as soon as you verify your phone').waitFor();
  assert.equal(await axeViolations(page), []);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.is(await form.getByRole('link', { name: 'View listing' }).count(), 0);
  assert.is(await form.getByRole('link', { name: 'Share on WhatsApp' }).count(), 0);
  await form.getByRole('button', { name: 'Post another like this' }).waitFor();
  await form.getByRole('link', { name: 'Go to Manage' }).waitFor();
  await form.getByRole('link', { name: 'Verify my phone' }).click();
  await page.getByRole('dialog', { name: 'Verify your phone' }).waitFor();
  assert.equal(complaints, []);
});

test('who has no coins yet is led to the code, not told to find coins', async () => {
  await joinByCall(context, market.url);
  // The owner of the last test is proved and on the market.
  await page.goto(`${market.url}/search?tab=Buy`);
  await page
    .getByRole('button', { name: /^View Number/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Verify your phone first' });
  const link = dialog.getByRole('link', { name: 'Verify my phone' });
  assert.match((await link.getAttribute('href')) ?? '', /\/profile$/);
});

test.run();
