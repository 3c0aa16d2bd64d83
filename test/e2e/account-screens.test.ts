/** The screens of the account for everybody: axe-core, and nothing wider than the window, wide and narrow, light and dark. */
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall, mainButton } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, type Visit, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/account-screens');

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

const looks = [
  [1280, 'light'],
  [360, 'dark'],
] as const;

const assertSound = async ({ page }: Visit, name: string, within?: string[]): Promise<void> => {
  await page.waitForLoadState('networkidle');
  assert.equal(await axeViolations(page, within), [], name);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overhang <= 0, `${name} is ${String(overhang)} px too wide`);
};

for (const [width, colorScheme] of looks) {
  test(`signing in and registering, with faults, at ${String(width)} px, ${colorScheme}`, async () => {
    const visited = await visit(browser, width);
    const { page, context } = visited;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${market.url}/login`);
    await mainButton(page, 'Login').click();
    await assertSound(visited, 'login');
    await page.goto(`${market.url}/signup`);
    await mainButton(page, 'Sign up').click();
    await assertSound(visited, 'signup');
    await context.close();
  });

  test(`the person’s own pages and the owner dialog at ${String(width)} px, ${colorScheme}`, async () => {
    const visited = await visit(browser, width);
    const { page, context } = visited;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await joinByCall(context, market.url);
    await page.goto(`${market.url}/search?tab=Rent`);
    const results = page.locator('housing-results');
    await results.getByText('Available 10', { exact: true }).waitFor();
    await results
      .getByRole('button', { name: /^View Number/ })
      .first()
      .click();
    await results.getByRole('button', { name: 'View Number, 2 coins' }).waitFor();
    await assertSound(visited, 'consent', ['housing-results', 'dialog']);
    await results.getByRole('button', { name: 'View Number, 2 coins' }).click();
    await results.getByRole('heading', { name: 'Owner Information' }).waitFor();
    await assertSound(visited, 'owner', ['housing-results', 'dialog']);
    for (const tab of ['profile', 'password', 'coins', 'contacts', 'safety']) {
      await page.goto(`${market.url}/profile?tab=${tab}`);
      await page.getByRole('heading', { name: /^Hello/ }).waitFor();
      await assertSound(visited, tab);
    }
    await context.close();
  });
}

test.run();
