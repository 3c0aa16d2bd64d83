/** The first cards of results on a partner's page: drawn by the server, seen before the widget has come (S-540, S-889). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOwner } from '../support/embed-key.js';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { strictPolicy } from '../support/partner-site.js';

const test = suite('e2e/embed-first-cards');
let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

/** What a page has gone through until its widget lives. */
interface Seen {
  /** Whether cards stood there before the class of the tag. */
  isEarly: boolean;
  /** Whether every frame with cards showed them dressed. */
  isDressed: boolean;
  /** Whether the first card is the same element to the end. */
  isSame: boolean;
  shift: number;
}

/** Notes every frame. */
const watch = (page: Page) =>
  page.addInitScript(`
    window.seen = { isEarly: false, isDressed: true, isSame: true, shift: 0 };
    let first;
    const note = () => {
      const card = document.querySelector('housing-results')?.shadowRoot?.querySelector('article');
      if (card?.checkVisibility()) {
        first ??= card;
        seen.isSame &&= first === card;
        seen.isEarly ||= !customElements.get('housing-results');
        seen.isDressed &&= getComputedStyle(card).borderTopLeftRadius !== '0px';
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);

const open = async (
  html: string,
  options: Parameters<EmbedStage['open']>[1] & { late?: RegExp | null } = {},
) => {
  const asked: string[] = [];
  const { late = /\/results-[\w-]{8}\.js$/, prepare, ...rest } = options;
  const opened = await stage.open(html, {
    ...rest,
    prepare: async (page) => {
      await watch(page);
      await prepare?.(page);
      page.on('request', (request) => {
        if (/\/api\/v3\/(properties|first-cards)/.test(request.url())) asked.push(request.url());
      });
      // The files of the widget come a second later.
      if (late)
        await page.route(late, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          await route.continue();
        });
    },
  });
  const lives = async (): Promise<Seen> => {
    const { page } = opened;
    await page.locator('housing-results').getByRole('search').waitFor();
    return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  };
  return { ...opened, asked, lives };
};

const room = '<style>housing-search-box{display:block;min-height:175px}</style>';
const both =
  '<housing-search-box></housing-search-box><housing-results tab="Rent" city="Pune"></housing-results>';

test('cards stand there before the widget, live on as the same elements, move nothing and are asked for once', async () => {
  const { page, context, asked, lives, complaints } = await open(room + both);
  const seen = await lives();
  assert.equal(
    { ...seen, shift: seen.shift < 0.02 },
    { isEarly: true, isDressed: true, isSame: true, shift: true },
  );
  assert.is(asked.length, 1, asked.join('\n'));
  assert.match(asked[0] ?? '', '/first-cards?');
  const texts = await page.locator('housing-results article').allTextContents();
  assert.is(texts.length, 24);
  assert.ok(
    texts.every((text) => text.includes('Pune')),
    'all of the search of the tag',
  );
  // A living card: the visitor's press is heard.
  await page.locator('housing-results button[value=save]').first().click();
  await page.locator('housing-results button[value=save][aria-pressed=true]').first().waitFor();
  assert.equal(complaints, []);
  await context.close();
});

test('a heart that is pressed before the widget has come is pressed when it is there', async () => {
  let letCome = () => {};
  const awaited = new Promise<void>((resolve) => (letCome = resolve));
  const { page, context } = await stage.open('<housing-results tab="Rent" city="Pune"></housing-results>', {
    prepare: (opened) =>
      opened.route(/\/results-[\w-]{8}\.js$/, async (route) => {
        await awaited;
        await route.continue();
      }),
  });
  const heart = page.locator('housing-results button[value=save]').first();
  await heart.click();
  assert.is(await heart.getAttribute('aria-pressed'), 'false');
  letCome();
  await page.locator('housing-results button[value=save][aria-pressed=true]').first().waitFor();
  await context.close();
});

test('the search that the address of the page names is what is seen first, and nothing else of the address leaves it', async () => {
  const { asked, lives, page, context } = await open('<housing-results></housing-results>', {
    query: '?tab=Rent&city=Mumbai&utm_source=letter&token=secret',
  });
  assert.is((await lives()).isEarly, true);
  assert.is(asked.length, 1, asked.join('\n'));
  assert.not.match(asked[0] ?? '', /secret|letter/);
  const texts = await page.locator('housing-results article').allTextContents();
  assert.ok(texts.every((text) => text.includes('Mumbai')));
  await context.close();
});

test('a search box without room of its own is waited for, so that it pushes no cards down', async () => {
  // Its own file comes last.
  const { asked, lives, context } = await open(both, { late: /\/(search-box|results)-[\w-]{8}\.js$/ });
  assert.is((await lives()).isEarly, false);
  assert.is(asked.length, 1, 'the answer is used all the same');
  await context.close();
});

test('a page whose policy forbids markup sees them as early, and nothing is refused', async () => {
  const policy = `${strictPolicy(stage.market.url)}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { asked, lives, complaints, context } = await open('<housing-results tab="PG"></housing-results>', {
    headers: { 'content-security-policy': policy },
  });
  assert.is((await lives()).isEarly, true);
  assert.is(asked.length, 1, asked.join('\n'));
  assert.equal(complaints, []);
  await context.close();
});

