/** The developer site as a developer uses it: read and searched without scripts, tried live, shared by a link (S-808, S-810). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/developers');
let market: Marketplace;
let browser: Awaited<ReturnType<typeof openBrowser>>;

test.before(async () => {
  [market, browser] = await Promise.all([openMarketplace(), openBrowser()]);
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

const open = async (path: string) => {
  const visited = await visit(browser);
  await visited.page.goto(market.url + path);
  return visited;
};

const stageOf = (page: Page) => page.locator('main [data-width]');

test('without scripts the reference is read, a page leads to the next, and the search finds', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${market.url}/developers`);
  await page.locator('main table a', { hasText: '<housing-results>' }).click();
  await page.locator('main h1', { hasText: '<housing-results>' }).waitFor();
  assert.is(await page.locator('main td code', { hasText: /^listing-url$/ }).count(), 1);
  assert.ok(await page.locator('main noscript p').isVisible());
  await page.locator('main summary').click();
  await page.locator('main details').getByRole('link', { name: 'Guide', exact: true }).click();
  await page
    .locator('main pre', { hasText: `${market.url}/embed/v1/embed.js` })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('webhook secret');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.locator('main h1', { hasText: '“webhook secret”' }).waitFor();
  await page.locator('main a', { hasText: 'Keys and webhooks: Webhooks' }).click();
  await page.locator('main h2#webhooks').waitFor();
  await context.close();
});

test('what is typed into the search is found at once, and a part opens at its place', async () => {
  const { page, complaints, context } = await open('/developers/guide');
  await page.getByRole('searchbox').fill('Housing.check');
  const found = page.locator('main li a', { hasText: 'Script and check: Your own script' });
  await found.click();
  await page.waitForURL('**/developers/script#your-own-script');
  await page.locator('main h2#your-own-script').waitFor();
  assert.is(await page.getByRole('searchbox').inputValue(), '');
  await page.waitForFunction(() => scrollY > 100);
  assert.equal(complaints, []);
  await context.close();
});

test('on the first page a search of the box fills the results beside it and nowhere else, and a card opens in place', async () => {
  const { page, complaints, context } = await open('/developers');
  const results = page.locator('housing-results');
  await results.locator('article').first().waitFor();
  const [box, other] = [
    page.locator('housing-search-box').first(),
    page.locator('housing-search-box').nth(1),
  ];
  await box.getByText('Rent', { exact: true }).click();
  await box.getByRole('button', { name: 'Search' }).click();
  await results.getByText('month').first().waitFor();
  assert.ok(await other.getByRole('radio', { name: 'Rent' }).isChecked());
  await results.locator('article').first().getByRole('link').first().click();
  await page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
  assert.is(new URL(page.url()).pathname, '/developers');
  assert.equal(complaints, []);
  await context.close();
});

