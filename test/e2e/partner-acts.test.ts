/** Real acts on a partner's page: each is told and counted once, after a second press and a reload too (S-769, S-771). */
import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PartnerActs } from '../../src/api/contract/partner-acts.schema.js';
import {
  allow,
  frameOf,
  keyFor,
  numbersIn,
  pageUnder,
  signInForm,
  windowReady,
} from '../support/partner-people.js';
import { fillIn, fillInExtras, formOf, newName, press, wholeForms } from '../support/posting-pages.js';
import { openProfile, openSecureSites, type OwnBrowser, type SecureSites } from '../support/secure-sites.js';

const test = suite('e2e/partner-acts');
let sites: SecureSites;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let key = '';
let cookie = '';

test.before(async () => {
  [sites, browser] = await Promise.all([openSecureSites(), openProfile('no third-party')]);
  ({ context } = browser);
  page = await context.newPage();
  key = await keyFor(sites);
  const email = 'agent@demo.example';
  const form = { email, password: sites.passwords[email], usertype: 'Agent/Builder' };
  cookie = (await sites.call('POST', '/api/v1/signin', form)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
test.after(async () => {
  await browser.close();
  await sites.close();
});

/** Keeps what the page is told beyond its reloads. */
const listener = `<script>
  document.addEventListener('housing-act', ({ detail }) => {
    const told = JSON.parse(sessionStorage.told ?? '[]');
    sessionStorage.told = JSON.stringify([...told, detail]);
  });
</script>`;

interface Told {
  act: string;
  actId: string;
  kind?: string;
  id?: string;
}
const told = (): Promise<Told[]> => page.evaluate(`JSON.parse(sessionStorage.told ?? '[]')`);
const untilTold = async (act: string): Promise<Told> => {
  await page.waitForFunction(
    (name) =>
      (JSON.parse(sessionStorage.told ?? '[]') as { act: string }[]).some((each) => each.act === name),
    act,
  );
  const all = (await told()).filter((each) => each.act === act);
  assert.is(all.length, 1, `${act} is told once: ${JSON.stringify(all)}`);
  return all[0]!;
};
const counted = async (): Promise<Record<string, number>> => {
  await page.waitForLoadState('networkidle');
  const answer = await sites.call('GET', `/api/v1/partner-keys/${key}/acts`, undefined, cookie);
  const { days } = (await answer.json()) as PartnerActs;
  const { day: _day, ...counts } = days.at(-1)!;
  return { ...counts };
};
const open = (body: string): Promise<unknown> => page.goto(pageUnder(sites, key, body, { head: listener }));

test('a number that is shown, a second time and after a reload too, is one act', async () => {
  await open('<housing-results loading="eager" tab="Buy" city="Pune"></housing-results>');
  await page.locator('housing-results article').first().waitFor();
  await windowReady(page);
  const reveal = page.getByRole('button', { name: /View Number/ }).first();
  const [popup] = await Promise.all([page.waitForEvent('popup'), reveal.click()]);
  await signInForm(popup, sites, 'buyer@demo.example');
  await allow(popup);
  await frameOf(page)
    .getByRole('button', { name: /^View Number/ })
    .click();
  await numbersIn(frameOf(page));
  const act = await untilTold('number');
  assert.equal(Object.keys(act).sort(), ['act', 'actId', 'id', 'kind']);
  assert.is((await counted()).numbers, 1);

  await page.reload();
  await page.locator('housing-results article').first().waitFor();
  await page
    .getByRole('button', { name: /View Number/ })
    .first()
    .click();
  await numbersIn(frameOf(page));
  await untilTold('number');
  assert.is((await counted()).numbers, 1);
});

test('a message to an owner is one act', async () => {
  await open('<housing-results loading="eager" tab="Rent"></housing-results>');
  await page.locator('housing-results article').first().waitFor();
  await page
    .getByRole('button', { name: /^Contact/ })
    .first()
    .click();
  await frameOf(page)
    .getByRole('button', { name: /^Contact/ })
    .click();
  await page.getByText('Information is send to Owner, Please wait for reply !').waitFor();
  await untilTold('message');
  assert.is((await counted()).messages, 1);
});

test('an alert of a search is one act', async () => {
  await open('<housing-results loading="eager" tab="Buy" city="Thane"></housing-results>');
  await page.locator('housing-results article').first().waitFor();
  await page.getByRole('button', { name: 'Save search' }).first().click();
  await page.getByText('Your search is saved').waitFor();
  const act = await untilTold('alert');
  assert.equal(Object.keys(act).sort(), ['act', 'actId'], 'a search is no listing');
  assert.is((await counted()).alerts, 1);
});

test('a posted listing is one act, though its first try is lost and it is sent again', async () => {
  // The buyer of the acts before allowed reaching owners, not posting.
  await page.evaluate('Housing.signOut()');
  await context.clearCookies();
  await open('<housing-post-property loading="eager" kind="sell"></housing-post-property>');
  const form = wholeForms.sell;
  await fillIn(page, form?.basics ?? {});
  await fillIn(page, { fields: { society: newName() } });
  await press(page, 'Next');
  await fillInExtras(page, form?.details);
  const login = formOf(page).getByRole('button', { name: 'Login' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), login.click()]);
  await signInForm(popup, sites, 'agent@demo.example');
  await allow(popup);
  await login.waitFor({ state: 'detached' });
  let lost = 0;
  await page.route(/\/embed\/api\/[^/]+\/api\/v\d\/.*(?:sell|property)/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  const done = formOf(page).getByRole('heading', { name: 'Property posted successfully' });
  for (let tries = 0; tries < 5 && !(await done.isVisible()); tries += 1) {
    await press(page, 'Submit Property');
    await done.waitFor({ timeout: 5000 }).catch(() => undefined);
  }
  await done.waitFor();
  assert.is(lost, 1);
  await untilTold('post');
  assert.is((await counted()).posts, 1);
});

test.run();
