/** Tags inside shadow roots of the page: found where they can be seen, taken over where the page names them. */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/embed-shadow-roots');
let stage: EmbedStage;

test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

const button = (page: Page, inside: string) => page.locator(inside).getByRole('button', { name: 'Search' });
type Findings = { isOk: boolean; text: string }[];
const faultsOf = async (page: Page): Promise<string> =>
  (await page.evaluate<Findings>('Housing.check()'))
    .filter(({ isOk }) => !isOk)
    .map(({ text }) => text)
    .join('\n');

test('a tag in an open root comes, in one within it too, and in one that its class makes later', async () => {
  const { page, context } = await stage.open(
    `<div id="open"><template shadowrootmode="open"><section><template shadowrootmode="open"><housing-search-box></housing-search-box></template></section></template></div>
    <late-card></late-card>`,
  );
  await button(page, '#open').waitFor();
  await page.addScriptTag({
    content: `customElements.define('late-card', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).append(document.createElement('housing-results')); }
    })`,
  });
  await page.locator('late-card article').first().waitFor();
  await page.evaluate(() => {
    document.body.append(document.createElement('late-card'));
  });
  await page.locator('late-card').nth(1).locator('article').first().waitFor();
  await context.close();
});

test('a closed root is taken over when the page names it, and what it holds later comes too', async () => {
  const { page, context } = await stage.open('<div id="closed" style="min-height:200px"></div>');
  await page.waitForFunction('"source" in (globalThis.Housing ?? {})');
  await page.evaluate(() => {
    const root = document.querySelector('#closed')!.attachShadow({ mode: 'closed' });
    Object.assign(globalThis, { root });
    root.append(document.createElement('housing-search-box'));
  });
  const isThere = 'root.querySelector("housing-search-box")?.shadowRoot?.querySelector("form") != null';
  await page.waitForTimeout(300);
  assert.not.ok(await page.evaluate(isThere));
  await page.evaluate('Housing.discover(root)');
  await page.waitForFunction(isThere);
  await page.evaluate('root.append(document.createElement("housing-results"))');
  await page.waitForFunction(
    'root.querySelector("housing-results").shadowRoot?.querySelector("article") != null',
  );
  await context.close();
});

test('the check names a tag whose open root came after its element, and finds it from then on', async () => {
  const { page, context } = await stage.open('<div id="later" style="min-height:200px"></div>');
  await page.waitForFunction('"source" in (globalThis.Housing ?? {})');
  await page.evaluate(() => {
    const root = document.querySelector('#later')!.attachShadow({ mode: 'open' });
    root.append(document.createElement('housing-search-box'));
  });
  assert.match(
    await faultsOf(page),
    '<housing-search-box> stands in a shadow root that came after its element',
  );
  await button(page, '#later').waitFor();
  assert.not.match(await faultsOf(page), 'shadow root');
  await context.close();
});

test('a widget is loaded before its tag is there, and a name that no widget has is refused', async () => {
  const { page, context } = await stage.open('<p>Homes</p>');
  await page.waitForFunction('"source" in (globalThis.Housing ?? {})');
  await page.evaluate('Housing.preload("results")');
  assert.ok(await page.evaluate('customElements.get("housing-results") !== undefined'));
  const said = await page.evaluate<string>('Housing.preload("resluts").catch(({ message }) => message)');
  assert.match(said, 'There is no <housing-resluts>');
  await context.close();
});

test('one press of Try again brings every tag that failed', async () => {
  let isDown = true;
  const { page, context } = await stage.open(
    '<housing-search-box></housing-search-box><housing-results></housing-results>',
    {
      prepare: (broken) =>
        broken.route('**/core-*.js', (route) => (isDown ? route.abort() : route.continue())),
    },
  );
  const retries = page.getByRole('button', { name: 'Try again' });
  await retries.nth(1).waitFor();
  // Each failed tag lets the others follow once more.
  await page.waitForTimeout(1000);
  isDown = false;
  await retries.first().click();
  await button(page, 'housing-search-box').waitFor();
  await page.locator('housing-results article').first().waitFor();
  assert.is(await retries.count(), 0);
  await context.close();
});

test('a page whose policy lets not even the check in is told so by the script itself', async () => {
  const { page, context } = await stage.open('<p>Homes</p>', {
    prepare: (broken) => broken.route('**/page-*.js', (route) => route.abort()),
  });
  await page.waitForFunction('"source" in (globalThis.Housing ?? {})');
  const said = await faultsOf(page);
  assert.match(said, 'Not checked: ');
  assert.match(said, `Allow ${stage.market.url} in script-src`);
  assert.match(said, /page-[\w-]+\.js/);
  await context.close();
});

test.run();
