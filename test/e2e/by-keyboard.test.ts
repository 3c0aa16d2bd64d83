/** Each journey with a keyboard alone, every stop known by the role and name in Chromium's accessibility tree. */
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, takenOver } from '../support/browser.js';
import { type KeyboardPerson, keyboardPerson } from '../support/keyboard.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { newName } from '../support/posting-pages.js';
import { contextFor, type Stage, stageOn } from '../support/stage.js';

const test = suite('e2e/by-keyboard');

let market: Marketplace;
let browser: Browser;
let stage: Stage;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  stage = await stageOn(browser, market);
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const journey =
  (width: number, isMember: boolean, go: (person: KeyboardPerson, page: Page) => Promise<void>) =>
  async (): Promise<void> => {
    const context = await contextFor(browser, stage, { width }, isMember);
    const page = await context.newPage();
    await go(await keyboardPerson(page), page);
    await context.close();
  };

const holds = async ({ outline }: KeyboardPerson, ...wanted: (string | RegExp)[]): Promise<void> => {
  let there: string[] = [];
  const missing = () =>
    wanted.filter((one) =>
      typeof one === 'string' ? !there.includes(one) : !there.some((line) => one.test(line)),
    );
  // The tree tells of a change a moment after the page shows it.
  for (let turn = 0; turn < 50 && (turn === 0 || missing().length > 0); turn += 1) {
    if (turn > 0) await new Promise((later) => setTimeout(later, 100));
    there = await outline();
  }
  assert.equal(missing(), [], `the tree has ${there.join(', ')}`);
};

test(
  'from the search by way of a filter and a card to the owner’s number',
  journey(360, true, async (person, page) => {
    await page.goto(stage.url);
    await takenOver(page);
    await page.locator('housing-search-box form').waitFor();
    await holds(
      person,
      'banner',
      'main',
      'contentinfo About this site',
      'heading Find a home you’ll love coming back to',
    );
    await person.press('combobox', /^Location/);
    await page.waitForURL(/\/search/);
    await page.locator('housing-results article').first().waitFor();
    await page.getByRole('list', { name: 'Filters' }).waitFor();
    await person.press('button', 'Bedrooms');
    await page.getByRole('dialog').waitFor();
    await person.press('checkbox', /^2 ?BHK/, 'Space');
    await person.press('button', /^Apply Filters/);
    await page.waitForURL(/bedrooms=2BHK/);
    await page.getByText('Updated').first().waitFor();
    // The cards below the first screen are drawn a moment later, and move what a faster hand has reached below them.
    await page.locator('housing-results article').filter({ hasText: '2 BHK' }).nth(23).waitFor();
    await person.press('link', /^2 BHK/);
    await page.waitForURL(/\/product\?.*id=/);
    await page.locator('housing-listing-detail h1').waitFor();
    await holds(person, 'heading Overview', 'heading More Details');
    await person.press('button', /^Get Phone No\./);
    await page.getByRole('dialog').waitFor();
    // Its name is axe's to check: Chromium now and then tells a dialog's name later than the dialog.
    await holds(person, /^dialog/, 'heading Get Phone No.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.match((await person.stop()).name, /^Get Phone No\./);
  }),
);

test(
  'signing in',
  journey(1280, false, async (person, page) => {
    await page.goto(`${stage.url}/login`);
    await takenOver(page);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await holds(person, 'main', 'heading Log in');
    await person.type('textbox', 'Email', 'buyer@demo.example');
    await person.type('textbox', 'Password', market.passwords['buyer@demo.example'] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
  }),
);

test(
  'posting a plot',
  journey(360, true, async (person, page) => {
    await page.goto(`${stage.url}/profile/plot`);
    await takenOver(page);
    await page.locator('housing-post-property form').waitFor();
    await person.type('combobox', 'City', 'Pune');
    await person.type('combobox', 'Locality', 'Baner');
    await person.type('combobox', 'Society name', newName());
    await person.type('textbox', 'Plot area', '200');
    await person.to('combobox', 'Unit of area');
    await page.keyboard.type('Sq-yrd');
    await person.type('textbox', 'Length', '60');
    await person.type('textbox', 'Breadth', '30');
    await person.type('textbox', 'Floors allowed', '3');
    for (const choice of ['Yes', '1', 'Immediate', /^NA/, 'Freehold'])
      await person.press('radio', choice, 'Space');
    await person.type('textbox', 'Cost', '4500000');
    await person.press('button', 'Next');
    await page.waitForURL(/plot-property$/);
    await person.press('button', 'Submit Property');
    await page.getByRole('heading', { name: 'Property posted successfully' }).waitFor();
    await holds(person, 'main', 'heading Property posted successfully');
  }),
);

test(
  'managing: a listing is paused, put back, and not deleted after all',
  journey(1280, true, async (person, page) => {
    await page.goto(`${stage.url}/manage`);
    await takenOver(page);
    await page.locator('housing-manage li').first().waitFor();
    await holds(person, 'main', 'heading Manage Properties');
    await person.to('button', /^Pause: /);
    const id = (await person.stop()).name.slice('Pause: '.length);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Pause: ${id}` }).waitFor({ state: 'hidden' });
    // The button has gone; the focus stands beside where it was.
    assert.is((await person.stop()).name, `Repost: ${id}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Pause: ${id}` }).waitFor();
    await person.press('button', `Delete: ${id}`);
    await page.getByRole('dialog').waitFor();
    await person.press('button', 'Keep it');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.is((await person.stop()).name, `Delete: ${id}`);
  }),
);

test.run();
