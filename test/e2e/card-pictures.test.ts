/** The pictures of a card are swiped with a finger, on our site and on a partner's page, and nothing else moves. */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { visit } from '../support/browser.js';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { shiftOf, watchShifts } from '../support/layout-shift.js';
import { fingersOn } from '../support/touch.js';

const test = suite('e2e/card-pictures');

let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

/** Swipes through the first card with several pictures, which a touch has asked for. */
const swiped = async (page: Page): Promise<void> => {
  const fingers = await fingersOn(page);
  const card = page.locator('article', { has: page.getByRole('img', { name: /^\d+ pictures$/ }) }).first();
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  const picture = await card.locator('> span').first().boundingBox();
  assert.ok(before && picture);
  const address = page.url();
  const shift = await shiftOf(page);
  const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
  // The first touch brings the pictures; it was no tap, which would open the home.
  await fingers.swipe(middle, { x: -60, y: 0 });
  const row = card.locator('a[tabindex="-1"]');
  await row.waitFor();
  const loaded = row.locator('img');
  assert.is(await loaded.count(), 1, 'no further picture before somebody swipes');
  await fingers.swipe(middle, { x: -picture.width * 0.7, y: 0 });
  await page.waitForFunction(
    (element) => element.scrollLeft >= element.clientWidth,
    await row.elementHandle(),
  );
  assert.ok((await loaded.count()) >= 2);
  assert.equal(await card.boundingBox(), before);
  assert.is(await shiftOf(page), shift);
  assert.is(page.url(), address, 'a swipe opens nothing');
};

test('on the site', async () => {
  const { page, context } = await visit(stage.browser, 360, 740);
  await watchShifts(context);
  await page.goto(`${stage.market.url}/search?tab=Buy`);
  await page.getByRole('button', { name: 'More filters' }).waitFor();
  await swiped(page);
  await context.close();
});

test('a finger moves the row of homes that a phone’s first page begins with, and no picture in it', async () => {
  const { page, context } = await visit(stage.browser, 360, 740);
  await page.goto(stage.market.url);
  const row = page.locator('#recent ul').first();
  const card = row.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.locator('> span').first().boundingBox();
  assert.ok(box);
  const fingers = await fingersOn(page);
  await fingers.swipe({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: -150, y: 0 });
  await page.waitForFunction((element) => element.scrollLeft > 0, await row.elementHandle());
  assert.is(await row.locator('article a[tabindex="-1"]').count(), 0);
  await context.close();
});

test('under a mouse the pictures of homes that stand side by side are turned, and open the home', async () => {
  const { page, context } = await visit(stage.browser, 1280, 800);
  await page.goto(stage.market.url);
  const card = page
    .locator('#recent article', { has: page.getByRole('img', { name: /^\d+ pictures$/ }) })
    .first();
  const title = await card.getByRole('heading').textContent();
  await card.hover();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await card.getByText(/^Picture 2 of/).waitFor({ state: 'attached' });
  await card.locator('a[tabindex="-1"]').click();
  await page.getByRole('heading', { level: 1, name: String(title) }).waitFor();
  await context.close();
});

test('on a partner’s page', async () => {
  const { page, context } = await stage.open(
    '<housing-results tab="Buy" loading="eager"></housing-results>',
    {
      width: 360,
      height: 740,
      prepare: (opened) => watchShifts(opened.context()),
    },
  );
  await page.getByRole('button', { name: 'More filters' }).waitFor();
  await swiped(page);
  await context.close();
});

test.run();
