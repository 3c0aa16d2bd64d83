/** The main job: from the home page to a home worth sharing, on a desk and on a phone. */
import type { Browser, ElementHandle, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/find-a-home');

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

const cards = (page: Page) => page.locator('housing-results article');
const resultCount = async (page: Page): Promise<number> => {
  const words = await page
    .locator('housing-results')
    .getByText(/^[\d,]+ propert/)
    .textContent();
  return Number(words?.replace(/\D/g, ''));
};

const searchPune = async (page: Page) => {
  await page.goto(market.url);
  await page.locator('housing-search-box').getByLabel('City').selectOption('Pune');
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?.*city=Pune/);
  await cards(page).first().waitFor();
};

const chooseTwoBedrooms = async (page: Page, width: number) => {
  const results = page.locator('housing-results');
  if (width < 700) await results.getByRole('button', { name: /^More filters/ }).click();
  const panel = width < 700 ? results.getByRole('dialog') : results;
  if (width < 700)
    assert.is.not(
      await panel.evaluate((dialog) => getComputedStyle(dialog).animationName),
      'none',
      'the sheet slides in: its built styles name an animation',
    );
  await panel.getByRole('button', { name: 'Bedrooms' }).click();
  await results.locator('label', { hasText: /^2 ?BHK/ }).click();
  await results.getByRole('button', { name: /^Apply Filters/ }).click();
  await page.waitForURL(/bedrooms=2BHK/);
};

const openFirstCard = async (page: Page): Promise<string> => {
  const link = cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL(/\/product\?.*id=/);
  return name.trim();
};

/** Looks through the pictures of a card in the list, with the mouse. */
const turnPictures = async (page: Page): Promise<void> => {
  const card = cards(page)
    .filter({ has: page.getByRole('img', { name: /^[2-9] pictures$/ }) })
    .first();
  await card.hover();
  const next = card.getByRole('button', { name: 'Next picture' });
  await next.click();
  await card.getByText(/^Picture 2 of/).waitFor();
  assert.match(page.url(), /\/search/);
};

for (const width of [1280, 360]) {
  test(`a person finds a flat, reloads it, goes back and shares it at ${String(width)} px`, async () => {
    const { page, complaints, context } = await visit(browser, width, 800, { moves: true });
    await searchPune(page);
    const all = await resultCount(page);
    assert.ok(all > 5, `Pune has ${String(all)} homes for sale`);

    await chooseTwoBedrooms(page, width);
    await page.waitForFunction((before) => {
      const text = document.querySelector('housing-results')?.shadowRoot?.textContent ?? '';
      const found = /([\d,]+) propert/.exec(text)?.[1];
      return found !== undefined && Number(found.replace(/\D/g, '')) < before;
    }, all);
    const heads = await cards(page).allTextContents();
    assert.ok(
      heads.length > 0 && heads.every((text) => text.includes('2 BHK')),
      'every card has two bedrooms',
    );
    const searchUrl = page.url();
    if (width === 1280) await turnPictures(page);

    const title = await openFirstCard(page);
    const detail = page.locator('housing-listing-detail');
    await detail.getByText('Property ID').first().waitFor();
    const heading = (await detail.getByRole('heading', { level: 1 }).textContent()) ?? '';
    assert.ok(title.includes('2 BHK') && heading.includes('2 BHK'), `${title} / ${heading}`);
    const shared = page.url();

    await page.reload();
    await detail.getByText('Property ID').first().waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    assert.is(page.url(), searchUrl);

    const stranger = await visit(browser, width);
    await stranger.page.goto(shared);
    await stranger.page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
    const seen = await stranger.page
      .locator('housing-listing-detail')
      .getByRole('heading', { level: 1 })
      .textContent();
    assert.is(seen, heading);
    assert.equal([...complaints, ...stranger.complaints], []);
    await context.close();
    await stranger.context.close();
  });
}

