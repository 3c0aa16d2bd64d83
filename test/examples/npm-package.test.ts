/** The npm package as another project gets it: packed, installed, imported on a server, bundled, opened. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { transform } from '@swc/core';
import type { Browser } from 'playwright-core';
import { rollup } from 'rollup';
import ts from 'typescript';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { openFolder } from '../support/partner-site.js';

const test = suite('examples/npm-package');

let market: Marketplace;
let browser: Browser;
let app: string;

/** What a new project has: the example's files, and the package installed from what would be published. */
const freshApp = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-app-'));
  cpSync('examples/react-app', folder, { recursive: true });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  npm('pack', resolve('dist/npm'), '--pack-destination', folder, '--silent');
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', `./${String(packed)}`);
  for (const name of ['react', 'react-dom', 'scheduler', 'csstype', '@types'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
};

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
  app = freshApp();
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

test('its types fit the React app, and refuse what no widget knows', () => {
  const wrong = join(app, 'src/wrong.tsx');
  writeFileSync(
    wrong,
    `import { HousingResults } from 'housing-widgets/react';\nexport const it = <HousingResults tab="Boats" />;\n`,
  );
  const program = ts.createProgram([join(app, 'src/main.tsx'), wrong], {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const found = ts.getPreEmitDiagnostics(program);
  assert.equal(
    found.map(({ file, messageText }) => [
      file?.fileName.split('/').at(-1),
      ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 26),
    ]),
    [['wrong.tsx', `Type '"Boats"' is not assi`]],
  );
});

test('the React app is bundled and works: a search is heard, a card opens the app’s own listing', async () => {
  const compile = {
    name: 'compile',
    async transform(code: string, id: string) {
      if (!id.endsWith('.tsx')) return null;
      const options = {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      } as const;
      return (await transform(code, { jsc: options, filename: id })).code;
    },
    resolveId: (id: string) => (id === './app.js' ? join(app, 'src/app.tsx') : null),
  };
  const values = { 'process.env.NODE_ENV': '"production"' };
  const bundle = await rollup({
    input: join(app, 'src/main.tsx'),
    plugins: [
      compile,
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values }),
    ],
    onwarn: () => undefined,
  });
  await bundle.write({ dir: join(app, 'site/src'), entryFileNames: 'main.js', chunkFileNames: '[name].js' });
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
