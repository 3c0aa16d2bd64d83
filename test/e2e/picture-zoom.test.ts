/** Pictures on the whole screen are zoomed by the wheel, by a double press, by a double tap and by two fingers. */
import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, type Visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { fingersOn, type Spot } from '../support/touch.js';

const test = suite('e2e/picture-zoom');
let market: Marketplace;
let browser: Browser;
let opened: Visit | undefined;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after.each(async () => {
  await opened?.context.close();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** Opens the first picture of a home on the whole screen. */
const openViewer = async (width: number): Promise<{ page: Page; stage: Locator; middle: Spot }> => {
  opened = await visit(browser, width, 740);
  const { page } = opened;
  const found = await page.request.get(`${market.url}/api/v3/properties/sell?photos=true&page=1&limit=1`);
  const [home] = (await found.json()) as { _id: string }[];
  await page.goto(`${market.url}/product?id=${home?._id ?? ''}`);
  await page.getByRole('button', { name: /Open picture 1 of/ }).click();
  const stage = page.locator('dialog > div', { has: page.locator('ul[tabindex="0"]') });
  await stage.locator('img').first().waitFor();
  const box = await stage.boundingBox();
  assert.ok(box);
  return { page, stage, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

/** Waits until the picture is zoomed, or whole again. */
const become = (page: Page, isZoomed: boolean): Promise<void> =>
  page.locator('dialog [data-zoomed]').waitFor({ state: isZoomed ? 'attached' : 'detached' });

test('the wheel zooms in on the picture and out again, and the page behind stays where it is', async () => {
  const { page, middle } = await openViewer(1280);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -300);
  await become(page, true);
  await page.mouse.wheel(0, 900);
  await become(page, false);
  assert.is(await page.evaluate(() => scrollY), 0);
});

test('a double press zooms in, and another shows the whole picture', async () => {
  const { page, middle } = await openViewer(1280);
  await page.mouse.dblclick(middle.x, middle.y);
  await become(page, true);
  await page.mouse.dblclick(middle.x, middle.y);
  await become(page, false);
});

test('on a phone a double tap zooms in and out, and two fingers by as much as they move', async () => {
  const { page, middle } = await openViewer(360);
  const fingers = await fingersOn(page);
  await fingers.tap(middle);
  await fingers.tap(middle);
  await become(page, true);
  // Not the third and fourth tap of one.
  await page.waitForTimeout(400);
  await fingers.tap(middle);
  await fingers.tap(middle);
  await become(page, false);
  await fingers.pinch(middle, 60, 180);
  await become(page, true);
  await fingers.pinch(middle, 200, 40);
  await become(page, false);
  assert.equal(opened?.complaints, []);
});

test.run();
