/** A page shows what its address says from the first frame on: recorded on a slow processor, in an empty profile. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filtersFromUrl } from '../../src/model/rules/filter-url.js';
import { detailRouteOf, kindOfTab, searchTabs } from '../../src/model/rules/kinds.js';
import { pageAddress } from '../../src/model/rules/page-query.js';
import { openBrowser, takenOver } from '../support/browser.js';
import { framesOf, inFront, recordFrames, untilCards, valuesOf } from '../support/first-frames.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openPartnerPages, type PartnerPages } from '../support/partner-pages.js';

const test = suite('e2e/first-frames');

let market: Marketplace;
let browser: Browser;
let partner: PartnerPages;
test.before(async () => {
  [market, browser, partner] = await Promise.all([openMarketplace(), openBrowser(), openPartnerPages()]);
});
test.after(async () => {
  await browser.close();
  await partner.close();
  closeMarketplace();
});

interface Visit {
  page: Page;
  context: BrowserContext;
  /** Paths of the lists of listings that were asked for. */
  lists: string[];
}

/** Those of a test that failed go on recording, which would leave the next test no processor. */
const opened: BrowserContext[] = [];
test.after.each(async () => {
  await Promise.all(opened.splice(0).map((context) => context.close()));
});

const visit = async ({ slower = 4 } = {}): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  opened.push(context);
  await recordFrames(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v3\/(properties\/|first-cards$)/.test(pathname)) lists.push(pathname);
  });
  return { page, context, lists };
};

const bar = (page: Page) => page.locator('housing-results form[role=search] select').first();
const rememberedTab = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('filterTab'));

/** Returns the page of the listing that comes first in the search of a query string, as the server has it. */
const firstCardOf = async (query: string): Promise<string> => {
  const address = filtersFromUrl(query);
  const kind = kindOfTab(address.tab);
  const reply = await fetch(market.url + pageAddress(address));
  assert.ok(reply.ok, `${query}: ${String(reply.status)} ${reply.ok ? '' : await reply.text()}`);
  const [listing] = (await reply.json()) as { _id: string }[];
  assert.ok(listing, `there is something to see at ${query}`);
  return `${detailRouteOf(kind)}?id=${listing._id}`;
};

const shows = async (query: string): Promise<void> => {
  const first = await firstCardOf(query);
  const { page, context, lists } = await visit();
  await page.goto(`${market.url}/search?${query}`);
  await takenOver(page);
  await untilCards(page);
  const frames = await framesOf(page);
  const said = `${query}: ${JSON.stringify(frames, null, 1)}`;
  assert.equal(valuesOf(frames, 'card'), [first], said);
  for (const part of ['text', 'heading', 'header'] as const)
    assert.is(valuesOf(frames, part).length, 1, `${part} of ${said}`);
  assert.equal(valuesOf(frames, 'tab'), [filtersFromUrl(query).tab], said);
  assert.equal(lists, [], `${query}: the page has brought them`);
  assert.is(await rememberedTab(page), null, 'a link chooses no tab');
  await context.close();
};

test('a link to any tab shows its cards from the first frame on', async () => {
  await Promise.all(searchTabs.map((tab) => shows(`tab=${tab}`)));
});

test('so does one with a city, filters, an order, a page or a language', async () => {
  const searches = [
    'tab=Rent&city=Pune',
    'tab=Buy&bedrooms=2BHK&maxbudget=9000000',
    'tab=Commercial&sort=price-down',
    'tab=Buy&page=2',
    'tab=PG&city=Pune&lang=hi',
  ];
  await Promise.all(searches.map(shows));
});

