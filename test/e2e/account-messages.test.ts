/** Every text of S-301 to S-316 and S-460 to S-474, each seen on the screen; the last test finds what was left out. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mainButton, typeCode } from '../support/account-pages.js';
import { openBrowser, visit } from '../support/browser.js';
import { catalogueEntries } from '../support/catalogue-ids.js';
import { closeMarketplace, type Marketplace, openMarketplace } from '../support/marketplace.js';
import { createShownTexts, person } from '../support/shown-texts.js';

const test = suite('e2e/account-messages');

let market: Marketplace;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const texts = createShownTexts(() => page);
const { see, answer, beSignedIn } = texts;

test.before(async () => {
  market = await openMarketplace();
  browser = await openBrowser();
});
test.after(async () => {
  await browser.close();
  closeMarketplace();
});
test.before.each(async () => {
  const visited = await visit(browser);
  page = visited.page;
  context = visited.context;
});
test.after.each(() => context.close());

/** Fills fields by their labels. */
const fill = async (values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};

test('signing in by e-mail', async () => {
  await page.goto(`${market.url}/login`);
  await mainButton(page, 'Login').click();
  await see('All fields are required!', 'S-301');
  const email = page.getByLabel('Email');
  assert.ok(await email.evaluate((element) => element === document.activeElement));
  const described = await email.getAttribute('aria-describedby');
  assert.is(await page.locator(`[id="${described ?? ''}"]`).textContent(), 'All fields are required!');
  await email.fill('meera');
  await page.getByRole('textbox', { name: 'Password' }).fill('anything');
  await mainButton(page, 'Login').click();
  await see('Enter a valid email', 'S-302');
  await email.fill(person.email);
  await answer('v1/signin', null);
  await mainButton(page, 'Login').click();
  await see('Server error', 'S-469');
  await answer('v1/signin', 403, { message: 'This account is locked' });
  await mainButton(page, 'Login').click();
  await see('This account is locked', 'S-469');
});

test('signing in by phone', async () => {
  await page.goto(`${market.url}/login`);
  await page.getByText('Mobile OTP').click();
  await mainButton(page, 'Send OTP').click();
  await see('All Fields are Required !!', 'S-303');
  await page.getByLabel('Mobile number').fill('98123');
  await mainButton(page, 'Send OTP').click();
  await see('Please enter a valid phone number (10 digits)', 'S-304');
  await page.getByLabel('Mobile number').fill(person.phone);
  await answer('v1/send-otp', null);
  await mainButton(page, 'Send OTP').click();
  await see('Server error while sending OTP', 'S-470');
  await answer('v1/send-otp', 500);
  await mainButton(page, 'Send OTP').click();
  await see('Failed to send OTP', 'S-470');
  await answer('v1/send-otp', 200, { message: 'ok' });
  await answer('v1/verify-otp', 200, { message: '' });
  await mainButton(page, 'Send OTP').click();
  await typeCode(page, '12345');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await see('Invalid or expired OTP', 'S-471');
  await answer('v1/verify-otp', 401, { message: 'Ask for a new code' });
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await see('Ask for a new code', 'S-471');
});

test('registering', async () => {
  await page.goto(`${market.url}/signup`);
  const send = mainButton(page, 'Sign up');
  await send.click();
  await see('Name is required', 'S-305');
  await see('Email is required', 'S-306');
  await see('Phone number is required', 'S-307');
  await see('Password is required', 'S-308');
  await see('You must agree to the terms and conditions', 'S-309');
  await see('Please select a user type', 'S-310');
  await fill({ Name: person.name, Email: 'meera@', 'Mobile number': '981' });
  await page.getByRole('textbox', { name: 'Password' }).fill('five5');
  await send.click();
  await see('Please enter a valid email', 'S-306');
  await see('Please enter a valid phone number (10 digits)', 'S-307');
  await see('Password must be at least 6 characters', 'S-308');
  await fill({ Email: person.email, 'Mobile number': person.phone });
  await page.getByRole('textbox', { name: 'Password' }).fill('a-quiet-home');
  await page.getByText('Agent', { exact: true }).click();
  await page.getByLabel('I agree').check();
  await answer('v1/register', 200, { message: 'User Already Exists' });
  await send.click();
  await see('User Already Exists', 'S-472');
  await answer('v1/register', 500, { message: 'stack trace' });
  await send.click();
  await see('Something went wrong. Please try again.', 'S-472');
});

test('the profile', async () => {
  await beSignedIn(3, '');
  await page.goto(`${market.url}/profile`);
  const save = mainButton(page, 'Save');
  await save.click();
  await see('Please Select Usertype !', 'S-314');
  await fill({ Name: '', Email: '', 'Mobile number': '' });
  await save.click();
  await see('Name is required', 'S-311');
  await see('Email is required', 'S-312');
  await see('Phone number is required', 'S-313');
  await fill({ Name: 'Meera 2', Email: 'no mail', 'Mobile number': '98' });
  await save.click();
  await see('Enter Valid Name', 'S-311');
  await see('Please enter a valid email', 'S-312');
  await see('Please enter a valid phone number', 'S-313');
  await fill({ Name: person.name, Email: person.email, 'Mobile number': person.phone });
  await page.getByText('Builder', { exact: true }).click();
  await save.click();
  await see('Profile updated successfully', 'S-474');
});

