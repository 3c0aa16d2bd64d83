/** The pages of the developer site: text, code with the market's own address, search, and an address that is none. */
import { openSite, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byRole, click, type } from '../../../support/mount.js';

const test = suite('host/pages/developers/developers-page');

const mainOf = async (path: string) => {
  const site = await openSite(path);
  const main = site.root.querySelector('main') as HTMLElement;
  await until(() => main.querySelector('h1') !== null);
  return { site, main };
};

test('a page shows its text in English, with the market’s own address in its code', async () => {
  const { site, main } = await mainOf('/developers/guide');
  assert.is(main.querySelector('h1')?.textContent, 'Guide');
  assert.is(main.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'), 'en');
  assert.match(main.querySelector('pre')?.textContent ?? '', 'src="https://homes.example/embed/v1/embed.js"');
  assert.not.match(main.textContent, /\bHOST\b/);
  assert.is(document.title, 'Guide | Housing');
  assert.is(main.querySelector('nav [aria-current=page]')?.getAttribute('href'), '/developers/guide');
  await site.close();
});

test('a link of a document leads to the page of the site, one to what the site does not show is plain words', async () => {
  const { site, main } = await mainOf('/developers/script');
  const hrefs = [...main.querySelectorAll('article a')].map((link) => link.getAttribute('href') ?? '');
  assert.ok(hrefs.includes('/developers/guide#visitors-who-sign-in'), hrefs.join(' '));
  assert.not.ok(hrefs.some((href) => href.endsWith('.md') && !href.startsWith('/developers')));
  await site.close();
});

test('what is typed is searched in all pages, and one press goes back to the page', async () => {
  const { site, main } = await mainOf('/developers/guide');
  const field = main.querySelector<HTMLInputElement>('input[type=search]');
  assert.ok(field);
  await type(field, 'listing-url');
  await until(() => /^\d+ places for “listing-url”$/.test(main.querySelector('h1')?.textContent ?? ''));
  assert.ok(main.querySelector('a[href="/developers/results#attributes"]'));
  await type(field, 'zebra crossing');
  await until(() => (main.querySelector('h1')?.textContent ?? '').startsWith('Nothing for'));
  await type(field, '');
  await until(() => main.querySelector('h1')?.textContent === 'Guide');
  await site.close();
});

test('an address with a search shows what it finds', async () => {
  const { site, main } = await mainOf('/developers?q=Housing-Signature');
  await until(() => main.querySelector('a[href="/developers/partners#webhooks"]') !== null);
  await site.close();
});

test('an address that is no page of the site is not found', async () => {
  const { site, main } = await mainOf('/developers/no-such-page');
  assert.is(main.querySelector('nav[aria-label="Pages of the developer site"]'), null);
  await site.close();
});

test('the workbench writes the lines of what was chosen', async () => {
  const { site, main } = await mainOf('/developers/playground?widget=search-box&tab=Rent');
  await until(() => /<housing-search-box tab="Rent">/.test(main.querySelector('pre')?.textContent ?? ''));
  await click(byRole(main, 'radio', 'मराठी'));
  await until(() =>
    /<housing-search-box lang="mr" tab="Rent">/.test(main.querySelector('pre')?.textContent ?? ''),
  );
  await click(byRole(main, 'button', 'Start again'));
  await until(() =>
    /<housing-search-box><\/housing-search-box>/.test(main.querySelector('pre')?.textContent ?? ''),
  );
  assert.ok(site.loaded.includes('search-box'));
  await site.close();
});

test.run();
