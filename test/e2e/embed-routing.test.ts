/** With `routing` a partner's page keeps search, order, page and open listing in its own address; Back and reload show the same cards (S-768). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/embed-routing');

let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const results = (more: string) =>
  `<housing-results loading="eager" tab="Buy" city="Pune" ${more}></housing-results>`;
const cards = (page: Page) => page.locator('housing-results article');
/** Where the cards lead to: two homes may have one title. */
const homes = (page: Page): Promise<(string | null)[]> =>
  cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? null));
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const sortBy = (page: Page, order: string) =>
  page.locator('housing-results').getByLabel('Sort by').selectOption(order);

/** Waits until the first card is another one. */
const changed = async (page: Page, before: string | null | undefined): Promise<void> => {
  const end = Date.now() + 30_000;
  while ((await homes(page))[0] === before) {
    if (Date.now() > end) throw new Error(`the first card is still ${String(before)}`);
    await page.waitForTimeout(100);
  }
};

/** Waits until as many cards are drawn. */
const allOf = (page: Page, count: number) =>
  cards(page)
    .nth(count - 1)
    .waitFor();

test('without routing the address and the history of the page stay as they are', async () => {
  const { page, context } = await stage.open(results(''));
  await cards(page).first().waitFor();
  const [address, length] = [page.url(), await page.evaluate(() => history.length)];
  await sortBy(page, 'price-up');
  await page.waitForLoadState('networkidle');
  assert.is(page.url(), address);
  assert.is(await page.evaluate(() => history.length), length);
  await context.close();
});

test('a changed search is an entry beside what the page keeps there; Back and reload show the same cards', async () => {
  const { page, context } = await stage.open(results('routing="url" routing-prefix="h-"'));
  await page.evaluate(() => {
    history.replaceState({ own: 7 }, '', '?theirs=a%20b&utm_source=mail#part');
  });
  await cards(page).first().waitFor();
  await page.locator('housing-results').getByRole('link', { name: 'Load more' }).click();
  await cards(page).nth(30).waitFor();
  await page.waitForTimeout(500);
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const first = await homes(page);

  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
  await sortBy(page, 'price-down');
  await changed(page, first[0]);
  assert.is(query(page), '?theirs=a b&utm_source=mail&h-tab=Buy&h-city=Pune&h-sort=price-down');
  assert.match(page.url(), /\?theirs=a%20b&.*#part$/);
  assert.is(await page.evaluate(() => (history.state as { own: number }).own), 7);
  await page.waitForTimeout(500);
  const sorted = await homes(page);

  await page.goBack();
  await changed(page, sorted[0]);
  await allOf(page, first.length);
  assert.equal(await homes(page), first, 'Back shows all the cards that were there');
  await page.goForward();
  await changed(page, first[0]);
  await allOf(page, sorted.length);
  assert.equal(await homes(page), sorted);
  await page.goBack();
  await changed(page, sorted[0]);

  await page.reload();
  await cards(page).nth(30).waitFor();
  await allOf(page, first.length);
  assert.equal(await homes(page), first, 'a reload too');
  assert.is(query(page), '?theirs=a b&utm_source=mail');
  await context.close();
});

test('Back from another page finds the cards and the place on the page again', async () => {
  stage.site.put('/home.html', '<!doctype html><title>Home</title>');
  const { page, context } = await stage.open(results('routing="url" listing-url="/home.html"'));
  // Cards that are still being drawn push the link down.
  await cards(page).nth(23).waitFor();
  const more = page.locator('housing-results').getByRole('link', { name: 'Load more' });
  await more.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await more.click();
  const card = cards(page).nth(25);
  await card.scrollIntoViewIfNeeded();
  // The place is noted once the page rests.
  await page.waitForTimeout(500);
  const link = card.getByRole('link').first();
  const home = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(/home\.html/);
  await page.goBack();
  await card.waitFor();
  assert.is(await card.getByRole('link').first().getAttribute('href'), home);
  await page.waitForTimeout(500);
  const { top, bottom, height } = await card.evaluate((element) => ({
    ...(element.getBoundingClientRect().toJSON() as { top: number; bottom: number }),
    height: innerHeight,
  }));
  assert.ok(bottom > 0 && top < height, `the card is at ${String(top)} of ${String(height)}`);
  await context.close();
});

test('a link to a search opens it, in the query or behind the #', async () => {
  for (const [routing, part] of [
    ['url', '?h-tab=Rent&h-city=Nashik&h-sort=price-down'],
    ['hash', '#part&h-tab=Rent&h-city=Nashik&h-sort=price-down'],
  ] as const) {
    const { page, context } = await stage.open(results(`routing="${routing}" routing-prefix="h-"`));
    await page.goto(page.url() + part);
    await page.reload();
    await cards(page).first().waitFor();
    assert.is(await page.locator('housing-results').getByLabel('Sort by').inputValue(), 'price-down');
    assert.match(await cards(page).first().innerText(), 'Nashik');
    if (routing === 'hash') {
      await sortBy(page, 'newest');
      await page.waitForFunction(() => location.hash === '#part&h-tab=Rent&h-city=Nashik');
    }
    await context.close();
  }
});

test('a card that opens in place makes an entry; Back closes it, and a reload opens it', async () => {
  const { page, context } = await stage.open(
    `${results('routing="url"')}<housing-listing-detail routing="url" loading="eager"><p>No home chosen</p></housing-listing-detail>`,
  );
  await cards(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const detail = page.locator('housing-listing-detail');
  await cards(page).first().getByRole('link').first().click();
  await detail.getByText('Property ID').first().waitFor();
  await page.waitForURL(/\?housing-kind=sell&housing-id=[\w-]+$/);
  await page.reload();
  await detail.getByText('Property ID').first().waitFor();
  await page.goBack();
  await page.getByText('No home chosen').waitFor();
  assert.is(query(page), '');
  await page.goForward();
  await detail.getByText('Property ID').first().waitFor();
  await context.close();
});

test('the campaign of the page travels along to links and to the address that an event tells', async () => {
  const { page, context } = await stage.open(results('routing="url" listing-url="/home.html?a=1"'));
  await page.goto(`${page.url()}?utm_source=mail&gclid=x1&other=2`);
  stage.site.put('/home.html', '<!doctype html><title>Home</title>');
  await cards(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.addEventListener('housing-open', (event) => {
      sessionStorage.setItem('told', (event as CustomEvent<{ href: string }>).detail.href);
    });
  });
  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL(/home\.html/);
  for (const address of [page.url(), await page.evaluate(() => sessionStorage.getItem('told') ?? '')]) {
    const { searchParams } = new URL(address);
    assert.equal(
      ['a', 'utm_source', 'gclid', 'other'].map((name) => searchParams.get(name)),
      ['1', 'mail', 'x1', null],
    );
  }
  await context.close();
});

test.run();