test('cards go before they live where other ones are meant: a key is said, or a lock is set', async () => {
  const owner = await keyOwner(stage);
  const key = await owner.makeKey({});
  const changes = {
    [`Housing.init({ key: '${key}' })`]: `/embed/api/${key}/api/v3/properties/`,
    [`document.querySelector('housing-results').setAttribute('locked', 'tab=Rent&city=Pune')`]: '/rent?',
  };
  for (const [change, asks] of Object.entries(changes)) {
    const { page, asked, lives, context } = await open('<housing-results></housing-results>');
    const card = page.locator('housing-results article').first();
    await card.waitFor();
    await page.evaluate(change);
    assert.is(await card.count(), 0, 'they are not seen any more');
    assert.is((await lives()).isEarly, true);
    await card.waitFor();
    assert.is(asked.length, 2, asked.join('\n'));
    assert.match(asked[1] ?? '', asks);
    await context.close();
  }
});

test('cards are not shown that the tag no longer means when their answer comes', async () => {
  let letCome = () => {};
  const awaited = new Promise<void>((resolve) => (letCome = resolve));
  const { page, asked, lives, context } = await open('<housing-results city="Pune"></housing-results>', {
    prepare: (opened) =>
      opened.route(/\/first-cards\?/, async (route) => {
        await awaited;
        await route.continue();
      }),
  });
  await page.evaluate(`document.querySelector('housing-results').setAttribute('city', 'Mumbai')`);
  letCome();
  assert.is((await lives()).isEarly, false);
  const texts = await page.locator('housing-results article').allTextContents();
  assert.ok(texts.length > 0 && texts.every((text) => text.includes('Mumbai')));
  assert.match(asked.at(-1) ?? '', 'city=Mumbai');
  await context.close();
});

test('in Hindi, dark, with the font of the page and the colour of the key they look from the first frame as they stay', async () => {
  const owner = await keyOwner(stage);
  const key = await owner.makeKey({ settings: { brand: '#7a1fa2' } });
  const { page, context, lives } = await open(
    `<style>body{font-family:monospace}</style><div lang="hi" theme="dark"><housing-results font="inherit" partner-key="${key}"></housing-results></div>`,
    { late: null },
  );
  const looks: unknown[] = [];
  const look = () =>
    page.evaluate(() => {
      const card = document.querySelector('housing-results')?.shadowRoot?.querySelector('article');
      const button = card?.querySelector('button[value=number]');
      if (!card || !button) return undefined;
      const { backgroundColor, fontFamily } = getComputedStyle(card);
      return [backgroundColor, fontFamily, getComputedStyle(button).backgroundColor, button.textContent];
    });
  await page.waitForFunction(
    `document.querySelector('housing-results').shadowRoot?.querySelector('article')`,
  );
  looks.push(await look());
  assert.is((await lives()).isSame, true);
  await page.waitForTimeout(500);
  looks.push(await look());
  assert.equal(looks[0], looks[1]);
  assert.match(String(looks[0]), 'monospace');
  await context.close();
});

test('what every widget begins with is asked for before the rest, when the first cards take long', async () => {
  const asked: { file: string; at: number }[] = [];
  const { lives, context } = await open(room + both, {
    late: null,
    prepare: async (page) => {
      page.on('request', (request) => {
        const [, file] = /\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
        if (file) asked.push({ file, at: performance.now() });
      });
      await page.route(/\/first-cards\?/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
    },
  });
  await lives();
  const at = (file: string): number => asked.find((each) => each.file === file)?.at ?? Number.NaN;
  assert.ok(at('first') < at('core'), 'what shows the cards goes first of all');
  for (const file of ['kit-more', 'results', 'search-box'])
    assert.ok(at(file) - Math.max(at('core'), at('kit')) > 40, file);
  await context.close();
});

test.run();
