/** How embed.js comes, meets the tags of any page, and what a visitor sees when something does not come. */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/embed-loading');

/** What the server publishes of its build. */
interface Published {
  version: string;
  integrity: string;
  files: Record<string, string>;
}

let stage: EmbedStage;
let published: Published;

test.before(async () => {
  stage = await openEmbedStage();
  published = (await (await fetch(`${stage.market.url}/embed/v1/embed.json`)).json()) as Published;
});
test.after(() => stage.close());

const box = '<housing-search-box><a href="/homes">All homes</a></housing-search-box>';
const button = (page: Page) => page.locator('housing-search-box').getByRole('button', { name: 'Search' });

/** Slow 4G and a processor four times slower. */
const slowPhone = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Lists what a page has loaded, with times in milliseconds. */
const resourcesOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );

const pinned = () => `${stage.market.url}/embed/${published.version}/embed.js`;

test('the short address loads the files of its version, all at once, and a slow network moves nothing', async () => {
  const head = `<style>body{margin:8px}housing-search-box{display:block;min-height:175px}
    housing-results{display:block;min-height:100vh}</style>`;
  const { page, context } = await stage.open(
    `<h1>Homes</h1>${box}<p>Call us</p><housing-results><a href="/homes">All homes</a></housing-results><footer>End</footer>`,
    {
      head,
      prepare: async (slow) => {
        await slowPhone(slow);
        await slow.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    },
  );
  await page.locator('housing-results article').first().waitFor();
  await page.waitForTimeout(500);
  const shift = await page.evaluate('shifts.reduce((sum, value) => sum + value, 0)');
  assert.ok((shift as number) < 0.02, `layout shift ${String(shift)}`);
  const files = await resourcesOf(page);
  const table = published.files;
  const chunks = files.filter(({ name }) => name.includes(`/embed/${published.version}/`));
  assert.ok(chunks.length >= 5);
  assert.ok(chunks.every(({ name }) => table[name.split('/').at(-1) ?? '']));
  const first = chunks.filter(({ name }) => /\/(core|kit|search-box)-[\w-]{8}\.js$/.test(name));
  assert.is(first.length, 3);
  const lastAsked = Math.max(...first.map(({ startTime }) => startTime));
  assert.ok(
    lastAsked < Math.min(...first.map(({ responseEnd }) => responseEnd)),
    'one file waited for another',
  );
  await context.close();
});

test('the first cards are asked for once, and before the files of the results have come', async () => {
  const { page, context } = await stage.open(
    `<housing-results loading="eager" locked="tab=Rent" city="Pune"></housing-results>`,
    { prepare: slowPhone },
  );
  const card = page.locator('housing-results article').first();
  await card.waitFor();
  const lists = (await resourcesOf(page)).filter(({ name }) => /\/properties\/|\/first-cards\?/.test(name));
  assert.is(lists.length, 1, lists.map(({ name }) => name).join(' '));
  assert.match(lists[0]?.name ?? '', /first-cards\?.*city=Pune.*locked=tab%3DRent/);

  const drawn = await page.evaluate(() => performance.now());
  await page.getByRole('search').waitFor();
  const files = (await resourcesOf(page)).filter(({ name }) =>
    /\/(core|kit|kit-more|search|results)-[\w-]{8}\.js$/.test(name),
  );
  const come = Math.max(...files.map(({ responseEnd }) => responseEnd));
  assert.ok((lists[0]?.startTime ?? 0) < come, 'all files of the widget had come before');
  // What looks at the page's ground comes whenever a widget is first painted.
  const later = (await resourcesOf(page)).filter(
    ({ name, startTime }) => name.endsWith('.js') && !name.includes('/once-drawn-') && startTime > come,
  );
  assert.equal(
    later.map(({ name }) => /([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1]).sort(),
    ['account', 'controls', 'kit-late', 'kit-rest', 'more-facts', 'saved', 'search-parameters'],
    'the search bar, the filters, contact, hearts and toasts, and nothing of posting',
  );
  const asked = later.map(({ startTime }) => startTime);
  assert.ok(Math.max(...asked) < Math.min(...later.map(({ responseEnd }) => responseEnd)), 'all at once');
  assert.ok(drawn < Math.max(...later.map(({ responseEnd }) => responseEnd)), 'after the first cards');
  await context.close();
});

test('a pinned address works as well, and with integrity every file is checked', async () => {
  const script = `<script async src="${pinned()}" integrity="${published.integrity}" crossorigin="anonymous"></script>`;
  const { page, complaints, context } = await stage.open(box, { head: script, script: null });
  await button(page).waitFor();
  assert.equal(complaints, []);
  assert.is(await page.evaluate('Housing.version'), published.version);
  assert.is(await page.evaluate(() => document.querySelectorAll('script').length), 1);
  await context.close();

  const altered = await stage.open(box, {
    head: script,
    script: null,
    prepare: (tampered) =>
      tampered.route('**/kit-*.js', async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, body: `${await reply.text()};globalThis.stolen = true` });
      }),
  });
  await altered.page.getByRole('button', { name: 'Try again' }).waitFor();
  assert.ok(await altered.page.getByRole('link', { name: 'All homes' }).isVisible());
  assert.is(await altered.page.evaluate('globalThis.stolen'), undefined);
  await altered.context.close();
});

