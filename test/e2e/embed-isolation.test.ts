/** Widgets look the same on every page, and every page looks the same with widgets on it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Visit } from '../support/browser.js';
import { type EmbedStage, openEmbedStage, settled } from '../support/embed-stage.js';
import { hostileStyles } from '../support/hostile-styles.js';
import { differenceOf } from '../support/pictures.js';

const test = suite('e2e/embed-isolation');

let stage: EmbedStage;
let clean: Visit;
let cleanPictures: Buffer[];
const bootstrap = readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8');

/** The widgets in places of fixed size: where they stand and how big is the page's own business. */
const body = `<div class="entry-content">
  <div id="a"><housing-search-box theme="light" city="Pune"></housing-search-box></div>
  <div id="b"><housing-results theme="light" tab="Rent" city="Pune" loading="eager"></housing-results></div>
</div>`;

/** Puts the places where the styles of the page cannot move them; by script, so that every policy lets it. */
const place = (page: Page) =>
  page.evaluate(() => {
    const sizes = { a: [0, 700, 200], b: [210, 700, 560] } as const;
    for (const [id, [top, width, height]] of Object.entries(sizes)) {
      const style = document.getElementById(id)?.style;
      const rules = {
        all: 'initial',
        position: 'fixed',
        left: '0',
        top: `${String(top)}px`,
        display: 'block',
        width: `${String(width)}px`,
        height: `${String(height)}px`,
        overflow: 'hidden',
        background: '#fff',
        'box-sizing': 'border-box',
        'color-scheme': 'light',
      };
      for (const [name, value] of Object.entries(rules)) style?.setProperty(name, value, 'important');
    }
  });

const shown = async (page: Page): Promise<void> => {
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).waitFor();
  await page.locator('housing-results article').first().waitFor();
  await settled(page);
};
const pictures = async (page: Page) => {
  await page.waitForTimeout(100);
  return [await page.locator('#a').screenshot(), await page.locator('#b').screenshot()];
};
const assertSame = async (page: Page, what: string) => {
  for (const [at, picture] of (await pictures(page)).entries()) {
    const part = await differenceOf(picture, cleanPictures[at] as Buffer);
    assert.ok(
      part <= 0.001,
      `${what}: ${(part * 100).toFixed(2)} % of the pixels differ in widget ${String(at)}`,
    );
  }
};

test.before(async () => {
  stage = await openEmbedStage();
  clean = await stage.open(body);
  await place(clean.page);
  await shown(clean.page);
  cleanPictures = await pictures(clean.page);
});
test.after(async () => {
  await clean.context.close();
  await stage.close();
});

for (const [what, css] of Object.entries({ ...hostileStyles, Bootstrap: bootstrap }))
  test(`the widgets look the same under ${what}`, async () => {
    const { page } = clean;
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await assertSame(page, what);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  });

/** Tells what a strict page refused; its listener stands before any script of ours. */
const listenForRefusals = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });

test('they look the same where no style and no untrusted text is allowed, and nothing is refused', async () => {
  const { market } = stage;
  const policy =
    `default-src 'none'; script-src ${market.url}; connect-src ${market.url}; img-src ${market.url}; ` +
    `media-src ${market.url}; style-src 'none'; require-trusted-types-for 'script'`;
  const headers = { 'content-security-policy': policy, 'cross-origin-embedder-policy': 'require-corp' };
  const { page, complaints, context } = await stage.open(body, { headers, prepare: listenForRefusals });
  await place(page);
  await shown(page);
  await assertSame(page, 'a strict policy');
  await page.locator('housing-results').getByRole('button', { name: 'Filters' }).first().click();
  await page.locator('housing-results dialog').waitFor();
  assert.equal(await page.evaluate('refused'), []);
  assert.equal(complaints, []);
  await context.close();
});

/** Writes down every computed style of everything that is the page's own. */
const stylesOfPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => !localName.startsWith('housing-'))
      .map((element) => {
        const style = getComputedStyle(element);
        return `${element.localName} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
  );
const traces = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.keys(globalThis),
    head: document.head.innerHTML,
    attributes: [document.documentElement, document.body]
      .map((element) => element.cloneNode(false))
      .map(String),
    sheets: document.adoptedStyleSheets.length,
    history: history.length,
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !key.startsWith('housing:'),
    ),
  }));
const listeners = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const names: string[] = [];
  for (const expression of ['window', 'document', 'document.body', 'document.documentElement']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const found = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId as string,
    });
    names.push(...found.listeners.map(({ type }) => `${expression} ${type}`));
  }
  // The tool that presses buttons hears presses itself, from its first one on.
  return names.filter((name) => !/playwright|click|menu|mouse|pointer|touch/.test(name)).sort();
};

test('the page keeps every style, global and listener it had, with widgets and after them', async () => {
  const own = `<h1>Homes</h1><p>By <a href="#x">us</a> <button>Call</button> <input value="x"><em>now</em></p>
    <ul><li>one</li></ul><table><tr><td>1</td></tr></table><dialog>hi</dialog><div id="a"></div><div id="b"></div>`;
  const head = `<style>body{font:italic 18px/1.4 Georgia;color:#234}a{color:teal}</style>`;
  const { page, context } = await stage.open(own, { head, script: null });
  await place(page);
  const before = {
    styles: await stylesOfPage(page),
    traces: await traces(page),
    listeners: await listeners(page),
  };
  await page.evaluate((url) => {
    const script = document.createElement('script');
    script.src = url;
    document.body.append(script);
    document.getElementById('a')?.append(document.createElement('housing-search-box'));
    document.getElementById('b')?.append(document.createElement('housing-results'));
    script.onload = () => {
      script.remove();
    };
  }, `${stage.market.url}/embed/v1/embed.js`);
  await shown(page);
  await page.locator('housing-results').getByRole('button', { name: 'Filters' }).first().click();
  await page.locator('housing-results dialog').waitFor();
  assert.equal(await stylesOfPage(page), before.styles);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.querySelectorAll('housing-search-box, housing-results').forEach((widget) => {
      widget.remove();
    });
  });
  await page.waitForTimeout(200);
  assert.equal(await stylesOfPage(page), before.styles);
  const after = await traces(page);
  assert.equal(after, { ...before.traces, globals: [...before.traces.globals, 'Housing'] });
  assert.equal(await listeners(page), before.listeners);
  await context.close();
});

test('in a column of 280 px nothing sticks out, and a dialog opens above a dialog of the page', async () => {
  const narrow = `<dialog id="host" style="padding:0;border:0;width:320px;max-width:none;z-index:2147483647">
    <div style="width:280px"><housing-search-box></housing-search-box><housing-results loading="eager"></housing-results></div>
    </dialog>`;
  const { page, context } = await stage.open(narrow);
  await page.evaluate(() => {
    (document.getElementById('host') as HTMLDialogElement).showModal();
  });
  await shown(page);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('housing-search-box, housing-results')].flatMap((widget) =>
      [...(widget.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((element) => {
          const { right, width } = element.getBoundingClientRect();
          const scrolls = element.closest('[role=radiogroup],[role=tablist],[data-scrolls]') !== null;
          return width > 1 && !scrolls && right > widget.getBoundingClientRect().right + 1;
        })
        .map((element) => `${element.localName}.${element.className}`),
    ),
  );
  assert.equal(wide, []);
  await page.locator('housing-results').getByRole('button', { name: 'Filters' }).first().click();
  const dialog = page.locator('housing-results dialog');
  await dialog.waitFor();
  const onTop = await dialog.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });
  assert.ok(onTop);
  await context.close();
});

test.run();
