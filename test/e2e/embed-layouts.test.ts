/** A widget has a sensible width wherever a page puts it, and is readable on every ground, with no help of the page (S-560). */
import type { Frame, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { differenceOf } from '../support/pictures.js';

const test = suite('e2e/embed-layouts');

let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const words = '<p>What stands beside it.</p>';

/** Ways to lay out a page, each around a widget. */
const contexts: Record<string, (widget: string) => string> = {
  'a block': (widget) => `<div>${widget}</div>`,
  'a dialog': (widget) => `<dialog open>${widget}</dialog>`,
  'a popover': (widget) => `<div popover="manual">${widget}</div>`,
  'a float': (widget) => `<div style="float:left">${widget}</div>${words}`,
  'an inline block': (widget) => `<div style="display:inline-block">${widget}</div>`,
  'an absolute box': (widget) => `<div style="position:absolute;top:0;left:0">${widget}</div>`,
  'a fixed box': (widget) => `<div style="position:fixed;bottom:0;right:0">${widget}</div>`,
  'an auto table': (widget) => `<table><tr><td>${widget}</td></tr></table>`,
  'a flex row': (widget) => `<div style="display:flex;gap:16px">${widget}<aside>Beside</aside></div>`,
  'a flex column': (widget) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${widget}</div>`,
  'a grid column of its own width': (widget) =>
    `<div style="display:grid;grid-template-columns:auto auto">${widget}<i>Beside</i></div>`,
  'a box as wide as its content': (widget) => `<div style="width:fit-content">${widget}</div>`,
  'columns of text': (widget) => `<div style="columns:300px auto">${widget}${words}</div>`,
  'a float itself': (widget) =>
    `<div>${widget.replace('<housing-search-box', '<housing-search-box style="float:left"')}</div>`,
};

const widgetIn = (name: string): string =>
  contexts[name]?.(`<housing-search-box loading="eager" city="Pune" title="${name}"></housing-search-box>`) ??
  '';

/** All of them on one page: each is measured by itself. */
const everyContext = Object.keys(contexts)
  .map((name) => `<section style="clear:both">${widgetIn(name)}</section>`)
  .join('');

/** Where on a page the tags stand. */
const homes: Record<string, (content: string) => string> = {
  'the document': (content) => content,
  'an open shadow root': (content) => `<div><template shadowrootmode="open">${content}</template></div>`,
  'a closed shadow root': (content) => `<div id="closed"></div><script>
    globalThis.closedRoot = document.querySelector('#closed').attachShadow({ mode: 'closed' });
    closedRoot.innerHTML = ${JSON.stringify(content).replaceAll('</', '<\\/')};
    (globalThis.Housing ??= []).push((housing) => housing.discover(closedRoot));
  </script>`,
  'a frame': (content) => content,
};

/** What the page is like around them. */
const looks: Record<string, { html: string; style: string; theme: string }> = {
  light: { html: 'lang="en"', style: '', theme: 'light' },
  'dark by its color-scheme': {
    html: 'lang="en"',
    style: ':root{color-scheme:dark}body{background:#111;color:#eee}',
    theme: 'dark',
  },
  'dark without a color-scheme': {
    html: 'lang="en"',
    style: 'body{background:#111;color:#eee}',
    theme: 'dark',
  },
  'right to left': { html: 'lang="en" dir="rtl"', style: '', theme: 'light' },
};

const luminance = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Measures every widget of a document: its width, and the contrast of its muted text with what is painted behind it. */
const measure = async (frame: Frame, tag: string) => {
  // Functions with names do not work in a page: what runs there has none.
  const { overflow, widgets } = await frame.evaluate((name) => {
    const { closedRoot } = globalThis as unknown as { closedRoot?: ShadowRoot };
    const roots = [
      document,
      closedRoot,
      ...[...document.querySelectorAll('*')].map((each) => each.shadowRoot),
    ];
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      widgets: roots
        .flatMap((root) => [...(root?.querySelectorAll(name) ?? [])])
        .map((widget) => {
          const inner = widget.shadowRoot?.querySelector('.housing-root') as HTMLElement;
          const probe = inner.appendChild(document.createElement('i'));
          probe.style.color = 'var(--h-muted)';
          const colours = [getComputedStyle(probe).color];
          probe.remove();
          let from: Element | null | undefined = inner;
          while (from) {
            colours.push(getComputedStyle(from).backgroundColor);
            from = from.parentElement ?? (from.getRootNode() as Partial<ShadowRoot>).host;
          }
          return {
            title: widget.getAttribute('title') ?? '',
            width: widget.getBoundingClientRect().width,
            colours: colours.map((colour) => {
              context.clearRect(0, 0, 1, 1);
              context.fillStyle = colour;
              context.fillRect(0, 0, 1, 1);
              return [...context.getImageData(0, 0, 1, 1).data];
            }),
          };
        }),
    };
  }, tag);
  return {
    overflow,
    widgets: widgets.map(({ title, width, colours: [text = [], ...grounds] }) => {
      const ground = grounds.find(([, , , opacity = 0]) => opacity > 127) ?? [255, 255, 255];
      const [dark = 0, light = 0] = [text, ground].map(luminance).sort((one, other) => one - other);
      return { title, width, contrast: (light + 0.05) / (dark + 0.05) };
    }),
  };
};

/** Opens the page of a home and a look, once its widgets are drawn; answers the document that holds them, too. */
const openHome = async (home: string, look: string, content = everyContext) => {
  const { html, style } = looks[look] as (typeof looks)[string];
  const head = `<style>${style}</style>`;
  const isFramed = home === 'a frame';
  const body = (homes[home] as (typeof homes)[string])(content);
  const tag = `<script async src="${stage.market.url}/embed/v1/embed.js" crossorigin></script>`;
  const framed = stage.site.put('/framed', {
    html: `<!doctype html><html ${html}><head>${head}${tag}</head><body>${body}</body></html>`,
  });
  const outside = `<iframe src="${framed}" style="display:block;width:100%;height:3000px;border:0"></iframe>`;
  const opened = await stage.open(isFramed ? outside : body, {
    head: isFramed ? '<style>body{margin:0}</style>' : head,
    html,
    script: isFramed ? null : '',
  });
  const frame = opened.page.frames().at(isFramed ? 1 : 0) as Frame;
  await frame.waitForFunction((count) => {
    const { closedRoot } = globalThis as unknown as { closedRoot?: ShadowRoot };
    const roots = [
      document,
      closedRoot,
      ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot),
    ];
    const tags = roots.flatMap((root) => [...(root?.querySelectorAll('housing-search-box') ?? [])]);
    for (const root of roots)
      for (const popover of root?.querySelectorAll<HTMLElement>('[popover=manual]:not(:popover-open)') ?? [])
        if (!popover.closest('.housing-root')) popover.showPopover();
    return (
      tags.length === count &&
      tags.every(({ shadowRoot }) => shadowRoot?.querySelector('button[type=submit]'))
    );
  }, content.split('<housing-search-box').length - 1);
  return { ...opened, frame };
};

for (const home of Object.keys(homes))
  for (const [look, { theme }] of Object.entries(looks))
    test(`${home}, ${look}: in every layout a widget has room, is readable, and does not stick out`, async () => {
      const { page, context, frame } = await openHome(home, look);
      // The ground is looked at after the first paint.
      await page.waitForTimeout(500);
      for (const [screen, least] of [
        [1280, 480],
        [360, 280],
      ] as const) {
        await page.setViewportSize({ width: screen, height: 700 });
        await frame.waitForFunction((wide) => innerWidth === wide, screen);
        const { overflow, widgets } = await measure(frame, 'housing-search-box');
        assert.is(overflow, 0, `${String(screen)}: ${JSON.stringify(widgets)}`);
        assert.is(widgets.length, Object.keys(contexts).length);
        for (const { title, width, contrast } of widgets) {
          const what = `${title} at ${String(screen)}: ${String(width)} px, ${contrast.toFixed(1)} to 1, ${theme}`;
          assert.ok(width >= Math.min(least, screen - 80) && width <= screen, what);
          assert.ok(contrast >= 4.5, what);
        }
      }
      await context.close();
    });

/** A picture of a page that holds nothing but a widget. */
const pictureIn = async (home: string, look: string): Promise<Buffer> => {
  const { page, context } = await openHome(home, look, widgetIn('a block'));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1000, height: 150 } });
  await context.close();
  return picture;
};

test('a widget looks the same wherever it stands', async () => {
  const plain = await pictureIn('the document', 'light');
  for (const home of Object.keys(homes).slice(1))
    assert.ok((await differenceOf(await pictureIn(home, 'light'), plain)) < 0.001, home);
  assert.ok((await differenceOf(await pictureIn('the document', 'right to left'), plain)) < 0.001, 'rtl');
  const dark = await pictureIn('the document', 'dark by its color-scheme');
  assert.ok((await differenceOf(dark, plain)) > 0.5);
  const without = await pictureIn('an open shadow root', 'dark without a color-scheme');
  assert.ok((await differenceOf(without, dark)) < 0.001, 'dark without a color-scheme');
});

const contrastIn = async (page: Page): Promise<number> =>
  (await measure(page.mainFrame(), 'housing-results')).widgets[0]?.contrast ?? 0;

const results = '<housing-results city="Pune" tab="Rent" loading="eager"></housing-results>';

/** Grounds that say nothing of a colour scheme, and the attributes of a widget on them. */
const grounds: Record<string, [style: string, html?: string]> = {
  white: ['body{background:#fff}'],
  black: ['body{background:#000;color:#eee}'],
  'dark blue in another notation': ['body{background:oklch(0.25 0.05 260)}'],
  'middle grey': ['body{background:#777}'],
  'a picture': ['body{background:linear-gradient(45deg,#000,#fff)}'],
  'black, with the light theme asked for': [
    'body{background:#000}',
    results.replace(' city', ' theme="light" city'),
  ],
  'a light box on a dark page': ['body{background:#000}main{background:#fff}', `<main>${results}</main>`],
};

for (const [name, [style, html = results]] of Object.entries(grounds))
  test(`on ${name} the muted text of a widget has a contrast of 4.5 to 1`, async () => {
    const { page, context } = await stage.open(html, { head: `<style>${style}</style>` });
    await page.locator('housing-results article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const contrast = await contrastIn(page);
    assert.ok(contrast >= 4.5, contrast.toFixed(1));
    await context.close();
  });

test('a page that turns dark takes its widgets along', async () => {
  const style = '<style>body{background:#fff;transition:background .2s}.dark body{background:#111}</style>';
  const { page, context } = await stage.open(results, { head: style });
  await page.locator('housing-results article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.className = 'dark';
  });
  await page.waitForTimeout(900);
  assert.ok((await contrastIn(page)) >= 4.5);
  assert.is(await page.locator('housing-results .housing-root').getAttribute('data-theme'), 'dark');
  await context.close();
});

test('a lock that is not understood shows no listing, and the console says why', async () => {
  const said: string[] = [];
  const { page, context } = await stage.open(results.replace('tab="Rent"', 'locked="tab=Foo&zzz=1"'), {
    prepare: async (opened) => {
      opened.on('console', (message) => said.push(message.text()));
    },
  });
  await page.locator('housing-results').getByText('Could not load results.').waitFor();
  await page.waitForTimeout(1500);
  assert.is(await page.locator('housing-results article').count(), 0);
  assert.match(said.join('\n'), 'cannot read "tab=Foo" in locked');
  await context.close();
});

test.run();
