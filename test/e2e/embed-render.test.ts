/** Results that a partner's own server has put into its page: seen before any script, then the same cards live on (S-801, S-802). */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { keyOwner } from '../support/embed-key.js';
import { strictPolicy } from '../support/partner-site.js';

const test = suite('e2e/embed-render');
let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const render = (query: string): Promise<Response> =>
  fetch(`${stage.market.url}/embed/render/results?${query}`);
const drawn = async (query: string): Promise<string> => {
  const reply = await render(query);
  const text = await reply.text();
  assert.is(reply.status, 200, text);
  return text;
};

/** What the first frames of a page show, until the widget lives. */
interface Frame {
  cards: number;
  /** Whether the first card is dressed; what is hidden until then counts as no card. */
  isDressed: boolean;
}

/** Notes each frame, and the first card, which must be the same element to the end. */
const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    window.frames_ = [];
    const note = () => {
      const root = document.querySelector('housing-results')?.shadowRoot;
      const cards = [...(root?.querySelectorAll('article') ?? [])].filter((card) => card.checkVisibility());
      const first = cards[0];
      window.firstCard ??= first;
      if (first) window.frames_.push({ cards: cards.length, isDressed: getComputedStyle(first).borderTopLeftRadius !== '0px' });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  `);
};

const framesOf = (page: Page): Promise<Frame[]> => page.evaluate('window.frames_');
const lives = (page: Page): Promise<void> =>
  page
    .waitForFunction(
      `document.querySelector('housing-results')?.shadowRoot?.querySelector('[data-first]') === null`,
    )
    .then(() => undefined);

const scriptTag = (): string =>
  `<script async src="${stage.market.url}/embed/v1/embed.js" crossorigin></script>`;

test('cards are seen without scripts, and live on without another request, another frame or another element', async () => {
  const html = await drawn('tab=Rent&city=Pune&listing-url=/home');
  const { page, context, complaints } = await stage.open(html + scriptTag(), {
    script: null,
    headers: {
      'content-security-policy': strictPolicy(stage.market.url).replace(
        "style-src 'self'",
        `style-src ${stage.market.url}`,
      ),
    },
    prepare: async (opened) => {
      await watchFrames(opened);
      opened.on('request', (request) => {
        if (/\/api\/v3\/properties\//.test(request.url())) lists.push(request.url());
      });
    },
  });
  await lives(page);
  await page.getByRole('button', { name: 'Save' }).first().waitFor();
  const frames = await framesOf(page);
  assert.ok(
    frames.every(({ isDressed }) => isDressed),
    'no frame shows a card without its styles',
  );
  assert.is(
    await page.evaluate(
      `window.firstCard === document.querySelector('housing-results').shadowRoot.querySelector('article')`,
    ),
    true,
  );
  assert.equal(lists, [], 'the answer came with the page');
  assert.match(
    (await page.locator('housing-results article a').first().getAttribute('href')) ?? '',
    /^\/home\?kind=rent&id=/,
  );
  assert.equal(complaints, []);
  await context.close();
});
const lists: string[] = [];

test('rules may stand in the page: its policy names them, and each file of the widget comes once', async () => {
  const html = await drawn('tab=Rent&city=Pune&styles=inside');
  const hashes = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, rules = '']) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  );
  assert.ok(hashes.length > 0, 'the rules are there');
  const files: string[] = [];
  const sheets: string[] = [];
  const { page, context, complaints } = await stage.open(html + scriptTag(), {
    script: null,
    headers: {
      'content-security-policy': strictPolicy(stage.market.url).replace(
        "style-src 'self'",
        `style-src ${hashes.join(' ')}`,
      ),
    },
    prepare: async (opened) => {
      await watchFrames(opened);
      opened.on('request', (request) => {
        if (/\/embed\/\d.*\.js$/.test(request.url())) files.push(request.url());
        if (request.url().includes('style.css')) sheets.push(request.url());
      });
    },
  });
  await lives(page);
  await page.getByRole('button', { name: 'Save' }).first().waitFor();
  const frames = await framesOf(page);
  assert.ok(frames.length > 0 && frames.every(({ isDressed }) => isDressed));
  assert.is(
    await page.evaluate(
      `window.firstCard === document.querySelector('housing-results').shadowRoot.querySelector('article')`,
    ),
    true,
  );
  assert.equal(sheets, []);
  const named = [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]*)" integrity="sha384-/g)].map(
    ([, href]) => href,
  );
  assert.is(named.length, 4);
  assert.equal(
    named.map((href) => files.filter((file) => file === href).length),
    named.map(() => 1),
    'what is named is what embed.js asks for',
  );
  assert.equal(complaints, []);
  await context.close();
});

test('a reader without scripts sees the cards and follows their links', async () => {
  const html = await drawn('tab=Buy&city=Mumbai&lang=mr');
  const url = stage.site.put(
    '/plain',
    `<!doctype html><html lang="mr"><title>Plain</title><body>${html}</body></html>`,
  );
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const card = page.locator('housing-results article').first();
  await card.waitFor();
  assert.match((await card.getByRole('link').first().getAttribute('href')) ?? '', /\/product\?id=/);
  await context.close();
});

test('what stays locked is locked in the page that came drawn', async () => {
  const html = await drawn('tab=Buy&locked=city%3DPune');
  const { page, context } = await stage.open(html + scriptTag(), { script: null });
  await lives(page);
  await page.locator('housing-results article').first().waitFor();
  const places = await page.locator('housing-results article').allTextContents();
  assert.equal(
    places.filter((text) => !text.includes('Pune')),
    [],
  );
  await context.close();
});

test('a key that is locked to a city draws that city alone, and the widget asks for nothing else', async () => {
  const owner = await keyOwner(stage);
  const key = await owner.makeKey({ settings: { locked: { city: 'Thane' } } });
  const html = await drawn(`key=${key}`);
  assert.match(html, `partner-key="${key}"`);
  const { page, context } = await stage.open(html + scriptTag(), { script: null });
  await lives(page);
  const texts = await page.locator('housing-results article').allTextContents();
  assert.ok(texts.length > 0 && texts.every((text) => text.includes('Thane')), texts[0]);
  await context.close();
});

test('what cannot be read is refused by name: a lock shows nothing rather than everything', async () => {
  for (const [query, field] of [
    ['locked=tab%3DFoo%26zzz%3D1', 'locked'],
    ['filters=bhk%3D99', 'filters'],
    ['tab=Boats', 'tab'],
    ['listing-url=javascript:alert(1)', 'listing-url'],
    ['city=Pune&colour=red', 'colour'],
  ] as const) {
    const reply = await render(query);
    assert.is(reply.status, 400, query);
    assert.match(await reply.text(), field, query);
  }
  const unknown = await render('key=pk_live_nobody');
  assert.is(unknown.status, 403);
  assert.match(await unknown.text(), 'This key is not known');
});

test('the part is for caches and for pages, and runs nothing when it is opened by itself', async () => {
  const reply = await render('tab=Plot/Land&lang=hi');
  assert.match(reply.headers.get('cache-control') ?? '', 'public, max-age=60');
  assert.is(reply.headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.is(reply.headers.get('x-robots-tag'), 'noindex');
  const text = await reply.text();
  assert.not.match(text, / style=/);
  assert.match(text, '<a href="');
  assert.match(text, 'सभी घर देखें');
  assert.not.match(text, /"(phone|email|phoneNumber|userId)":/);
});

test.run();
