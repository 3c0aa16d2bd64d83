/** What a partner's page may try with the button that spends coins: press it by script, or have it pressed unseen. */
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  allow,
  frameOf,
  keyFor,
  numbersIn,
  pageUnder,
  signInForm,
  windowReady,
} from '../support/partner-people.js';
import { openProfile, openSecureSites, type OwnBrowser, type SecureSites } from '../support/secure-sites.js';

const test = suite('e2e/partner-approvals');
const email = 'buyer@demo.example';
const askedFor = { name: /^View Number, 2 coins/ };

let sites: SecureSites;
let browser: OwnBrowser;
let page: Page;
let cookie = '';

test.before(async () => {
  sites = await openSecureSites();
  browser = await openProfile('no third-party');
  const form = { email, password: sites.passwords[email], usertype: 'Buyer/Owner' };
  const entered = await sites.call('POST', '/api/v1/signin', form);
  cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const key = await keyFor(sites);
  page = await browser.context.newPage();
  const results = '<housing-results loading="eager" tab="Rent" city="Pune"></housing-results>';
  await page.goto(pageUnder(sites, key, results));
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await signInForm(popup, sites, email);
  await allow(popup);
  await frameOf(page).getByRole('button', askedFor).waitFor();
});
test.before.each(async () => {
  await page.reload();
});
test.after(async () => {
  await browser.close();
  await sites.close();
});

const coins = async (): Promise<number> =>
  ((await (await sites.call('GET', '/api/v1/get-coin', undefined, cookie)).json()) as { coins: number })
    .coins;

const press = async (): Promise<void> => {
  await page.locator('housing-results article').first().waitFor();
  await windowReady(page);
  await page
    .getByRole('button', { name: /View Number/ })
    .first()
    .click();
};

/** Waits for longer than a press takes to be believed. */
const aWhile = (): Promise<void> => page.waitForTimeout(1500);

/** Presses whatever a script of the page reaches, and sends our frame and the widget the messages it may hope for. */
const pressesAll = `(async () => {
  const root = document.querySelector('housing-results').shadowRoot;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1500));
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let count = 0;
  const pressAll = (name) => {
    for (const each of root.querySelectorAll('button, a, iframe')) {
      const label = (each.getAttribute('aria-label') ?? '') + each.textContent;
      if (!name.test(label) && each.tagName !== 'IFRAME') continue;
      count += 1;
      for (const type of types) each.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
      if (each.tagName === 'BUTTON') each.click();
    }
  };
  pressAll(/View Number|Contact/);
  await pause();
  await pause();
  pressAll(/View Number|Contact|Confirm|Allow/);
  for (const frame of root.querySelectorAll('iframe'))
    for (const type of ['housing:show', 'housing:allowed', 'click'])
      frame.contentWindow.postMessage({ type, ticket: 'x', asks: true }, '*');
  window.postMessage({ type: 'housing:allowed' }, '*');
  await pause();
  return count;
})()`;

test('a script presses everything it can reach and spends nothing', async () => {
  const before = await coins();
  await page.locator('housing-results article').first().waitFor();
  await windowReady(page);
  const pressed = await page.evaluate<number>(pressesAll);
  assert.ok(pressed > 1, String(pressed));
  assert.is(await coins(), before);
});

/** Presses the middle of our frame's button with the mouse, as a person does who sees something else there. */
const pressUnseen = async (): Promise<void> => {
  const button = frameOf(page).getByRole('button', askedFor);
  const box = await button.boundingBox();
  assert.ok(box);
  await aWhile();
  assert.ok(await button.isDisabled(), 'a button that nobody sees cannot be pressed');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('dialog[open]').getByRole('link', { name: 'Confirm in our window' }).waitFor();
};

const covers: Readonly<Record<string, () => void>> = {
  'a nearly transparent dialog': () => {
    const dialog = document.querySelector('housing-results')?.shadowRoot?.querySelector('dialog');
    if (dialog) dialog.style.opacity = '0.01';
  },
  'something drawn over the frame that lets presses through': () => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText =
      'position:fixed;inset:0;width:100vw;height:100vh;background:#fff;pointer-events:none;margin:0;border:0';
    document.body.append(cover);
    cover.showPopover();
  },
  'a frame turned around': () => {
    const dialog = document.querySelector('housing-results')?.shadowRoot?.querySelector('dialog');
    if (dialog) dialog.style.transform = 'rotate(180deg)';
  },
};

for (const [what, cover] of Object.entries(covers))
  test(`${what} spends nothing, and our own window is offered`, async () => {
    const before = await coins();
    await press();
    await frameOf(page).getByRole('button', askedFor).waitFor();
    await page.evaluate(cover);
    await pressUnseen();
    await aWhile();
    assert.is(await coins(), before);
  });

test('a person who sees the button spends by pressing it, once', async () => {
  const before = await coins();
  await press();
  await frameOf(page).getByRole('button', askedFor).click();
  const [number] = await numbersIn(frameOf(page));
  assert.match(number ?? '', /^\d{10}$/);
  assert.is(await coins(), before - 2);
});

test.run();
