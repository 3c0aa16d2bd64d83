/** A search that finds nothing is saved; somebody posts such a home: one piece of news, one mail, and a link that stops it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AlertMarket, openAlertMarket } from '../support/alert-market.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { freePort } from '../support/server-process.js';

const test = suite('e2e/alerts');
const searchFrom = (rupees: number) => `/search?tab=Buy&city=Pune&localities=Baner&minbudget=${rupees}`;
let market: AlertMarket;
let browser: Browser;
let site: string;
let contexts: BrowserContext[] = [];

test.before(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  market = await openAlertMarket({ WEB_DIR: 'dist/web', PUBLIC_URL: site });
  await market.server.app.listen({ port, host: '127.0.0.1' });
  browser = await openBrowser();
});
test.after.each(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
test.after(async () => {
  await browser.close();
  await market.server.close();
});

const open = async (width: number): Promise<{ page: Page; context: BrowserContext }> => {
  const { page, context } = await visit(browser, width);
  contexts.push(context);
  return { page, context };
};
const dialog = (page: Page) => page.locator('dialog[open]');
/** Mails about homes, without the question whether an address is one's own. */
const alertsTo = (email: string) =>
  market.mails.filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe'] !== undefined);
/** The address on our site of the last link of a text that begins so. */
const linkIn = (text: string, before: string): string =>
  new RegExp(`${before}: (\\S+)`).exec(text)?.[1]?.replace('https://homes.example', site) ?? '';

for (const [width, price] of [
  [360, 25_000_000],
  [1280, 45_000_000],
] as const)
  test(`at ${width} px a search that found nothing tells of one home once, and is stopped by a link`, async () => {
    const kavya = await market.begin();
    const { page, context } = await open(width);
    const { email, password } = kavya;
    await context.request.post(`${site}/api/v1/signin`, {
      headers: { origin: site },
      data: { email, password, usertype: 'Buyer/Owner' },
    });
    await page.goto(site + searchFrom(price));
    await page.getByRole('button', { name: 'Tell me when there’s one' }).click();
    await dialog(page).getByText('Your search is saved').waitFor();
    assert.equal(await axeViolations(page, { within: 'dialog[open]' }), []);
    const changed = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/searches'),
    );
    await dialog(page).getByText('At once').click();
    await changed;
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Search saved' }).first().waitFor();

    const id = await market.post({ price });
    await market.tell();
    await market.tell();
    await page.goto(site);
    const bell = page.getByRole('link', { name: 'What’s new 1 new' }).filter({ visible: true });
    await bell.click();
    await page.getByRole('heading', { level: 1, name: 'What’s new' }).waitFor();
    const news = page.getByRole('main').getByRole('article');
    await news.getByRole('link', { name: 'New: 2 BHK Flat in Baner' }).waitFor();
    assert.is(await news.count(), 1);
    assert.match((await news.getByRole('link').getAttribute('href')) ?? '', id);
    assert.equal(await axeViolations(page), []);
    await page.reload();
    await page.getByRole('link', { name: 'What’s new', exact: true }).filter({ visible: true }).waitFor();

    const [mail, ...others] = alertsTo(email);
    assert.equal([others, mail?.text.includes(`/product?id=${id}`)], [[], true]);
    await context.clearCookies();
    await page.goto(linkIn(mail?.text ?? '', 'Stop these mails'));
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await page.getByText('No more mails about these searches.').waitFor();
    assert.equal(await axeViolations(page), []);
    market.now += 31 * 60_000;
    await market.post({ price: price + 1_000_000 });
    await market.tell();
    assert.is(alertsTo(email).length, 1);
  });

test('a guest saves by e-mail, says yes in the mail, and is told; the list is for who has an account', async () => {
  await market.begin();
  const { page } = await open(360);
  await page.goto(`${site}/search?tab=Buy&city=Pune`);
  await page.getByRole('button', { name: 'Save search' }).click();
  await dialog(page).getByLabel('Your e-mail').fill('meera');
  await dialog(page).getByRole('button', { name: 'Tell me' }).click();
  await dialog(page).getByText('Please enter a valid e-mail address.').waitFor();
  await dialog(page).getByLabel('Your e-mail').fill('meera@example.com');
  await dialog(page).getByText('At once').click();
  await dialog(page).getByRole('button', { name: 'Tell me' }).click();
  await dialog(page).getByText('We’ve sent a mail to meera@example.com').waitFor();
  await market.post();
  await market.tell();
  assert.equal(alertsTo('meera@example.com'), []);
  const [question] = market.mails.filter(({ to }) => to === 'meera@example.com');
  await page.goto(linkIn(question?.text ?? '', 'Yes, tell me'));
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await page.getByText('We’ll write as soon as there’s something new.').waitFor();
  await market.post();
  await market.tell();
  assert.is(alertsTo('meera@example.com').length, 1);
  await page.goto(`${site}/searches`);
  await page.getByText('Please log in.').waitFor();
});

test('the list of saved searches changes how often each tells, and deletes', async () => {
  const kavya = await market.begin();
  await market.save(kavya, { query: 'tab=Buy&city=Pune&bedrooms=2BHK' });
  const { page, context } = await open(320);
  const { email, password } = kavya;
  const data = { email, password, usertype: 'Buyer/Owner' };
  await context.request.post(`${site}/api/v1/signin`, { headers: { origin: site }, data });
  await page.goto(`${site}/searches`);
  const card = page.getByRole('main').getByRole('article');
  const changed = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await card.getByRole('combobox').selectOption('weekly');
  assert.is((await changed).status(), 200);
  assert.is((await market.searchesOf(kavya)).searches[0]?.frequency, 'weekly');
  assert.equal(await axeViolations(page), []);
  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await card.getByRole('button', { name: 'Delete Property for sale in Pune, 2 BHK' }).click();
  await removed;
  await page.getByText('No saved searches yet').waitFor();
  assert.equal((await market.searchesOf(kavya)).searches, []);
});

test.run();