test('Back finds the results where they were left', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${market.url}/search?tab=Buy`);
  await page.locator('[data-first]').waitFor({ state: 'detached' });
  await cards(page).nth(8).waitFor();
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 500, `scrolled to ${String(before)}`);
  await cards(page).nth(8).getByRole('link').first().click();
  await page.waitForURL(/\/product/);
  await page.goBack();
  await cards(page).nth(8).waitFor();
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 40, before);
  await context.close();
});

test('a search shows its cards before any script, and they live on without being asked for', async () => {
  const address = `${market.url}/search?tab=Buy`;
  const still = await browser.newContext({ javaScriptEnabled: false });
  const first = await still.newPage();
  const html = (await (await first.goto(address))?.text()) ?? '';
  const drawn = first.locator('[data-first] article');
  assert.is(await drawn.count(), 24);
  assert.ok(await drawn.first().getByRole('link').first().isVisible(), 'a card is a link');
  assert.not.match(html, ' style=');
  await still.close();

  const { page, complaints, context } = await visit(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await page.locator('[data-first]').waitFor({ state: 'detached' });
  assert.ok((await resultCount(page)) > 6, 'the widget has adopted them');
  assert.is(asked.filter((path) => path === '/api/v3/properties/sell').length, 0);
  const isLaidOut = (at: number) =>
    cards(page)
      .nth(at)
      .locator('h3')
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  assert.equal(
    [await isLaidOut(0), await isLaidOut(20)],
    [true, false],
    'cards far below wait for the reader',
  );
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (heading) => heading.checkVisibility({ contentVisibilityAuto: true }),
    (await cards(page).nth(20).locator('h3').elementHandle()) as ElementHandle<HTMLElement>,
  );
  const heart = cards(page).nth(20).locator('button[value=save]');
  await heart.click();
  await page.waitForFunction(
    (button) => button.ariaPressed === 'true',
    (await heart.elementHandle()) as ElementHandle<HTMLElement>,
  );
  const files = asked.filter((path) => /^\/assets\/(kit|kit-more|results)-[\w-]{8}\.js$/.test(path));
  assert.is(new Set(files).size, 3, files.join(' '));
  assert.equal(
    files.filter((path) => !html.includes(`<link rel="modulepreload" fetchpriority="low" href="${path}">`)),
    [],
    'what the first results need is named in the page',
  );
  assert.equal([...complaints], []);
  await context.close();
});

test('no page source carries an owner’s phone or e-mail address', async () => {
  const sourceOf = async (path: string) => (await fetch(market.url + path)).text();
  const newest = await fetch(`${market.url}/api/v3/properties/sell?page=1&limit=1`);
  const [listing] = (await newest.json()) as { _id: string; phoneMasked: string }[];
  assert.ok(listing);
  const sources = await Promise.all(['/', '/search?tab=Buy', `/product?id=${listing._id}`].map(sourceOf));
  assert.match(sources[2] ?? '', listing.phoneMasked, 'the listing is in the page');
  for (const source of sources) assert.not.match(source, /(?<!\w)(?:\+91 ?)?[5-9]\d{9}(?!\w)|@demo\.example/);
});

test('the card beside a listing stands at the top, and clear of the bar while that is shown (S-911)', async () => {
  const { page, context } = await visit(browser, 1280, 800);
  await searchPune(page);
  await openFirstCard(page);
  const widget = page.locator('housing-listing-detail');
  const standsAt = (top: number) =>
    page.waitForFunction((wanted) => {
      const root = document.querySelector('housing-listing-detail')?.shadowRoot;
      const card = root?.querySelector('[part=summary]');
      return Math.round(card?.getBoundingClientRect().top ?? 0) === wanted;
    }, top);
  const bar = widget.locator('[inert]');
  await bar.waitFor({ state: 'attached' });
  await page.mouse.move(400, 700);
  await page.mouse.wheel(0, 1500);
  await standsAt(16);
  await page.mouse.wheel(0, -200);
  await bar.waitFor({ state: 'detached' });
  await standsAt(80);
  await page.mouse.wheel(0, 200);
  await standsAt(16);
  await context.close();
});

test('an address nobody knows answers 404 and ways on', async () => {
  const { page, context } = await visit(browser);
  const answer = await page.goto(`${market.url}/no-such-page`);
  assert.is(answer?.status(), 404);
  await page.getByRole('link', { name: /home/i }).first().waitFor();
  await context.close();
});

test('a person who only has a keyboard reaches a listing from the home page', async () => {
  const { page, context } = await visit(browser);
  await page.goto(market.url);
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).waitFor();
  await page.locator('housing-search-box').getByLabel('Location').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  await cards(page).first().waitFor();
  const isOnCard = () =>
    page.evaluate(() => {
      let focused: Element | null | undefined = document.activeElement;
      while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
      return focused?.matches('article a') ?? false;
    });
  let steps = 0;
  while (!(await isOnCard()) && steps < 80) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  assert.ok(steps < 80, 'a card takes the focus');
  await page.keyboard.press('Enter');
  await page.waitForURL(/id=/);
  await page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
  await context.close();
});

test.run();
