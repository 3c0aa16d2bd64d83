/** Signing in on a partner's page in real browsers' moods: cookies allowed, blocked and refused, no opener, no window. */
import type { FrameLocator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import {
  type CookieMode,
  openProfile,
  openSecureSites,
  type OwnBrowser,
  type SecureSites,
} from '../support/secure-sites.js';

const test = suite('e2e/partner-sign-in');

let sites: SecureSites;
let key = '';
const browsers = new Map<CookieMode, OwnBrowser>();

const browserOf = async (mode: CookieMode): Promise<OwnBrowser> => {
  const browser = browsers.get(mode) ?? (await openProfile(mode));
  browsers.set(mode, browser);
  return browser;
};

test.before(async () => {
  sites = await openSecureSites();
  const email = 'agent@demo.example';
  const form = { email, password: sites.passwords[email], usertype: 'Agent/Builder' };
  const signedIn = await sites.call('POST', '/api/v1/signin', form);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0];
  const made = await sites.call(
    'POST',
    '/api/v1/partner-keys',
    { name: 'Sahyadri Homes', mode: 'live', origins: [sites.partner] },
    cookie,
  );
  ({ key } = (await made.json()) as { key: string });
});
test.after(async () => {
  for (const { close } of browsers.values()) await close();
  await sites.close();
});

/** What a curious script of the page sees of everything it can wrap. */
const spy = `
  window.seen = [];
  const note = (text) => { if (text) seen.push(String(text)); };
  const plainFetch = window.fetch;
  window.fetch = async (...given) => {
    const answer = await plainFetch(...given);
    answer.clone().text().then(note, () => {});
    return answer;
  };
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (...given) {
    this.addEventListener('load', () => { note(this.responseText); });
    return open.apply(this, given);
  };
  const watch = (root) => new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'attributes') note(target.getAttribute(attributeName));
      if (type === 'characterData') note(target.data);
      for (const node of addedNodes) note(node.outerHTML ?? node.data);
    }
  }).observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (...given) {
    const root = attach.apply(this, given);
    watch(root);
    return root;
  };
  watch(document);
  addEventListener('message', ({ data }) => { note(JSON.stringify(data)); });`;

/** A visitor whom the partner's site does not know. */
const stranger = async (mode: CookieMode): Promise<Page> => {
  const { context } = await browserOf(mode);
  const page = await context.newPage();
  await page.goto(sites.put('/empty', { html: '<!doctype html><title>Empty</title>' }));
  if (mode !== 'none')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  return page;
};

