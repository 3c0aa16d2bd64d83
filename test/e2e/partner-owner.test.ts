/** An owner's work on a partner's page, third-party cookies blocked: posting, managing, messages, and who responded. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, ElementHandle, Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  allow,
  frameOf,
  hasDigitsOf,
  keyFor,
  numbersIn,
  pageUnder,
  seenBy,
  signInForm,
  spy,
  windowReady,
} from '../support/partner-people.js';
import {
  addPhotos,
  fillIn,
  fillInExtras,
  formOf,
  newName,
  photo,
  press,
  wholeForms,
} from '../support/posting-pages.js';
import { openProfile, openSecureSites, type OwnBrowser, type SecureSites } from '../support/secure-sites.js';

const test = suite('e2e/partner-owner');

let sites: SecureSites;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let key = '';
const society = newName();

test.before(async () => {
  [sites, browser] = await Promise.all([openSecureSites(), openProfile('no third-party')]);
  ({ context } = browser);
  page = await context.newPage();
  key = await keyFor(sites);
});
test.after(async () => {
  await browser.close();
  await sites.close();
});

const manage = () => page.locator('housing-manage');
const row = (text: string): Locator => manage().locator('li[part=listing]').filter({ hasText: text });
const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${name}`) });

/** The page's own script brings Edit into the form beside it. */
const editsHere = `<script>(window.Housing = []).push((housing) => housing.on('housing-edit', (event) => {
  event.preventDefault();
  const form = document.createElement('housing-post-property');
  Object.assign(form, { mode: 'edit', kind: event.detail.kind, listing: event.detail.listing, loading: 'eager' });
  document.querySelector('housing-post-property').replaceWith(form);
}))</script>`;

test('a listing is posted with a photo, after signing in half-way', async () => {
  const post = '<housing-post-property loading="eager" kind="sell"></housing-post-property>';
  const list = '<housing-manage loading="eager"></housing-manage>';
  await page.goto(pageUnder(sites, key, post + list, { head: editsHere }));
  const form = wholeForms.sell;
  await fillIn(page, form?.basics ?? {});
  await fillIn(page, { fields: { society } });
  await press(page, 'Next');
  await fillInExtras(page, form?.details);
  await addPhotos(page, [await photo('hall.jpg', 'lime')]);
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, 'Login')]);
  await signInForm(popup, sites, 'agent@demo.example');
  await allow(popup);
  await formOf(page).getByRole('button', { name: 'Login' }).waitFor({ state: 'detached' });
  await press(page, 'Submit Property');
  await formOf(page).getByRole('heading', { name: 'Property posted successfully' }).waitFor();
});

test('it is found in the list, edited, refreshed, paused, deleted and brought back without leaving the page', async () => {
  const address = page.url();
  // The person came to post: for managing the page has to ask for more, and our window says what that is.
  await manage().getByText('Please allow this site to do that first.').waitFor();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    manage().getByRole('link', { name: 'Login' }).click(),
  ]);
  await popup.getByText('see, change and delete your listings').waitFor();
  assert.is(await popup.getByText('see owners’ numbers').count(), 0);
  await allow(popup);
  await manage().getByLabel('Search your listings').fill(society);
  await row(society).waitFor();
  assert.match((await row(society).locator('img').first().getAttribute('src')) ?? '', '/media/photo/');
  await row(society).getByRole('link', { name: /^Edit/ }).click();
  await fillIn(page, { fields: { price: '8800000' } });
  await press(page, 'Next');
  await press(page, 'Save Changes');
  await formOf(page).getByRole('heading', { name: 'Property updated successfully' }).waitFor();
  await row(society).getByText('88.0 Lac').waitFor();

  await button(row(society), 'Refresh: ').click();
  await button(row(society), 'Refresh \\d').waitFor();
  await button(row(society), 'Pause').click();
  await row(society).getByText('Inactive').waitFor();
  await button(row(society), 'Repost').click();
  await button(row(society), 'Pause').waitFor();
  await button(row(society), 'Delete').click();
  await manage().getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row(society).waitFor({ state: 'detached' });
  await manage().getByRole('button', { name: 'Undo' }).click();
  await row(society).waitFor();
  assert.is(page.url(), address);
});

