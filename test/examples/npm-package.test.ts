/** The npm package as another project gets it: packed, installed, imported on a server, bundled, opened. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openFolder } from '../support/partner-site.js';
import { freshApp } from '../support/fresh-app.js';

const test = suite('examples/npm-package');

let market: Marketplace;
let browser: Browser;
let app: string;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  app = freshApp('examples/react-app');
});

test.after(async () => {
  await browser.close();
  closeMarketplace();
  rmSync(app, { recursive: true, force: true });
});

test('it brings no dependency, and a server imports every entry', () => {
  assert.equal(
    readdirSync(join(app, 'node_modules')).filter((name) => name.startsWith('housing')),
    ['housing-widgets'],
  );
  const about = JSON.parse(
    readFileSync(join(app, 'node_modules/housing-widgets/package.json'), 'utf8'),
  ) as object;
  assert.not.ok('dependencies' in about);
  const entries = ['', '/search-box', '/results', '/listing-detail', '/react'].map(
    (entry) => `housing-widgets${entry}`,
  );
  const script = entries.map((entry) => `await (await import('${entry}')).ready;`).join('');
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app, stdio: 'pipe' });
});

test('the React app is bundled and works: a search is heard, a card opens the app’s own listing', async () => {
  await build({
    entryPoints: [join(app, 'src/main.tsx')],
    outdir: join(app, 'site/src'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  cpSync(join(app, 'index.html'), join(app, 'site/index.html'));

  const site = await openFolder(join(app, 'site'), (text) =>
    text.replaceAll('http://localhost:3000', market.url).replace('main.tsx', 'main.js'),
  );
  const { page, complaints, context } = await visit(browser);
  await page.goto(site.url);
  const cards = page.locator('housing-results').locator('article');
  await cards.first().waitFor();
  await page.locator('housing-search-box').getByRole('button', { name: 'Search' }).click();
  await page.getByText('You searched: tab=Buy&city=Pune').waitFor();
  await cards.first().getByRole('link').first().click();
  await page.locator('housing-listing-detail').getByText('Property ID').first().waitFor();
  assert.equal(complaints, []);
  await context.close();
  await site.close();
});

test('a plain page takes it by import map', async () => {
  const plain = join(app, 'plain');
  mkdirSync(plain);
  cpSync(join(app, 'node_modules/housing-widgets'), join(plain, 'housing-widgets'), { recursive: true });
  writeFileSync(
    join(plain, 'index.html'),
    `<!doctype html><html lang="en"><title>Plain</title>
<script type="importmap">{ "imports": { "housing-widgets": "/housing-widgets/index.js" } }</script>
<script type="module">import { ready } from 'housing-widgets'; await ready; document.title = 'Ready';</script>
<body api-base="${market.url}"><housing-results city="Pune"></housing-results></body></html>`,
  );
  const site = await openFolder(plain);
  const { page, complaints, context } = await visit(browser);
  await page.goto(site.url);
  await page.locator('housing-results').locator('article').first().waitFor();
  assert.is(await page.title(), 'Ready');
  assert.equal(complaints, []);
  await context.close();
  await site.close();
});

test.run();
