/** An agency: invited by a link, signed up, posting for it, and removed; with the keyboard's order and axe in mind. */
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { joinByCall, mainButton, newPerson, register } from '../support/account-pages.js';
import { axeViolations } from '../support/axe.js';
import { openBrowser, visit } from '../support/browser.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';

const test = suite('e2e/agencies');
let market: Marketplace;
let browser: Browser;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});

/** Sends a call as the page's own scripts do. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, sent]) => {
      const reply = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json', 'x-housing': '1' },
        ...(sent !== '' && { body: sent }),
      });
      return (await reply.json()) as Record<string, unknown>;
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

test('somebody invited signs up, works for the agency, and is told when that has ended', async () => {
  const office = await visit(browser, 1280);
  const { email, phone } = await joinByCall(office.context, market.url);
  await office.page.goto(`${market.url}/profile/agency`);
  const profile = { name: 'Shree Estates', email, phone, usertype: 'Agent' };
  await call(office.page, 'PUT', '/api/v1/profile', profile);
  await office.page.reload();
  const meera = newPerson();
  const invited = meera.email;
  const field = office.page.getByLabel('E-mail address');
  await field.fill('meera');
  await office.page.getByRole('button', { name: 'Send the invitation' }).click();
  await office.page.getByText('Enter the e-mail address of the person you’re inviting.').waitFor();
  await field.fill(invited);
  await office.page.getByRole('button', { name: 'Send the invitation' }).click();
  await office.page.getByText(`An invitation is on its way to ${invited}.`).waitFor();
  assert.equal(await axeViolations(office.page), []);
  const [{ id = '' } = {}] = (await call(office.page, 'GET', '/api/v1/agencies')).agencies as {
    id?: string;
  }[];
  const { invites } = await call(office.page, 'GET', `/api/v1/agencies/${id}`);
  const [{ link = '' } = {}] = invites as { link?: string }[];

  const home = await visit(browser, 360);
  await home.page.goto(link.replace(/^https?:\/\/[^/]+/, market.url));
  await home.page.getByRole('heading', { name: 'Shree Estates invites you as a member' }).waitFor();
  assert.equal(await axeViolations(home.page), []);
  await home.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await home.page.waitForURL('**/signup');
  await register(home.page, meera);
  await mainButton(home.page, 'Later').click();
  await home.page.waitForURL('**/agency-invitation');
  await home.page.getByRole('button', { name: 'Accept' }).click();
  await home.page.getByRole('button', { name: 'Go to its listings' }).click();
  await home.page.getByText('You post and manage for Shree Estates.').waitFor();
  assert.equal(await axeViolations(home.page), []);

  await office.page.reload();
  await office.page.getByRole('button', { name: 'Remove' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await office.page.getByText('removed someone').waitFor();
  await home.page.reload();
  await home.page.getByText('You’re no longer in this agency.').first().waitFor();
  await home.page.getByRole('button', { name: 'Work for myself' }).click();
  await home.page.getByRole('region', { name: 'Who you work for' }).waitFor({ state: 'detached' });
  await office.context.close();
  await home.context.close();
});

test.run();