test('what was chosen is remembered, and a link leaves it alone', async () => {
  const { page, lists } = await visit({ slower: 1 });
  await page.goto(`${market.url}/search`);
  await untilCards(page);
  assert.equal(valuesOf(await framesOf(page), 'tab'), ['Buy']);
  await bar(page).selectOption('Rent');
  await page.waitForURL(/tab=Rent/);
  assert.is(await rememberedTab(page), 'Rent');
  await page.goto(`${market.url}/search?tab=PG`);
  await untilCards(page);
  assert.is(await rememberedTab(page), 'Rent');
  lists.length = 0;
  await page.goto(`${market.url}/search`);
  await untilCards(page);
  await page.waitForURL(/tab=Rent/);
  await page.reload();
  await takenOver(page);
  await untilCards(page);
  const frames = await framesOf(page);
  assert.equal(valuesOf(frames, 'card'), [await firstCardOf('tab=Rent')]);
  assert.equal(valuesOf(frames, 'tab'), ['Rent']);
  assert.equal(lists, ['/api/v3/properties/rent'], 'a page whose address names its tab brings the answer');
});

test('Back shows the search before, whatever tab was chosen since', async () => {
  const { page } = await visit({ slower: 1 });
  await page.goto(`${market.url}/search`);
  await untilCards(page);
  await bar(page).selectOption('Rent');
  await page.waitForURL(/tab=Rent/);
  await page.goto(`${market.url}/about-us`);
  await page.goBack();
  await takenOver(page);
  await untilCards(page);
  assert.equal(valuesOf(await framesOf(page), 'card'), [await firstCardOf('tab=Rent')]);
  await page.goBack();
  const sale = await firstCardOf('tab=Buy');
  await page.locator(`housing-results article a[href*="${sale}"]`).waitFor();
  assert.is(await bar(page).inputValue(), 'Buy');
});

const staysTheSame = async (path: string): Promise<void> => {
  const { page, context } = await visit();
  await page.goto(market.url + path);
  await takenOver(page);
  const widget = page.locator('housing-listing-detail [part=summary], housing-search-box [part=box]').first();
  await inFront(page, (timeout) => widget.waitFor({ timeout }));
  const frames = await framesOf(page);
  for (const part of ['heading', 'header'] as const)
    assert.is(valuesOf(frames, part).length, 1, `${part} of ${path}: ${JSON.stringify(frames, null, 1)}`);
  await context.close();
};

test('a listing and the home page say the same from the first frame on, in any language', async () => {
  const listing = await firstCardOf('tab=Rent');
  await Promise.all([listing, `${listing}&lang=hi`, '/', '/?lang=mr'].map(staysTheSame));
});

test('a tag that comes with a page holds what its address says, so that it is never drawn anew', async () => {
  for (const path of ['/', await firstCardOf('tab=Rent')])
    assert.not.match(await (await fetch(market.url + path)).text(), /<housing-/);
  const page = await (await fetch(`${market.url}/search?tab=Rent`)).text();
  assert.match(
    page,
    /<housing-results[^>]*>(?:<span slot="tools"[^>]*><\/span>)?<template shadowrootmode="open">/,
  );
  const { page: open } = await visit();
  await open.goto(`${market.url}/search?tab=Rent`);
  const first = open.locator('housing-results article').first();
  await first.evaluate((card) => Object.assign(card, { drawnByServer: true }));
  await takenOver(open);
  await open.waitForFunction(() => !document.querySelector('header [inert]'));
  assert.ok(await first.evaluate((card) => 'drawnByServer' in card), 'the card is the same element');
  assert.is(await open.locator('housing-results article').count(), 24);
});

test('what is chosen before the site’s own code has come is shown, and in the address', async () => {
  const { page } = await visit({ slower: 1 });
  let letCome = () => {};
  const awaited = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(`${market.url}/search?tab=Buy`);
  await bar(page).selectOption('Rent');
  const rent = await firstCardOf('tab=Rent');
  await page.locator(`housing-results article a[href*="${rent}"]`).waitFor();
  assert.match(page.url(), /tab=Rent/);
  letCome();
  await page.waitForFunction(() => !document.querySelector('header [inert]'));
  await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('rent'));
  assert.is(await bar(page).inputValue(), 'Rent');
  assert.ok(await page.locator(`housing-results article a[href*="${rent}"]`).isVisible());
  await page.goBack();
  await page.locator(`housing-results article a[href*="${await firstCardOf('tab=Buy')}"]`).waitFor();
});

