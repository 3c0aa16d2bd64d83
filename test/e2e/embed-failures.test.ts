/** What a visitor sees on a partner's page when something does not come. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/embed-failures');

let stage: EmbedStage;

test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const box = '<housing-search-box><a href="/homes">All homes</a></housing-search-box>';

test('a file that does not come leaves the page and its links, says so, and comes on another try', async () => {
  let isDown = true;
  const { page, context } = await stage.open(
    `${box}<button onclick="this.textContent='pressed'">Call us</button>`,
    {
      html: 'lang="mr"',
      prepare: (broken) =>
        broken.route('**/core-*.js', (route) => (isDown ? route.abort() : route.continue())),
    },
  );
  const retry = page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' });
  await retry.waitFor();
  assert.ok(await page.getByRole('link', { name: 'All homes' }).isVisible());
  await page.getByRole('button', { name: 'Call us' }).click();
  assert.ok(await page.getByRole('button', { name: 'pressed' }).isVisible());
  await retry.click();
  await page.waitForTimeout(300);
  assert.ok(await retry.isVisible());
  isDown = false;
  await retry.click();
  await page.locator('housing-search-box').getByRole('button', { name: 'शोधा' }).waitFor();
  assert.is(await retry.count(), 0);
  await context.close();
});

test('while the API cannot be reached the widgets say so and show the links, and come on another try', async () => {
  let isDown = true;
  const { page, context } = await stage.open(
    '<housing-results tab="Rent"><a href="/homes">All homes</a></housing-results>',
    {
      prepare: (broken) => broken.route('**/api/**', (route) => (isDown ? route.abort() : route.continue())),
    },
  );
  const results = page.locator('housing-results');
  const retry = results.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  assert.ok(await page.getByRole('link', { name: 'All homes' }).isVisible());
  isDown = false;
  await retry.click();
  await results.locator('article').first().waitFor();
  assert.not.ok(await page.getByRole('link', { name: 'All homes' }).isVisible());
  await context.close();
});

test('cards that came before the files of the widget stay, with the message above them, and live after another try', async () => {
  let isDown = true;
  const { page, context } = await stage.open('<housing-results tab="Rent" city="Pune"></housing-results>', {
    prepare: (broken) =>
      broken.route('**/core-*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await (isDown ? route.abort() : route.continue());
      }),
  });
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  const card = page.locator('housing-results article').first();
  assert.ok(await card.isVisible());
  const [above, below] = [await retry.boundingBox(), await card.boundingBox()];
  assert.ok(above && below && above.y + above.height <= below.y, 'the message stands above the cards');
  await retry.click();
  await page.waitForTimeout(1500);
  assert.is(await retry.count(), 1, 'said once, however often it fails');
  isDown = false;
  await retry.click();
  await page.locator('housing-results').getByRole('search').waitFor();
  assert.is(await retry.count(), 0);
  await context.close();
});

test.run();