test('code is shown in colours and copied as it is; a page leads to its parts and to the next one', async () => {
  const { page, complaints, context } = await open('/developers/guide');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('main pre').first();
  await block.locator('[data-part=word]', { hasText: '<housing-results' }).waitFor();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Copied').first().waitFor();
  assert.is(
    await page.evaluate<string>('navigator.clipboard.readText()'),
    await block.evaluate((element) => element.textContent),
  );
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cookbook' })
    .click();
  await page.waitForURL('**/developers/guide#cookbook');
  await page.waitForFunction(() => scrollY > 1000);
  await page
    .getByRole('navigation', { name: 'The pages around this one' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await page.locator('main h1', { hasText: 'Examples' }).waitFor();
  await page.waitForFunction(() => scrollY < 100);
  assert.equal(complaints, []);
  await context.close();
});

test('in the playground theme and brand change the widget and the ground behind it', async () => {
  const { page, complaints, context } = await open('/developers/playground?widget=search-box');
  const stage = stageOf(page);
  await stage.getByRole('button', { name: 'Search' }).waitFor();
  await page.locator('main label', { hasText: /^Dark$/ }).click();
  await page.locator('main pre').getByText('<housing-search-box theme="dark">').waitFor();
  await page.waitForFunction(() => {
    const ground = document.querySelector('main [data-width]');
    return ground && getComputedStyle(ground).colorScheme === 'dark';
  });
  await page.getByLabel('Brand', { exact: true }).fill('#7a1f2b');
  await page.locator('main pre').getByText('--housing-brand: #7a1f2b').waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test('in the playground an attribute, a language and a colour change the widget, its lines and the link', async () => {
  const { page, complaints, context } = await open('/developers/playground?widget=results&city=Pune');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stage = stageOf(page);
  await stage.locator('article').first().waitFor();
  await page.getByLabel('tab', { exact: true }).selectOption('Rent');
  await stage.getByText('month').first().waitFor();
  await page.locator('main label', { hasText: /^मराठी$/ }).click();
  await stage.getByText('पुणे').first().waitFor();
  await page.getByRole('button', { name: 'Colours', exact: true }).click();
  await page.getByLabel('--housing-brand', { exact: true }).fill('#7a1f2b');
  const lines = page.locator('main pre');
  await lines.getByText('<housing-results lang="mr" city="Pune" tab="Rent">').waitFor();
  await lines.getByText('--housing-brand: #7a1f2b;').waitFor();
  await page.locator('main label', { hasText: /^React$/ }).click();
  await lines.getByText("'--housing-brand': '#7a1f2b'").waitFor();
  await page.getByRole('button', { name: 'Copy a link to this' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const shared = await open(link.slice(market.url.length));
  await shared.page.locator('main pre').getByText('lang="mr" city="Pune" tab="Rent"').waitFor();
  await stageOf(shared.page).getByText('पुणे').first().waitFor();
  assert.equal([...complaints, ...shared.complaints], []);
  await shared.context.close();
  await context.close();
});

test('the page of a widget tells its events, outlines its parts and sets its properties', async () => {
  const { page, complaints, context } = await open('/developers/results');
  const stage = stageOf(page);
  await stage.locator('article').first().waitFor();
  const log = page.getByRole('list', { name: 'Events' });
  await log.getByText('housing-listings').first().waitFor();
  await stage.locator('article').first().getByRole('link').first().click();
  await log.getByText('housing-open').first().waitFor();
  assert.is(new URL(page.url()).pathname, '/developers/results');
  await page.locator('main label', { hasText: '::part(card)' }).click();
  const outline = () =>
    page.evaluate(() => {
      const [card] =
        document.querySelector('main housing-results')?.shadowRoot?.querySelectorAll('[part~=card]') ?? [];
      return card ? getComputedStyle(card).outlineWidth : '';
    });
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 1);
  assert.is(await outline(), '3px');
  await page.getByRole('button', { name: 'Set an example of address' }).click();
  await stage.getByText('month').first().waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test('every state of the gallery is drawn', async () => {
  const { page, context } = await open('/developers/gallery');
  const stages = page.locator('main section > [role=group]');
  await stages.first().waitFor();
  const count = await stages.count();
  assert.ok(count > 10);
  for (let at = 0; at < count; at += 1) {
    await stages.nth(at).scrollIntoViewIfNeeded();
    await stages.nth(at).locator('> *').first().waitFor({ state: 'attached' });
  }
  await page.locator('main').getByText('Choose a home above.').waitFor();
  await page.locator('main housing-results').getByRole('button', { name: 'Retry' }).waitFor();
  await page.locator('main housing-listing-detail').getByRole('button', { name: 'Try again' }).waitFor();
  await context.close();
});

test('the status says that the API answers and which version pages get', async () => {
  const { page, context } = await open('/developers/status');
  await page.getByText('The API answers.').waitFor();
  const { version } = (await (await fetch(`${market.url}/embed/v1/embed.json`)).json()) as {
    version: string;
  };
  await page.getByText(`Pages get version ${version}.`).waitFor();
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByText('The API does not answer now.').waitFor();
  await context.close();
});

test('a page that is not there is a 404, in its place the site’s own page', async () => {
  const { page, context } = await visit(browser);
  const answer = await page.goto(`${market.url}/developers/no-such-page`);
  assert.is(answer?.status(), 404);
  await page.locator('main h1').waitFor();
  await context.close();
});

test.run();