let count = 0;
const pageWith = (body: string, headers: Record<string, string> = {}, before = ''): string =>
  sites.put(`/page-${String((count += 1))}`, {
    headers,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sahyadri</title><script>${before}</script>
      <script async src="${sites.market}/embed/v1/embed.js" data-key="${key}"></script></head><body>${body}</body></html>`,
  });

const results = '<housing-results loading="eager" tab="Buy" city="Pune"></housing-results>';

const signInForm = async (popup: Page): Promise<void> => {
  const email = 'buyer@demo.example';
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Password', { exact: true }).fill(sites.passwords[email] ?? '');
  await popup.getByRole('button', { name: 'Login', exact: true }).click();
};

const press = async (page: Page): Promise<void> => {
  await page.locator('housing-results article').first().waitFor();
  await page
    .getByRole('button', { name: /View Number/ })
    .first()
    .click();
};

/** Presses View Number, signs in in the window and allows it. */
const signInByButton = async (page: Page, isNew: boolean): Promise<void> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  if (isNew) await signInForm(popup);
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: /Allow and continue|Continue/ }).click(),
  ]);
};

const confirm = (page: Page): Promise<void> =>
  page
    .locator('dialog[open]')
    .getByRole('button', { name: /View Number/ })
    .click();

/** Our frame in the dialog, found anew at each question: the page may put another in its place meanwhile. */
const frameOf = (page: Page): FrameLocator => page.frameLocator('dialog[open] iframe');

const numberIn = async (place: Page | FrameLocator): Promise<string> => {
  const href = await place.locator('a[href^="tel:"]').first().getAttribute('href');
  return (href ?? '').replace('tel:+91', '');
};

test('with third-party cookies blocked a number is seen in our frame and nowhere else, also after a reload', async () => {
  const page = await stranger('no third-party');
  await page.goto(pageWith(results, {}, spy));
  await signInByButton(page, true);
  await confirm(page);
  const phone = await numberIn(frameOf(page));
  assert.match(phone, /^\d{10}$/);
  const seen = (await page.evaluate<string[]>('seen')).join('\n');
  assert.ok(seen.length > 1000);
  // Prices have digits, too: seven of them in a row, with a gap or without, would be the number.
  const digits = seen.replace(/(?<=\d)[ \u00a0-](?=\d)/g, '');
  for (let at = 0; at + 7 <= phone.length; at += 1) assert.not.ok(digits.includes(phone.slice(at, at + 7)));

  // The cookie alone carries on: it is this partition's, and no tab's handle is left.
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.reload();
  await press(page);
  assert.is(await numberIn(frameOf(page)), phone);
  assert.is(await page.evaluate(() => document.querySelectorAll('html > iframe').length), 0);

  await page.evaluate('Housing.signOut()');
  await page.reload();
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  // Signing out there ends the site's leave and no more: our own window still knows the person.
  await popup.getByText('You are signed in as Demo Buyer.').waitFor();
  assert.equal(await axeViolations(popup), []);
  await popup.close();
  await page.close();
});

test('a page that cuts its window off is signed in by asking, and shows numbers in our own window', async () => {
  const page = await stranger('no third-party');
  await page.goto(pageWith(results, { 'cross-origin-opener-policy': 'same-origin' }));
  const [popup] = await Promise.all([page.context().waitForEvent('page'), press(page)]);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await confirm(page);
  const frame = frameOf(page);
  const [card] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Open in a window' }).click(),
  ]);
  assert.match(await numberIn(card), /^\d{10}$/);
  await Promise.all([card.close(), popup.close().catch(() => undefined)]);
  await page.close();
});

test('a blocked window becomes a way there and back, and the address keeps no code', async () => {
  const page = await stranger('no third-party');
  const address = pageWith(
    '<housing-search-box loading="eager"></housing-search-box>',
    {},
    // Nobody clicked: the browser itself blocks the window.
    `if (!location.hash) (window.Housing = []).push((housing) => { housing.signIn(); });`,
  );
  await page.goto(address);
  // Looking into a page counts as a click there, so nobody looks before it has left.
  await page.waitForURL((url) => url.href.startsWith(sites.market));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.href.startsWith(sites.partner));
  await page.waitForFunction(() => localStorage.length > 0);
  assert.not.match(page.url(), /housing-code|#/);
  await page.close();
});

test('with all cookies allowed storage is still partitioned, and signing in works', async () => {
  const page = await stranger('all');
  await page.goto(pageWith(results));
  await signInByButton(page, true);
  await confirm(page);
  const frame = frameOf(page);
  assert.match(await numberIn(frame), /^\d{10}$/);
  const own = await page.context().newPage();
  await own.goto(`${sites.market}/about-us/faqs`);
  const kept = await own.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.startsWith('partner-frame')),
  );
  assert.equal(kept, []);
  await own.close();
  await page.close();
});

test('with all cookies refused one page still signs in and shows a number', async () => {
  const page = await stranger('none');
  await page.goto(pageWith(results));
  assert.is(
    await page.evaluate(() => {
      try {
        return localStorage.length;
      } catch {
        return 'refused';
      }
    }),
    'refused',
  );
  await signInByButton(page, true);
  await confirm(page);
  assert.match(await numberIn(frameOf(page)), /^\d{10}$/);
  await page.close();
});

test.run();
