/** What people do with the map of a search: travel time, an area that is shared, a finger, and homes without a place. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingMap } from '../../src/api/contract/map.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/map-search');
let market: Marketplace;
let browser: Browser;
let contexts: BrowserContext[] = [];

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const open = async (path: string, width = 1280): Promise<Page> => {
  const { context, page } = await visit(browser, width);
  contexts.push(context);
  await page.goto(market.url + path);
  return page;
};

/** The ids of the homes in the list, in its order. */
const homesIn = async (page: Page): Promise<string[]> => {
  const cards = page.locator('housing-results article');
  await cards.first().waitFor();
  const addresses = await cards.evaluateAll((all) => all.map((card) => card.querySelector('a')?.href ?? ''));
  return addresses.map((address) => new URL(address).searchParams.get('id') ?? address);
};

test('a travel time that somebody types finds homes, and the map says what it shades', async () => {
  const page = await open('/search?tab=Buy&city=Mumbai');
  const results = page.locator('housing-results');
  await results.getByRole('button', { name: 'Travel time' }).click();
  await results.getByRole('combobox', { name: 'Travel time' }).pressSequentially('dadar');
  await results
    .getByRole('option', { name: /^Dadar/ })
    .first()
    .click();
  await results.getByText('30 min', { exact: true }).click();
  await results.getByRole('button', { name: /^Apply Filters/ }).click();
  await page.waitForURL(/to=Dadar.*within=30|within=30.*to=Dadar/);
  assert.ok((await homesIn(page)).length > 0);
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await page.getByText(/^Shaded: up to 30 min to Dadar.*, an estimate$/).waitFor();
  await page.getByRole('list', { name: 'Homes on the map' }).getByRole('button').first().waitFor();
  // A line without trains is in sight there, and the map says as of which month.
  await page.getByText(/Dotted: not running, as of [A-Z][a-z]{2} 20\d\d/).waitFor();
  await page.getByText('© Map data').click();
  await page.getByText(/^Mumbai Monorail: not running as of [A-Z][a-z]{2} 20\d\d\.$/).waitFor();
  assert.equal(await axeViolations(page), []);
});

test('a finger draws an area on a phone, and whoever is sent its link sees the same homes', async () => {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-IN' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(`${market.url}/search?tab=Buy&city=Mumbai&view=map`);
  await page.getByRole('list', { name: 'Homes on the map' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: 'Draw an area' }).tap();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('[data-drawing]').boundingBox()) ?? {};
  const touch = await context.newCDPSession(page);
  const at = (angle: number) => [
    { x: x + width / 2 + 110 * Math.cos(angle), y: y + height / 2 + 150 * Math.sin(angle) },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 20; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step * 0.3) });
  const found = page.waitForResponse(/properties\/sell.*polygon=/);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(/polygon=/);
  const shared = page.url();
  await found;
  await page.getByRole('button', { name: 'Close the map' }).click();
  const seen = await homesIn(page);
  assert.ok(seen.length > 0);

  const other = await open(shared.replace(market.url, '').replace('&view=map', ''), 1280);
  assert.equal(await homesIn(other), seen);
  await other.getByText('Area drawn on the map').first().waitFor();
  await other.goto(shared);
  await other.getByRole('list', { name: 'Homes on the map' }).getByRole('button').first().waitFor();
});

test('on a phone the part of the map that is seen becomes the search', async () => {
  const page = await open('/search?tab=Buy&city=Mumbai&view=map', 360);
  await page.getByRole('list', { name: 'Homes on the map' }).getByRole('button').first().waitFor();
  await page.getByRole('group', { name: /^Map/ }).press('+');
  await page.getByRole('button', { name: 'Search this area' }).click();
  await page.waitForURL(/bbox=/);
  await page.getByRole('button', { name: 'Search this area' }).waitFor({ state: 'detached' });
  assert.equal(await axeViolations(page), []);
});

test('homes without a place are all seen from the map, a few at a time, by keyboard too', async () => {
  const { context, page } = await visit(browser, 360);
  contexts.push(context);
  const answer = await page.request.get(`${market.url}/api/v3/properties/sell?limit=23&fields=card`);
  const homes = (await answer.json()) as Listing[];
  await page.route(/\/api\/v3\/map\/sell/, async (route) => {
    const map = (await (await route.fetch()).json()) as ListingMap;
    await route.fulfill({ json: { ...map, placeless: homes.length } });
  });
  await page.route(/\/api\/v3\/properties\/sell.*placed=no/, async (route) => {
    const from = (Number(new URL(route.request().url()).searchParams.get('page') ?? 1) - 1) * 10;
    await route.fulfill({ json: homes.slice(from, from + 10) });
  });
  await page.goto(`${market.url}/search?tab=Buy&city=Mumbai&view=map`);
  await page.getByRole('button', { name: /^23 homes without a place/ }).press('Enter');
  const card = page.getByRole('region', { name: '23 homes' });
  await card.locator('article').nth(9).waitFor();
  assert.equal(await axeViolations(page), []);
  for (const count of [20, 23]) {
    const shown = await card.locator('article').count();
    await card.getByRole('button', { name: 'Show more' }).press('Enter');
    await card
      .locator('article')
      .nth(count - 1)
      .waitFor();
    const first = card.locator('article a').nth(shown);
    assert.ok(
      await first.evaluate((link) => link === document.activeElement),
      'the focus is on the first of them',
    );
  }
  assert.is(await card.getByRole('button', { name: 'Show more' }).count(), 0);
});

test.run();
