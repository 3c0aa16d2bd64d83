/** Signing in on a partner's page in real browsers' moods: cookies allowed, blocked and refused, no opener, no window. */
import type { FrameLocator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import {
  allow,
  frameOf,
  hasDigitsOf,
  keyFor,
  numbersIn,
  pageUnder,
  seenBy,
  signInForm,
  spy,
  windowReady,
} from '../support/partner-people.js';
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
  key = await keyFor(sites);
});
test.after(async () => {
  for (const { close } of browsers.values()) await close();
  await sites.close();
});

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

const pageWith = (body: string, headers: Record<string, string> = {}, head = ''): string =>
  pageUnder(sites, key, body, { headers, head });

const askedFor = { name: /^View Number/ };

const results = '<housing-results loading="eager" tab="Buy" city="Pune"></housing-results>';

const press = async (page: Page): Promise<void> => {
  await page.locator('housing-results article').first().waitFor();
  await windowReady(page);
  await page
    .getByRole('button', { name: /View Number/ })
    .first()
    .click();
};

/** Presses View Number, signs in in the window and allows it. */
const signInByButton = async (page: Page, isNew: boolean): Promise<void> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  if (isNew) await signInForm(popup, sites, 'buyer@demo.example');
  await allow(popup);
};

const confirm = (page: Page): Promise<void> => frameOf(page).getByRole('button', askedFor).click();

/** Confirms in our own window, where no frame of ours can ask; the page looks when the person is back. */
const confirmAlone = async (page: Page): Promise<void> => {
  const link = page.locator('dialog[open]').getByRole('link', { name: 'Confirm in our window' });
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  const answered = popup.waitForResponse((answer) => answer.url().endsWith('/partner-approvals'));
  await popup.getByRole('button', askedFor).click();
  await answered;
  // The test tool gives every page the focus for good, so none comes back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
};

const numberIn = async (place: Page | FrameLocator): Promise<string> => (await numbersIn(place))[0] ?? '';

test('with third-party cookies blocked a number is seen in our frame and nowhere else, also after a reload', async () => {
  const page = await stranger('no third-party');
  await page.goto(pageWith(results, {}, spy));
  await signInByButton(page, true);
  await confirm(page);
  const phone = await numberIn(frameOf(page));
  assert.match(phone, /^\d{10}$/);
  const seen = await seenBy(page);
  assert.ok(seen.length > 1000);
  assert.not.ok(hasDigitsOf(phone, seen));

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
  await popup.getByText('You’re signed in as Demo Buyer.').waitFor();
  assert.equal(await axeViolations(popup), []);
  await popup.close();
  await page.close();
});

test('a page that cuts its window off is signed in by asking, and shows numbers in our own window', async () => {
  const page = await stranger('no third-party');
  await page.goto(pageWith(results, { 'cross-origin-opener-policy': 'same-origin' }));
  const [popup] = await Promise.all([page.context().waitForEvent('page'), press(page)]);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await confirmAlone(page);
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
    `<script>if (!location.hash) (window.Housing = []).push((housing) => { housing.signIn(); });</script>`,
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

test('with all cookies refused and the window cut off, ours says why it asks nothing and what to do', async () => {
  const page = await stranger('none');
  const context = page.context();
  await page.goto(pageWith(results, { 'cross-origin-opener-policy': 'same-origin' }));
  const [popup] = await Promise.all([context.waitForEvent('page'), press(page)]);
  await signInForm(popup, sites, 'buyer@demo.example');
  await popup.getByRole('button', { name: 'Continue' }).click();
  const way = page.locator('dialog[open]').getByRole('link', { name: 'Confirm in our window' });
  const [card] = await Promise.all([context.waitForEvent('page'), way.click()]);
  await card.getByText('This window doesn’t know who you are').waitFor();
  await card.getByText(/keeps no cookies for market\.test.*stays paid for/).waitFor();
  assert.match((await card.getByRole('link', { name: 'Login' }).getAttribute('href')) ?? '', /^\/login/);
  assert.is(await card.locator('a[href^="tel:"]').count(), 0);
  assert.equal(await axeViolations(card), []);
  await page.close();
});

test.run();