test('a profile that does not load', async () => {
  await beSignedIn(3);
  await answer('v1/profile', 500);
  await page.goto(`${market.url}/profile`);
  await see('Server error', 'S-469');
});

test('the password', async () => {
  await beSignedIn(3);
  await page.goto(`${market.url}/profile?tab=password`);
  const send = mainButton(page, 'Change Password');
  const field = (name: string) => page.getByRole('textbox', { name });
  await send.click();
  await see('Current Password is required', 'S-315');
  await see('New Password is required', 'S-315');
  await see('Confirm Password is required', 'S-315');
  await field('Current Password').fill('five5');
  await send.click();
  await see('Password must be at least 6 characters', 'S-315');
  await field('Current Password').fill('the-old-home');
  await field('New Password').fill('the-new-home');
  await field('Confirm Password').fill('the-new-hoem');
  await send.click();
  await see('Confirm Password is not Matching', 'S-316');
  await field('Confirm Password').fill('the-new-home');
  await answer('v1/profile/password', 400, { message: 'Current Password is incorrect' });
  await send.click();
  await see('Current Password is incorrect', 'S-473');
  await answer('v1/profile/password', null);
  await send.click();
  await see('An error occurred. Please try again.', 'S-473');
});

const card = (name: RegExp) => page.locator('housing-results').getByRole('button', { name }).first();
const onPage = (name: RegExp) =>
  page.locator('housing-listing-detail').getByRole('button', { name }).locator('visible=true').first();

/** Opens the search page once it knows the balance. */
const openSearch = async (coins: number): Promise<void> => {
  await page.goto(`${market.url}/search?tab=Buy`);
  await page.getByText(`Available ${String(coins)}`, { exact: true }).waitFor();
  await card(/^View Number/).waitFor();
};

test('reaching owners from search with too few coins', async () => {
  await beSignedIn(1);
  await openSearch(1);
  await card(/^View Number/).click();
  await see('Not enough coins to View Number! Atleast 2 coins required', 'S-460');
  await card(/^Contact/).click();
  await see('Not enough coins to Contact! Atleast 2 coins required', 'S-461');
});

test('reaching owners from search when it does not work, and when it does', async () => {
  await beSignedIn(9);
  await answer('v3/user/*', null);
  await answer('v3/sendsms*', null);
  await openSearch(9);
  await card(/^View Number/).click();
  await see('Failed to fetch user data', 'S-465');
  await card(/^Contact/).click();
  await see('Failed to send SMS', 'S-466');
  await answer('v3/sendsms*', 409, { message: 'The owner takes no messages' });
  await card(/^Contact/).click();
  await see('The owner takes no messages', 'S-464');
  await answer('v3/sendsms*', 200, { message: 'Message sent' });
  await answer('v1/update-coins', 200, { coins: 7 });
  await answer('v3/add-viewdata', 200, { message: 'View recorded' });
  await card(/^Contact/).click();
  await see('Information is send to Owner, Please wait for reply !', 'S-463');
  await page.getByText('Available 7', { exact: true }).waitFor();
});

test('opening a card whose visit cannot be counted, and a listing with an empty purse', async () => {
  await beSignedIn(0);
  await answer('v4/increment-visit/**', 500);
  await openSearch(0);
  await page.locator('housing-results').getByRole('article').first().getByRole('link').first().click();
  await see('Error refreshing property', 'S-467');
  await onPage(/^Get Phone No\./).click();
  await see('Not enough coins to View Number!', 'S-462');
  await onPage(/^Contact Agent/).click();
  await page.getByText('Not enough coins to Contact!', { exact: true }).waitFor();
});

test('what is only logged shows nothing (S-468)', async () => {
  await answer('v1/checkAuth', 500);
  await page.goto(market.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign up' }).waitFor();
  assert.is(await page.getByRole('alert').count(), 0);
  texts.seen.add('S-468');
});

test('no text of the catalogue was left out', () => {
  const files = ['auth', 'profile', 'coins'];
  const wanted = [...catalogueEntries(files, 301, 316), ...catalogueEntries(files, 460, 474)];
  const ids = new Set(wanted.map(({ id }) => id));
  // S-464 shows what a server says, S-468 shows nothing: neither has a text of its own.
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => `S-${String(first + at)}`);
  const without = [...range(301, 316), ...range(460, 474)].filter((id) => !ids.has(id));
  assert.equal(without, ['S-464', 'S-468']);
  const missing = wanted.filter(({ id, text }) => !texts.seen.has(`${id} ${text}`));
  assert.equal(missing, []);
  assert.ok([...texts.seen].some((one) => one.startsWith('S-464')) && texts.seen.has('S-468'));
});

test.run();