test('who responded, their file and the account stand in our frame; the page sees no digit of a number', async () => {
  await page.goto(pageUnder(sites, key, '<housing-manage loading="eager"></housing-manage>', { head: spy }));
  const contacts = manage().getByRole('link', { name: /^[1-9]\d* Contacts?/ });
  await contacts.first().click();
  const responses = frameOf(page);
  const numbers = await numbersIn(responses);
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  assert.is(
    await responses.locator(':root').evaluate(groundOf),
    await page.locator('dialog[open]').evaluate(groundOf),
    'the frame has the ground of the dialog it stands in',
  );
  const download = responses.getByRole('button', { name: /Download/ });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const lines = await readFile(await file.path(), 'utf8');
  for (const number of numbers) assert.match(lines, number);
  // By the locator, which gives up: a browser that is busy with the download may never answer the keyboard itself.
  await download.press('Escape');

  await manage().getByRole('button', { name: 'Your account' }).click();
  const account = frameOf(page);
  await account.getByText('agent@demo.example').waitFor();
  const own = (await account.locator('main').innerText()).replace(/\D/g, '');
  assert.ok(own.length >= 10);

  const seen = await seenBy(page);
  assert.ok(seen.length > 1000);
  for (const number of [...numbers, own.slice(-10)]) assert.not.ok(hasDigitsOf(number, seen), number);
  assert.not.match(seen, 'agent@demo.example');
});

test('a message goes to an owner once our own frame has asked about its coins', async () => {
  await page.goto(pageUnder(sites, key, '<housing-results loading="eager" tab="Rent"></housing-results>'));
  await page.locator('housing-results article').first().waitFor();
  await windowReady(page);
  const contact = page.getByRole('button', { name: /^Contact/ }).first();
  const [popup] = await Promise.all([page.waitForEvent('popup'), contact.click()]);
  // What was allowed before stays allowed: the window names it too.
  await popup.getByText('see, change and delete your listings').waitFor();
  await popup.getByText('see owners’ numbers').waitFor();
  await allow(popup);
  await frameOf(page).getByText('You have 10.').waitFor();
  await frameOf(page).getByRole('button', { name: 'Contact, 2 coins' }).click();
  await page.getByText('Information is send to Owner, Please wait for reply !').waitFor();
  await page.getByText('Available 8').waitFor();
});

test('whoever is signed in already reaches an owner from the listing widget alone, pressing right away', async () => {
  const answer = await sites.call('GET', '/api/v3/properties/pg?limit=1');
  const [home] = (await answer.json()) as { _id: string }[];
  const detail = `<housing-listing-detail loading="eager" kind="pg" listing-id="${home?._id ?? ''}"></housing-listing-detail>`;
  // Who is signed in is known late: the button is pressed before.
  let isPressed: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (isPressed = resolve));
  const refreshed = '**/partner-token/refresh';
  await page.route(refreshed, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(pageUnder(sites, key, detail, { head: spy }));
  const reach = page.getByRole('button', { name: /^Get Phone No/ }).filter({ visible: true });
  await Promise.all([page.waitForRequest(refreshed), reach.first().click()]);
  isPressed();
  await frameOf(page)
    .getByRole('button', { name: /^Get Phone No/ })
    .click();
  const [phone = ''] = await numbersIn(frameOf(page));
  await page.unroute(refreshed);
  assert.match(phone, /^\d{10}$/);
  const seen = await seenBy(page);
  assert.ok(seen.length > 1000);
  assert.not.ok(hasDigitsOf(phone, seen));
});

/** What the partner settles for a key: only Nashik, two widgets, a colour, and pages of the partner's own. */
const settings = {
  locked: { city: 'Nashik' },
  widgets: ['search-box', 'results'] as const,
  brand: '#7a1f2b',
  resultsUrl: '/homes',
  listingUrl: '/home',
};

test('what is settled for a key holds in the page without a change there', async () => {
  const own = await keyFor(sites, { ...settings, widgets: [...settings.widgets] });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const results = '<housing-results loading="eager" tab="Buy" city="Pune"></housing-results>';
  const box = '<housing-search-box loading="eager" city="Pune"></housing-search-box>';
  const left = '<housing-manage loading="eager"><a href="/mine">My listings</a></housing-manage>';
  await page.goto(pageUnder(sites, own, `${box}${left}`));
  await page.getByRole('link', { name: 'My listings' }).waitFor();
  const search = page.locator('housing-search-box').getByRole('button', { name: 'Search' });
  await search.waitFor();
  await page.waitForFunction(
    (button) => getComputedStyle(button).backgroundColor === 'rgb(122, 31, 43)',
    (await search.elementHandle()) as ElementHandle<Element>,
  );
  assert.ok(said.some((text) => text.includes('<housing-manage> is not among the widgets of this key')));
  sites.put('/homes', { html: '<!doctype html><title>Homes</title>' });
  await search.click();
  // The city is locked, whatever the tag says.
  await page.waitForURL(`${sites.partner}/homes?tab=Buy&city=Nashik`);

  await page.goto(pageUnder(sites, own, results));
  const widget = page.locator('housing-results');
  await widget.getByRole('combobox', { name: 'City' }).waitFor({ state: 'detached' });
  const card = widget.locator('article').first();
  await card.getByText('Nashik').waitFor();
  assert.match((await card.locator('h3 a').getAttribute('href')) ?? '', /^\/home\?kind=sell&id=/);
});

test.run();
