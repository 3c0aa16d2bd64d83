/** /partners as its owner uses it: the webhook from the address to the log, the plugin, and the lines (S-772, S-806). */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit, type Visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { memberCookies } from '../support/stage.js';
import { unzip } from '../support/unzip.js';

const test = suite('e2e/partners-page');
let market: Marketplace;
let opened: Visit;
let page: Page;

test.before(async () => {
  market = await openMarketplace();
  const browser = await openBrowser();
  opened = await visit(browser);
  ({ page } = opened);
  await opened.context.addCookies(await memberCookies(browser, market));
  await page.goto(`${market.url}/partners`);
  await page.getByRole('heading', { name: 'Enquiries to your own system' }).waitFor();
});
test.after(async () => {
  await opened.context.close();
  closeMarketplace();
});

const part = () => page.getByRole('region', { name: 'Enquiries to your own system' });
const button = (name: string) => part().getByRole('button', { name, exact: true });

test('an address that no lead may go to is refused beside its field, with the reason', async () => {
  const field = part().getByLabel('Address of your server');
  await field.fill('http://127.0.0.1/leads');
  await button('Send enquiries there').click();
  await part().locator('[aria-invalid=true]').waitFor();
  assert.is(await field.inputValue(), 'http://127.0.0.1/leads', 'what was typed stays');
  assert.match((await field.getAttribute('aria-describedby')) ?? '', /\S/);
});

test('a webhook is set, its secret shown once, an example sent, another secret made, and all of it ended', async () => {
  await part().getByLabel('Address of your server').fill('https://crm.example.in/leads');
  await button('Send enquiries there').click();
  await part().getByText('This secret signs each message').waitFor();
  const first = await part().getByRole('status').locator('code').innerText();
  assert.match(first, /^\S{20,}$/);
  await button('Send an example').click();
  await part().getByText('Example', { exact: true }).waitFor();
  await button('Make another secret').click();
  await part().getByText('For 24 hours both secrets sign').waitFor();
  await button('Make another secret').click();
  await part().getByText('The secret before still signs too').waitFor();
  assert.is.not(await part().getByRole('status').locator('code').innerText(), first);
  assert.equal(await axeViolations(page), []);

  await page.reload();
  await part().getByText('What was sent').waitFor();
  assert.is(await part().getByText('This secret signs each message').count(), 0, 'it is shown once');
  await button('Send no more enquiries').click();
  await button('Send no more enquiries').click();
  await button('Send enquiries there').waitFor();
});

test('the plugin is downloaded with the key in it, and each system has its lines', async () => {
  await page.getByLabel('Name of the site').fill('Sahyadri Park');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = page.getByRole('region', { name: 'Sahyadri Park' });
  await key.waitFor();
  const [text = ''] = /pk_\w+_[\w-]+/.exec(await key.innerText()) ?? [];
  await key.getByText('WordPress', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    key.getByRole('link', { name: 'Download the plugin' }).click(),
  ]);
  const listed = await unzip(await file.path());
  assert.equal(Object.keys(listed).sort(), [
    'housing-widgets/blocks.js',
    'housing-widgets/defaults.php',
    'housing-widgets/housing-widgets.php',
    'housing-widgets/widgets.json',
  ]);
  const defaults = listed['housing-widgets/defaults.php'] ?? '';
  assert.match(defaults, `'key' => '${text}'`);
  assert.match(defaults, `'host' => '${market.url}'`);
  for (const [system, words] of [
    ['Next.js', 'next/script'],
    ['Nuxt', 'useHead'],
    ['Svelte', '<svelte:head>'],
    ['Angular', 'CUSTOM_ELEMENTS_SCHEMA'],
    ['Tag manager', 'housing.init'],
  ] as const) {
    await key.getByText(system, { exact: true }).click();
    await key.locator('pre').filter({ hasText: words }).waitFor();
  }
  assert.equal(await axeViolations(page), []);
});

test.run();
