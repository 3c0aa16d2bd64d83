import { goBack, openSite, type OpenSite, shownAddress, until } from './open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allSettled } from 'effector';
import { toastRequested } from '../../src/model/index.js';
import { byRole, click, settle } from '../support/mount.js';

const test = suite('host/app');

let site: OpenSite;
test.after.each(() => site.close());

test('an unknown address gives the not-found page with links home and to search (G-01)', async () => {
  site = await openSite('/no/such/page');
  const main = byRole(site.root, 'heading', 'Page not found').parentElement as HTMLElement;
  assert.is(byRole(main, 'link', 'Search property').getAttribute('href'), '/search');
  assert.is(byRole(main, 'link', 'Go to the home page').getAttribute('href'), '/');
  assert.is(document.title, 'Page not found | Housing');
  assert.is(document.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex');
});

test('a link of the site changes the page, moves the focus to it, and Back returns', async () => {
  site = await openSite('/about-us');
  await click(byRole(site.root.querySelector('footer') as HTMLElement, 'link', 'FAQs'));
  assert.is(shownAddress(), '/about-us/faqs');
  assert.is(document.activeElement?.id, 'main');
  await goBack();
  assert.is(shownAddress(), '/about-us');
});

test('a link to another site and one that opens a tab are left to the browser', async () => {
  site = await openSite('/about-us', { site: { social: { x: 'https://x.test/ghar' } } });
  const link = byRole(site.root, 'link', 'Housing on X');
  let wasPrevented = true;
  const look = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look);
  await click(link);
  removeEventListener('click', look);
  assert.is(wasPrevented, false);
  assert.is(shownAddress(), '/about-us');
});

test('a toast that a widget or the model asks for is shown by the site', async () => {
  site = await openSite('/about-us');
  await allSettled(toastRequested, {
    scope: site.scope,
    params: { tone: 'info', text: 'Please Login First !!' },
  });
  await until(() => document.body.textContent.includes('Please Login First !!'));
});

test('the line at the top says that the browser is offline', async () => {
  site = await openSite('/about-us');
  assert.not.match(site.root.textContent, 'You’re offline');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
  await settle();
  assert.match(site.root.textContent, 'You’re offline');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  dispatchEvent(new Event('online'));
  await settle();
  assert.not.match(site.root.textContent, 'You’re offline');
});

test.run();
