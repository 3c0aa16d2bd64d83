/** A builder's project: written, looked at, put on the home page, given a listing, read by everybody, printed. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runOperatorCommand } from '../../server/cli/operator-command.js';
import type { Config } from '../../server/config.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { joinByCall } from '../support/account-pages.js';
import { fullForms } from '../support/forms.js';
import { aPhoto } from '../support/photos.js';

const test = suite('e2e/projects');
let market: Marketplace;
let browser: Browser;
const operator = 'buyer@demo.example';
const name = 'Karvand Heights';

const setRole = (role: 'operator' | 'none'): Promise<unknown> =>
  runOperatorCommand({ dataDir: market.dataFolder } as Config, { command: 'role', email: operator, role });

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  await setRole('operator');
});
test.after(async () => {
  await setRole('none');
  await browser.close();
  closeMarketplace();
});

const send = async (
  { request }: BrowserContext,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<unknown> => {
  const reply = await request[method](`${market.url}${path}`, { headers: { origin: market.url }, data });
  assert.ok(reply.ok(), await reply.text());
  return reply.json();
};

const atDesk = (page: Page) => page.getByRole('article').filter({ hasText: name });

const decide = async (page: Page, act: string): Promise<void> => {
  await atDesk(page).getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Joins as a builder and sends the project to the desk; the empty form says what it needs. */
const writeProject = async (page: Page, context: BrowserContext): Promise<void> => {
  const person = await joinByCall(context, market.url);
  const { name: who, email, phone } = person;
  await send(context, 'put', '/api/v1/profile', { name: who, email, phone, usertype: 'Builder' });
  await page.goto(`${market.url}/profile/projects`);
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('button', { name: 'Send for a check' }).click();
  await page.getByText('Give the project’s name, 2 to 80 characters, with a letter.').waitFor();
  assert.equal(await axeViolations(page), []);
  await page.getByLabel('Name of the project').fill(name);
  await page.getByLabel('Name you build under').fill('Karvand Builders');
  await page.getByLabel('Locality').fill('Kothrud');
  await page.getByLabel('RERA number').fill('p52100098765');
  await page.getByLabel('Carpet area in sq ft').fill('740');
  const photo = await aPhoto();
  await page.getByLabel('Add photos').setInputFiles({
    name: 'tower.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo.content),
  });
  await page.getByLabel('Taken on').waitFor();
  await page.getByRole('button', { name: 'Send for a check' }).click();
  await page.getByText('Sent. Once we’ve checked it').waitFor();
};

test('a builder writes a project, an operator shows and picks it, the home page leads to it, a listing belongs to it', async () => {
  const { page, context } = await visit(browser, 768);
  await writeProject(page, context);

  const desk = await visit(browser, 360);
  await send(desk.context, 'post', '/api/v1/signin', {
    ...{ email: operator, password: market.passwords[operator], usertype: 'Buyer/Owner' },
  });
  await desk.page.goto(`${market.url}/operator?part=projects`);
  await desk.page.getByText('P52100098765').waitFor();
  assert.equal(await axeViolations(desk.page), []);
  await decide(desk.page, 'Show it');
  await decide(desk.page, 'On home: high demand');
  await atDesk(desk.page).getByText('Home: high demand', { exact: true }).waitFor();

  // A listing of the builder's belongs to it, and its price stands on the page.
  const posted = await context.request.post(`${market.url}/api/v2/sellproperty`, {
    headers: { origin: market.url },
    multipart: Object.fromEntries(
      fullForms.sell.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
    ),
  });
  assert.ok(posted.ok(), await posted.text());
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('group', { name: 'Listings of this project' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send for a check' }).click();
  await page.getByText('Sent. Once we’ve checked it').waitFor();

  const guest = await visit(browser, 360);
  await guest.page.goto(market.url);
  const card = guest.page.locator('#projects article').filter({ hasText: name });
  await card.scrollIntoViewIfNeeded();
  assert.match(await card.innerText(), /Sponsored/);
  assert.match(await card.innerText(), /RERA P52100098765/);
  await card.getByRole('link').click();
  await guest.page.getByRole('heading', { level: 1, name }).waitFor();
  const qr = guest.page.getByRole('img', { name: /QR code/ });
  await qr.waitFor();
  // It is drawn: what is no picture is not decoded.
  await qr.evaluate((image) => (image as HTMLImageElement).decode());
  await guest.page.getByRole('link', { name: 'maharera.maharashtra.gov.in' }).waitFor();
  assert.match(await guest.page.getByRole('main').innerText(), /₹ 1\.9 Cr/);
  await guest.page.locator('#homes article').getByRole('link').first().click();
  await guest.page.getByRole('link', { name: `Part of ${name}` }).click();
  await guest.page.getByRole('heading', { level: 1, name }).waitFor();
  const width = await guest.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${String(width)} wide`);
  assert.equal(await axeViolations(guest.page), []);

  // The server has drawn it for whoever has no script.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto(`${market.url}/project/karvand-heights?lang=mr`);
  assert.match(await read.getByRole('main').innerText(), /बिल्डर Karvand Builders/);
  assert.match(await read.content(), /"@type":"ApartmentComplex"/);
  for (const each of [context, desk.context, guest.context, plain]) await each.close();
});

test('a listing is printed on a sheet: with its code, without a phone but on the owner’s copy', async () => {
  const { page, context } = await visit(browser, 360);
  await page.goto(`${market.url}/search?tab=Buy&city=Pune`);
  await page.locator('housing-results article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Print a sheet' }).click();
  const sheet = page.getByRole('main').getByRole('article');
  await sheet.getByRole('img', { name: /QR code/ }).waitFor();
  assert.not.match(await sheet.innerText(), /\+91|Phone/);
  assert.equal(await axeViolations(page), []);
  await context.close();
});

test.run();
