/** Nothing moves while a page comes to a slow processor, which draws it while it still reads it (docs/decisions/0228). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, takenOver } from '../support/browser.js';
import { mostShift, movedOn, shiftOf, watchShifts } from '../support/layout-shift.js';
import { closeMarketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/layout-shift');

/** Where parts stand in the middle or at the right, and where a list is long. */
const paths = ['/', '/search?tab=Buy', '/search?tab=PG', '/manage', '/news'];

test('pages come to a processor six times slower without a shift', async () => {
  const [browser, market] = await Promise.all([openBrowser(), openMarketplace()]);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
    await watchShifts(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const path of paths) {
      await page.goto(market.url + path);
      await takenOver(page);
      const shift = await shiftOf(page);
      assert.ok(shift < mostShift, `${path} moved by ${String(shift)}: ${await movedOn(page)}`);
    }
  } finally {
    await browser.close();
    closeMarketplace();
  }
});

test('the heading of a form comes with its page, and stays where it is when the form comes', async () => {
  const [browser, market] = await Promise.all([openBrowser(), openMarketplace()]);
  try {
    for (const width of [360, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'en-IN' });
      let bring = (): void => undefined;
      const wanted = new Promise<void>((resolve) => (bring = resolve));
      await page.route('**/post-property-*.js', async (route) => {
        await wanted;
        await route.continue();
      });
      await page.goto(`${market.url}/profile/plot`, { waitUntil: 'commit' });
      const shape = page.locator('housing-post-property > * p', { hasText: 'Sell your plot or land' });
      const before = await shape.boundingBox();
      bring();
      const heading = page.locator('housing-post-property h2[data-heading]');
      await heading.waitFor();
      assert.is(await heading.textContent(), 'Sell your plot or land');
      assert.equal(await heading.boundingBox(), before, `at ${String(width)} px`);
      await page.close();
    }
  } finally {
    await browser.close();
    closeMarketplace();
  }
});

test.run();