test('twice does nothing more, and of two versions the first stays and says so once', async () => {
  const again = `<script async src="${stage.market.url}/embed/v1/embed.js" crossorigin></script>`;
  const { page, complaints, context } = await stage.open(box, { head: again });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await button(page).waitFor();
  assert.equal(warnings, []);
  await page.addScriptTag({ url: pinned() });
  assert.is(warnings.length, 1);
  assert.match(warnings[0] as string, pinned());
  assert.match(warnings[0] as string, `${stage.market.url}/embed/v1/embed.js`);
  assert.equal(complaints, []);
  await context.close();
});

test('a tag far below waits until it comes near; a companion of a widget, or an eager one, does not', async () => {
  const far = '<div style="height:4000px"></div>';
  const lazy = await stage.open(`${far}${box}`);
  await lazy.page.waitForLoadState('networkidle');
  assert.not.ok(await lazy.page.evaluate(() => customElements.get('housing-search-box')));
  await lazy.page.evaluate(() => {
    scrollTo(0, 3400);
  });
  await button(lazy.page).waitFor();
  await lazy.context.close();

  const both = `${box}${far}<housing-results></housing-results><housing-listing-detail loading="lazy"></housing-listing-detail>`;
  const { page, context } = await stage.open(both);
  await page.waitForFunction(() => customElements.get('housing-results'));
  await page.waitForTimeout(500);
  assert.not.ok(await page.evaluate(() => customElements.get('housing-listing-detail')));
  await page.locator('housing-listing-detail').evaluate((tag) => tag.setAttribute('loading', 'eager'));
  await page.locator('housing-listing-detail').evaluate((tag) => document.body.append(tag));
  await page.waitForFunction(() => customElements.get('housing-listing-detail'));
  await context.close();
});

test('what is on the screen does not wait for an observer’s frame, and what is hidden does', async () => {
  const { page, context } = await stage.open(`${box}<div hidden><housing-manage></housing-manage></div>`, {
    prepare: (unseeing) =>
      unseeing.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => undefined;
        Object.assign(globalThis, { setTimeout: () => 0 });
      }),
  });
  await page.waitForFunction(() => customElements.get('housing-search-box') !== undefined);
  assert.not.ok(await page.evaluate(() => customElements.get('housing-manage') !== undefined));
  await context.close();
});

test('tags that come later, a new body, and moves within the page lose nothing', async () => {
  const { page, complaints, context } = await stage.open('<main id="one"></main><aside id="two"></aside>');
  await page.waitForLoadState('load');
  await page.evaluate((text) => {
    (document.getElementById('one') as HTMLElement).innerHTML = text;
  }, box);
  const location = page.locator('housing-search-box').getByLabel('Location');
  await location.fill('Kothrud');
  for (const move of ['append', 'moveBefore']) {
    await page.evaluate((how) => {
      const tag = document.querySelector('housing-search-box') as Element;
      const other = document.getElementById(tag.parentElement?.id === 'one' ? 'two' : 'one') as HTMLElement;
      if (how === 'append') other.append(tag);
      else (other as unknown as { moveBefore: (node: Node, before: null) => void }).moveBefore(tag, null);
    }, move);
    assert.is(await location.inputValue(), 'Kothrud', move);
  }
  // As Turbo, Astro and others change a page: a whole new body.
  await page.evaluate((text) => {
    const body = document.createElement('body');
    body.innerHTML = `<p>Next page</p>${text}`;
    document.documentElement.replaceChild(body, document.body);
  }, box);
  await location.fill('Baner');
  assert.equal(complaints, []);
  await context.close();
});

test('200 times on the page and off it leave nothing behind, and the next one works', async () => {
  const { page, context } = await stage.open(box);
  await button(page).waitFor();
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      for (let turn = 0; turn < count; turn += 1) {
        const tag = document.createElement('housing-search-box');
        document.body.append(tag);
        await new Promise((done) => {
          requestAnimationFrame(done);
        });
        tag.remove();
        await new Promise((done) => {
          setTimeout(done);
        });
      }
    }, times);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      heap: valueOf('JSHeapUsedSize'),
    };
  };
  await cycle(20);
  const before = await measure();
  await cycle(200);
  const after = await measure();
  assert.ok(after.nodes - before.nodes < 60, `${String(after.nodes - before.nodes)} nodes stayed`);
  assert.ok(
    after.listeners - before.listeners < 10,
    `${String(after.listeners - before.listeners)} listeners stayed`,
  );
  assert.ok(after.heap - before.heap < 400_000, `${String(after.heap - before.heap)} bytes stayed`);
  await button(page).waitFor();
  await context.close();
});

test('every file of the widgets may be loaded from anywhere and is named without words that blockers look for', async () => {
  for (const file of Object.keys(published.files)) {
    // Of a hash any letters may stand before the dot; blockers look for words.
    const name = file.replace(/-[\w-]{8}(?=\.)/, '');
    assert.not.match(name, /ads?[-.]|track|analytic|banner|sponsor|pixel/i);
    const reply = await fetch(`${stage.market.url}/embed/${published.version}/${file}`);
    assert.is(reply.status, 200, file);
    assert.is(reply.headers.get('access-control-allow-origin'), '*');
    assert.is(reply.headers.get('cross-origin-resource-policy'), 'cross-origin');
  }
});

test.run();
