/** A widget has a sensible width wherever a page puts it, and is readable on every ground, with no help of the page (S-560). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/embed-layouts');

let stage: EmbedStage;
test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const widget = '<housing-search-box city="Pune" loading="eager"></housing-search-box>';
const words = '<p>What stands beside it.</p>';

/** Ways to lay out a page, each around one widget. */
const contexts: Record<string, string> = {
  'a block': `<div>${widget}</div>`,
  'a dialog': `<dialog open>${widget}</dialog>`,
  'a popover': `<div popover id="p">${widget}</div>`,
  'a float': `<div style="float:left">${widget}</div>${words}`,
  'an inline block': `<div style="display:inline-block">${widget}</div>`,
  'an absolute box': `<div style="position:absolute;top:0;left:0">${widget}</div>`,
  'a fixed box': `<div style="position:fixed;bottom:0;right:0">${widget}</div>`,
  'an auto table': `<table><tr><td>${widget}</td></tr></table>`,
  'a flex row': `<div style="display:flex;gap:16px">${widget}<aside>Beside</aside></div>`,
  'a flex column': `<div style="display:flex;flex-direction:column;align-items:center">${widget}</div>`,
  'a grid column of its own width': `<div style="display:grid;grid-template-columns:auto auto">${widget}<i>Beside</i></div>`,
  'a box as wide as its content': `<div style="width:fit-content">${widget}</div>`,
  'columns of text': `<div style="columns:300px auto">${widget}${words}</div>`,
  'a box of the page, itself a float': `<div>${widget.replace('<housing-search-box', '<housing-search-box style="float:left"')}</div>`,
};

/** Measures the widget: its width, and how far the page can be scrolled sideways. */
const measured = async (page: Page): Promise<{ width: number; overflow: number }> => {
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).waitFor();
  return page.evaluate(() => ({
    width: document.querySelector('housing-search-box')?.getBoundingClientRect().width ?? 0,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
};

for (const [name, html] of Object.entries(contexts))
  test(`in ${name} a widget is neither too narrow nor wider than the screen`, async () => {
    const { page, context } = await stage.open(html);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popover]')?.showPopover();
    });
    for (const [screen, least] of [
      [1280, 480],
      [360, 280],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 700 });
      const { width, overflow } = await measured(page);
      const what = `${String(width)} px at ${String(screen)}`;
      assert.ok(width >= Math.min(least, screen - 80) && width <= screen, what);
      assert.is(overflow, 0, what);
    }
    await context.close();
  });

const luminance = (colour: number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a widget's muted text with what is behind it, from 1 to 21. */
const contrastIn = async (page: Page): Promise<number> => {
  const [text = [], ...grounds] = await page.evaluate(() => {
    const inner = document.querySelector('housing-results')?.shadowRoot?.querySelector('.housing-root');
    const probe = inner?.appendChild(document.createElement('i')) as HTMLElement;
    probe.style.color = 'var(--h-muted)';
    const colours = [getComputedStyle(probe).color];
    probe.remove();
    let from = inner;
    while (from) {
      colours.push(getComputedStyle(from).backgroundColor);
      from = from.parentElement ?? (from.getRootNode() as Partial<ShadowRoot>).host;
    }
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    return colours.map((colour) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
  });
  const ground = grounds.find(([, , , opacity = 0]) => opacity > 127) ?? [255, 255, 255];
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

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
