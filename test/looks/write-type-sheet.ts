/** Writes docs/pictures/type-sheet.webp: the home page, a card and a listing in three languages, in the site's faces. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { openBrowser } from '../support/browser.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';
import { holdStill } from './references.js';

const file = join(import.meta.dirname, '../../docs/pictures/type-sheet.webp');
/** Bytes that the picture may have at most. */
const mostBytes = 150_000;
const languages = ['en', 'hi', 'mr'] as const;
const [width, gap] = [400, 16] as const;
/** Heights of the three rows: the promise and the search, one card, the head of a listing. */
const rows = [560, 520, 620] as const;

const shotOf = async (page: Page, from: number, height: number): Promise<Buffer> => {
  await holdStill(page);
  return page.screenshot({ clip: { x: 0, y: from, width, height }, fullPage: true });
};

/** Takes the three pictures of a language. */
const columnOf = async (browser: Browser, url: string, language: string): Promise<readonly Buffer[]> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'housing-language', value: language, url }]);
  const page = await context.newPage();
  await page.goto(url);
  const card = page.locator('#recent article').first();
  await card.waitFor();
  const home = await shotOf(page, 0, rows[0]);
  await card.scrollIntoViewIfNeeded();
  const { y } = await card.evaluate((it) => ({ y: it.getBoundingClientRect().top + scrollY }));
  const homeCard = await shotOf(page, y - gap, rows[1]);
  await page.goto(new URL((await card.locator('a[data-card]').getAttribute('href')) ?? '', url).href);
  await page.locator('housing-listing-detail [part=gallery]').first().waitFor();
  const listing = await shotOf(page, 0, rows[2]);
  await context.close();
  return [home, homeCard, listing];
};

const market = await openMarketplace({ drawn: true });
const browser = await openBrowser();
const parts: OverlayOptions[] = [];
for (const [column, language] of languages.entries()) {
  let top = gap;
  for (const [row, input] of (await columnOf(browser, market.url, language)).entries()) {
    parts.push({ input, left: gap + column * (width + gap), top });
    top += (rows[row] ?? 0) + gap;
  }
}
await browser.close();
closeMarketplace();
const { size } = await sharp({
  create: {
    width: gap + languages.length * (width + gap),
    height: gap + rows.reduce((sum, height) => sum + height + gap, 0),
    channels: 3,
    background: '#d8d2c6',
  },
})
  .composite(parts)
  .webp({ quality: 72, effort: 6 })
  .toFile(file);
if (size > mostBytes)
  throw new Error(`The type sheet has ${String(size)} bytes; at most ${String(mostBytes)} are kept.`);
console.log(`looks: the type sheet is in ${file}`);
