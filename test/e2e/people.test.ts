/** An agent's page: chosen in the profile, reached from a listing, drawn without a script, taken back at once. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { fullForms } from '../support/forms.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/people');
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

test('an agent shows a page, a visitor comes to it from a listing, and it goes when the agent wants', async () => {
  const { page, context } = await visit(browser, 1280);
  const { email, phone } = await joinByCall(context, market.url);
  const headers = { origin: market.url };
  const saved = await context.request.put(`${market.url}/api/v1/profile`, {
    headers,
    data: { name: 'Sunanda Gokhale', email, phone, usertype: 'Agent', reraNumber: 'A51900012345' },
  });
  assert.ok(saved.ok(), await saved.text());
  const posted = await context.request.post(`${market.url}/api/v2/sellproperty`, {
    headers,
    multipart: Object.fromEntries(
      fullForms.sell.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
    ),
  });
  assert.ok(posted.ok(), await posted.text());

  await page.goto(`${market.url}/profile`);
  await page.getByText('Only you know about your page.').waitFor();
  await page.getByRole('checkbox', { name: 'Show my page to everyone' }).check();
  await page.getByRole('checkbox', { name: 'Marathi' }).check();
  await page.getByRole('button', { name: 'Save my page' }).click();
  await page.getByText('Everyone can see your page.').waitFor();
  assert.equal(await axeViolations(page), []);
  await page.getByRole('link', { name: 'Open my page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sunanda Gokhale' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/agent/sunanda-gokhale');

  const guest = await visit(browser, 360);
  await guest.page.goto(`${market.url}/agent/sunanda-gokhale`);
  const main = guest.page.getByRole('main');
  await main.getByText('as stated by them, not checked').waitFor();
  await main.getByText('Marathi').waitFor();
  assert.not.ok((await guest.page.content()).includes(phone), 'the page has no phone');
  await guest.page.locator('#homes article').getByRole('link').first().click();
  await guest.page.getByRole('link', { name: 'More from Sunanda Gokhale' }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Sunanda Gokhale' }).waitFor();
  const width = await guest.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${String(width)} wide`);
  assert.equal(await axeViolations(guest.page), []);

  // The server has drawn it for whoever has no script; another kind's address leads to it.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto(`${market.url}/builder/sunanda-gokhale?lang=mr`);
  assert.is(new URL(read.url()).pathname, '/agent/sunanda-gokhale');
  assert.match(await read.getByRole('main').innerText(), /सध्या उपलब्ध घरे \(1\)/);
  assert.match(await read.content(), /"@type":"RealEstateAgent"/);

  await page.goto(`${market.url}/profile`);
  await page.getByRole('checkbox', { name: 'Show my page to everyone' }).uncheck();
  await page.getByRole('button', { name: 'Save my page' }).click();
  await page.getByText('Only you know about your page.').waitFor();
  assert.is((await read.goto(`${market.url}/agent/sunanda-gokhale`))?.status(), 404);
  for (const each of [context, guest.context, plain]) await each.close();
});

test.run();
