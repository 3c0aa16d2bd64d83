import { goBack, openSite, type OpenSite } from './open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byRole, click, settle } from '../support/mount.js';

const test = suite('host/scroll-memory');

let site: OpenSite;
let height = 0;
const kept = Object.getOwnPropertyDescriptor(globalThis, 'scrollY');
const { scrollTo } = globalThis;

test.before.each(async () => {
  height = 0;
  Object.defineProperty(globalThis, 'scrollY', { get: () => height, configurable: true });
  globalThis.scrollTo = ((to: ScrollToOptions) => {
    height = to.top ?? 0;
  }) as typeof globalThis.scrollTo;
  site = await openSite('/about-us');
});
test.after.each(async () => {
  await site.close();
  globalThis.scrollTo = scrollTo;
  if (kept) Object.defineProperty(globalThis, 'scrollY', kept);
});

test('another page begins at its top', async () => {
  height = 700;
  await click(byRole(site.root.querySelector('footer') as HTMLElement, 'link', 'FAQs'));
  assert.is(height, 0);
});

test('Back returns to where the page was left, Forward likewise', async () => {
  height = 700;
  await click(byRole(site.root.querySelector('footer') as HTMLElement, 'link', 'FAQs'));
  height = 120;
  await goBack();
  assert.is(location.pathname, '/about-us');
  assert.is(height, 700);
  history.forward();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(height, 120);
});

test('the place is held while the page before it goes and the page itself grows', async () => {
  height = 700;
  await click(byRole(site.root.querySelector('footer') as HTMLElement, 'link', 'FAQs'));
  await goBack();
  assert.is(height, 700, 'the page that is left was tall enough');
  for (const tallest of [300, 310, 500]) {
    height = Math.min(height, tallest);
    await settle(20);
  }
  assert.is(height, 700);
});

test('restoring stops when the person scrolls meanwhile', async () => {
  height = 700;
  await click(byRole(site.root.querySelector('footer') as HTMLElement, 'link', 'FAQs'));
  await goBack();
  dispatchEvent(new Event('wheel'));
  height = 90;
  await settle(20);
  assert.is(height, 90);
});

test('the browser does not scroll on its own', () => {
  assert.is(history.scrollRestoration, 'manual');
});

test('places outlive a reload', async () => {
  height = 340;
  dispatchEvent(new Event('pagehide'));
  await site.close();
  height = 0;
  site = await openSite('/about-us', { state: history.state as object });
  assert.is(height, 340);
});

test('another page that is loaded anew begins at its top, wherever the last one was left', async () => {
  height = 340;
  dispatchEvent(new Event('pagehide'));
  await site.close();
  height = 0;
  site = await openSite('/about-us/faqs');
  assert.is(height, 0);
});

test.run();