test('a heart that is pressed before the results live is pressed when they do', async () => {
  const { page } = await visit({ slower: 1 });
  let letCome = () => {};
  const awaited = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/results-/, async (route) => {
    await awaited;
    await route.continue();
  });
  // What keeps the press is in the first file of the page.
  const boot = page.waitForResponse(/\/assets\/boot-/);
  await page.goto(`${market.url}/search?tab=Buy`, { waitUntil: 'commit' });
  await boot;
  const heart = page.locator('housing-results button[value=save]').first();
  await page.waitForTimeout(500);
  await heart.click();
  assert.is(await heart.getAttribute('aria-pressed'), 'false');
  letCome();
  await page.locator('housing-results button[value=save][aria-pressed=true]').first().waitFor();
});

test('what is pressed in the header before the site’s own code has come opens when it has', async () => {
  const { page } = await visit({ slower: 1 });
  let letCome = () => {};
  const awaited = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(`${market.url}/search?tab=Buy`);
  await bar(page).waitFor();
  const menu = page.getByRole('button', { name: 'Menu', includeHidden: true });
  const box = await menu.boundingBox();
  assert.ok(box, 'the menu is there, closed');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  assert.is(await page.getByRole('dialog').count(), 0);
  letCome();
  await page.getByRole('dialog').waitFor();
});

test('a listing is asked for once: while the mouse rests on its card, or when it is opened', async () => {
  const { page } = await visit({ slower: 1 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v3\/property\/sell\/[\w-]+$/.test(pathname)) asked.push(pathname);
  });
  const listens = page.waitForResponse(/\/assets\/ahead-links-/);
  await page.goto(`${market.url}/search?tab=Buy`);
  await listens;
  await page.waitForTimeout(100);
  const card = page.locator('housing-results article h3 a').first();
  const early = page.waitForRequest(/\/api\/v3\/property\/sell\//);
  await card.hover();
  await early;
  await card.click();
  await page.locator('housing-listing-detail [part=summary]').first().waitFor();
  assert.is(asked.length, 1, asked.join(' '));
});

test('a saved search opens on a partner’s page, which begins with its own without one', async () => {
  const url = partner.put('/homes', {
    html: `<!doctype html><html lang="hi"><head><meta charset="utf-8"><title>Partner</title>
      <script async src="${market.url}/embed/v1/embed.js" crossorigin></script></head>
      <body><housing-results loading="eager" city="Thane"></housing-results></body></html>`,
  });
  const begins = async (query: string, meant: string): Promise<void> => {
    const { page, context, lists } = await visit();
    await page.goto(url + query);
    await untilCards(page);
    const frames = await framesOf(page);
    const said = JSON.stringify(frames, null, 1);
    assert.equal(valuesOf(frames, 'card'), [await firstCardOf(meant)], said);
    assert.is(valuesOf(frames, 'text').length, 1, said);
    assert.is(lists.length, 1, lists.join(' '));
    await context.close();
  };
  await Promise.all([
    begins('?tab=Rent&city=Pune', 'tab=Rent&city=Pune'),
    begins('?utm_source=letter', 'tab=Buy&city=Thane'),
  ]);
});

test('a person’s own pages begin with their heading, before any code has come, and say it once with it', async () => {
  const own = {
    '/manage': 'Manage Properties',
    '/v-response': 'View Response',
    '/profile/rent': 'Rent out property',
  };
  const { page } = await visit({ slower: 1 });
  for (const [path, heading] of Object.entries(own)) {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(market.url + path);
    const first = page.locator('[data-first="screen"] h1');
    assert.is(await first.textContent(), heading, path);
    await page.unroute('**/*.js');
    await page.goto(market.url + path);
    await takenOver(page);
    assert.equal(await page.locator('h1').allTextContents(), [heading], path);
  }
});

test.run();
