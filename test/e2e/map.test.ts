/** The map of a search: opened beside the list and on a phone, moved, searched, by keyboard too; it asks no other host. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingMap } from '../../src/api/contract/map.schema.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/map');
let market: Marketplace;
let browser: Browser;
let context: BrowserContext | undefined;
let foreign: string[] = [];

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  await context?.close();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const open = async (width: number): Promise<Page> => {
  const opened = await visit(browser, width);
  ({ context } = opened);
  foreign = [];
  opened.page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(market.url))
      foreign.push(request.url());
  });
  await opened.page.goto(`${market.url}/search?tab=Buy&city=Mumbai`);
  await opened.page.locator('article').first().waitFor();
  await opened.page.getByRole('button', { name: 'Map', exact: true }).click();
  return opened.page;
};

const bubbles = (page: Page) => page.getByRole('list', { name: 'Homes on the map' }).getByRole('button');

test('beside the list: a bubble shows its home, and the area that is seen becomes the search', async () => {
  const page = await open(1280);
  await bubbles(page).first().waitFor();
  assert.match(page.url(), /view=map/);
  assert.ok(await page.locator('article').first().isVisible());
  const single = page.getByRole('button', { name: /^Home for ₹/ });
  // The map has come to rest where its homes are.
  await single.first().waitFor();
  await page.locator('article').first().hover();
  await page.locator('li[data-lit]').waitFor({ state: 'attached' });
  // And the other way: of the homes in the list that have a bubble of their own, one is marked.
  await page.waitForLoadState('networkidle');
  const listed = await page.locator('housing-results article').count();
  const marked = page.locator('housing-results article[style*="outline"]');
  // The bubbles of the first view go when the map comes to rest: those are looked at that are there then.
  for (let tries = 0; tries < 10 && (await marked.count()) === 0; tries++) {
    for (const bubble of (await single.all()).slice(0, 20)) {
      await bubble.focus();
      if ((await marked.count()) === 1) break;
    }
    if ((await marked.count()) === 0) await page.waitForTimeout(300);
  }
  assert.is(await marked.count(), 1, `of ${String(listed)}`);
  await single.first().press('Enter');
  const link = page.locator('[data-map] article a').first();
  assert.match((await link.getAttribute('href')) ?? '', /^\/product\?id=/);
  assert.equal(await axeViolations(page), []);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const all = await page.getByText(/^\d+ properties$/).textContent();
  await page.getByRole('group', { name: /^Map/ }).press('+');
  await page.getByRole('button', { name: 'Search this area' }).click();
  await page.waitForURL(/bbox=/);
  await page.getByText('Area on the map').waitFor();
  await page.waitForFunction((before) => !document.body.textContent.includes(before), all ?? '');
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('bbox') && url.search.includes('view=map'));

  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('[data-drawing]').boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + Math.min(height, 600) / 2];
  await page.mouse.move(middleX + 150, middleY);
  await page.mouse.down();
  for (let at = 1; at <= 24; at += 1)
    await page.mouse.move(middleX + 150 * Math.cos(at / 4), middleY + 150 * Math.sin(at / 4));
  await page.mouse.up();
  await page.waitForURL(/polygon=/);
  await page.getByText('Area drawn on the map').waitFor();
  assert.equal(foreign, []);
});

test('by keyboard an area is put around localities, and the search follows the map while that is ticked', async () => {
  const page = await open(1280);
  await bubbles(page).first().waitFor();
  await page
    .getByRole('button', { name: /^Home for ₹/ })
    .first()
    .waitFor();
  // Whoever opened the map goes on in it, and is back at its button, before the list, when it is closed.
  const isFocused = (name: string | RegExp, role: 'button' | 'group') =>
    page.getByRole(role, { name, exact: true }).evaluate((it) => it === document.activeElement);
  assert.ok(await isFocused(/^Map\. /, 'group'));
  await page.getByRole('button', { name: 'Close the map' }).press('Enter');
  await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
  assert.ok(await isFocused('Map', 'button'));
  await page.keyboard.press('Tab');
  assert.ok(await page.locator('housing-results').evaluate((it) => it === document.activeElement));
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await bubbles(page).first().waitFor();
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
  await page.getByText('Or choose localities').press('Enter');
  const first = page.locator('[data-map] form input[type=checkbox]').first();
  await first.focus();
  await first.press('Space');
  assert.equal(await axeViolations(page), []);
  await page.getByRole('button', { name: 'Search around these' }).press('Enter');
  await page.waitForURL(/polygon=/);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('polygon'));
  await page.getByLabel('Search as the map moves').press('Space');
  const entries = await page.evaluate(() => history.length);
  for (const key of ['+', 'ArrowRight']) {
    const before = page.url();
    await page.getByRole('group', { name: /^Map/ }).press(key);
    await page.waitForURL((url) => url.search.includes('bbox=') && url.href !== before);
  }
  assert.is(await page.evaluate(() => history.length), entries, 'Back leads away at once');
  assert.equal(foreign, []);
});

for (const width of [360, 1280])
  test(`at ${String(width)} pixels homes at one point fan out, by keyboard too, and Escape folds them`, async () => {
    const opened = await visit(browser, width);
    ({ context } = opened);
    const { page } = opened;
    const answer = await page.request.get(`${market.url}/api/v3/map/sale?zoom=16`);
    const { groups } = (await answer.json()) as ListingMap;
    const few = groups.find(({ together, count }) => together && count <= 8);
    assert.ok(few, 'some homes of the demo stand at the middle of their locality');
    const { lng, lat, count } = few;
    const bbox = [lng - 0.004, lat - 0.004, lng + 0.004, lat + 0.004].map((edge) => edge.toFixed(4)).join();
    await page.goto(`${market.url}/search?tab=Buy&bbox=${bbox}&view=map`);
    const group = page.locator(`li[data-lng="${String(lng)}"] > button[data-many][aria-expanded]`);
    await group.press('Enter');
    const fan = page.locator('li[data-fanned] > button');
    await fan.nth(count - 1).waitFor();
    assert.is(await fan.count(), count);
    assert.is(await group.getAttribute('aria-expanded'), 'true');
    // The list's own heading comes with its later parts.
    await page.locator('housing-results h2').first().waitFor({ state: 'attached' });
    assert.equal(await axeViolations(page), []);
    await page.keyboard.press('Tab');
    assert.ok(await fan.first().evaluate((bubble) => bubble === document.activeElement));
    // Each of them lies on the map and can be pressed.
    for (const bubble of await fan.all()) await bubble.click({ trial: true });
    await fan.last().press('Enter');
    assert.is(await page.locator('[data-map] article').count(), 1);
    await fan.last().press('Escape');
    assert.is(await fan.count(), 0);
    assert.ok(await group.evaluate((bubble) => bubble === document.activeElement));
  });

test('on a phone the map takes the place of the list, and gives it back', async () => {
  const page = await open(360);
  await bubbles(page).first().waitFor();
  assert.not.ok(await page.locator('housing-results article').first().isVisible());
  assert.equal(await axeViolations(page), []);
  await page.getByRole('button', { name: 'Close the map' }).click();
  await page.locator('housing-results article').first().waitFor();
  assert.not.match(page.url(), /view=map/);
  assert.equal(foreign, []);
});

/** What the canvas of the map shows, once something does. */
const painted = async (page: Page): Promise<string> => {
  const handle = await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas');
    const pen = canvas?.getContext('2d');
    // Nothing is painted before the shapes have come but water or land: names and rails have further colours.
    const { data } = pen?.getImageData(0, 0, canvas?.width ?? 0, canvas?.height ?? 0) ?? { data: [] };
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add(((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0));
    return colours.size > 5 && canvas?.toDataURL();
  });
  return String(await handle.jsonValue());
};

for (const language of ['en', 'mr'])
  test(`a shared map is painted before the site has come, and stays as it is when it lives (${language})`, async () => {
    const opened = await visit(browser, 360);
    ({ context } = opened);
    const { page } = opened;
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${market.url}/search?tab=Buy&city=Pune&view=map&lang=${language}`, {
      waitUntil: 'commit',
    });
    const first = await painted(page);
    assert.not.ok(await page.locator('housing-results article').first().isVisible(), 'the list gives way');
    assert.is(await bubbles(page).count(), 0);
    go();
    await page.locator('[data-map] li button').first().waitFor();
    assert.is(await painted(page), first);
    assert.equal(opened.complaints, []);
  });

test('without scripts a shared map is the list', async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${market.url}/search?tab=Buy&city=Pune&view=map`);
  assert.ok(await page.locator('housing-results article').first().isVisible());
  assert.not.ok(await page.locator('[data-map]').isVisible());
});

test.run();
