import { type OpenSite, openSite, shownAddress, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $waitingToasts } from '../../../../src/model/index.js';
import type { FakeReply } from '../../../support/fake-api.js';
import { allByRole, byRole, click, settle, type } from '../../../support/mount.js';

const test = suite('host/pages/account/profile-page');

let site: OpenSite;

const profile = {
  name: 'S.K. Patil',
  email: 'sk@example.com',
  phone: '9812345670',
  usertype: 'Builder',
  coins: 6,
  phoneVerified: false,
};

const signedIn: Record<string, FakeReply> = {
  checkAuth: () => ({ authenticated: true }),
  'get-coin': () => ({ coins: 6 }),
  'GET /api/v1/profile': () => profile,
};

const open = async (path: string, options: Parameters<typeof openSite>[1] = {}) => {
  site = await openSite(path, options);
  await until(() => site.root.querySelector('#post') !== null);
  await settle(20);
};
const openSignedIn = (path: string, own: Record<string, FakeReply> = {}, state?: object) =>
  open(path, { replies: { ...signedIn, ...own }, ...(state && { state }) });

const main = () => site.root.querySelector('main') as HTMLElement;
const field = (name: string) =>
  main().querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

test.after.each(async () => {
  await site.close();
  localStorage.clear();
});

test('signed out, the page says so and leads to signing in and back (C-52)', async () => {
  await open('/profile?tab=coins');
  assert.match(main().textContent, 'Please Login First !!');
  await click(byRole(main(), 'button', 'Login'));
  assert.is(shownAddress(), '/login');
  assert.is((history.state as { from?: string }).from, '/profile?tab=coins');
});

test('first comes the person, then the tabs, then what to post', async () => {
  await openSignedIn('/profile');
  const parts = [...byRole(main(), 'region', 'Your account').children];
  assert.equal(
    [/S\.K\. Patil/, /My Profile|Profile/, /./].map((text, at) => text.test(parts[at]?.textContent ?? '')),
    [true, true, true],
  );
  assert.ok(parts[0]?.querySelector('h2'));
  assert.ok(parts[1]?.querySelector('[role=tablist]') ?? parts[1]?.matches('[role=tablist]'));
  assert.ok(parts.at(-1)?.querySelector('#post'));
});

test('Post Property begins at what to post, wherever that stands (S-215)', async () => {
  await openSignedIn('/profile#post');
  await until(() => document.activeElement?.id === 'post');
});

test('the top navigation leads to every posting, Buy to the home page, Home Loan nowhere (S-214, G-26)', async () => {
  await openSignedIn('/profile');
  const nav = byRole(main(), 'navigation', 'Property kinds');
  const links = allByRole(nav, 'link').map((link) => [link.textContent, link.getAttribute('href')]);
  assert.equal(links, [
    ['Buy', '/'],
    ['Sell', '/profile/sell'],
    ['Rent', '/profile/rent'],
    ['Plot', '/profile/plot'],
    ['PG', '/profile/pg'],
    ['Commercial', '/profile/commercial'],
  ]);
  assert.match(nav.textContent, 'Home Loan (Coming soon)');
  await click(byRole(nav, 'link', 'Buy'));
  assert.is((history.state as { tab?: string }).tab, 'Buy');
});

test('whoever comes from a Sell tab begins at the choice of what to post (S-065, C-38)', async () => {
  await openSignedIn('/profile', {}, { tab: 'Sell' });
  assert.is(document.activeElement?.textContent, 'Post your property');
});

test('the tabs of the specification come first, and the balance is shown (S-213)', async () => {
  await openSignedIn('/profile');
  const tabs = allByRole(main(), 'tab').map((tab) => tab.textContent);
  assert.equal(tabs.slice(0, 2), ['My Profile', 'Change Password']);
  assert.match(main().textContent, 'Available 6');
});

test('the profile is shown and saved; a stored name with dots is right as long as it stays (S-216, C-30)', async () => {
  const saved = { ...profile, phone: '9899999999', message: 'Profile updated successfully' };
  await openSignedIn('/profile', { 'PUT /api/v1/profile': () => saved });
  assert.is(field('name').value, 'S.K. Patil');
  await type(field('phone'), '9899999999');
  await click(byRole(main(), 'button', 'Save'));
  await settle(20);
  assert.equal(site.api.callsOf('PUT /api/v1/profile')[0]?.body, {
    name: 'S.K. Patil',
    email: 'sk@example.com',
    phone: '9899999999',
    usertype: 'Builder',
  });
  const said = site.scope.getState($waitingToasts).map(({ text }) => text);
  assert.ok(
    said.includes('Profile updated successfully') ||
      document.body.textContent.includes('Profile updated successfully'),
  );
});

test('a taken phone is shown above the form, a fault of a field beside it', async () => {
  const taken = () => {
    throw { reason: 'status', status: 409, message: 'User Already Exists' } as unknown as Error;
  };
  await openSignedIn('/profile', {
    'PUT /api/v1/profile': taken,
    'GET /api/v1/own-page': () => ({ isShown: false, languages: [] }),
  });
  await click(byRole(main(), 'button', 'Save'));
  await settle(20);
  assert.match(byRole(main(), 'alert').textContent, 'User Already Exists');
});

test('where the server wants to know who is there, the person signs in again in place and the change is sent again', async () => {
  let isRecent = false;
  const save = () => {
    if (isRecent) return { ...profile, email: 'new@example.com' };
    throw {
      reason: 'status',
      status: 403,
      code: 'sign-in-again',
      message: 'Sign in again',
    } as unknown as Error;
  };
  const enter = () => {
    isRecent = true;
    return { message: 'Login successful' };
  };
  await openSignedIn('/profile', { 'PUT /api/v1/profile': save, signin: enter });
  await type(field('email'), 'new@example.com');
  await click(byRole(main(), 'button', 'Save'));
  await until(() => main().querySelector('dialog[open] input') !== null);
  const dialog = main().querySelector('dialog[open]') as HTMLElement;
  assert.match(dialog.textContent, 'Is that you?');
  await type(field('again'), 'lotus-pond-7');
  await click(byRole(dialog, 'button', 'Continue'));
  await until(() => site.api.callsOf('PUT /api/v1/profile').length === 2);
  await settle(20);
  assert.equal(site.api.callsOf('signin')[0]?.body, {
    email: profile.email,
    password: 'lotus-pond-7',
    usertype: 'Agent/Builder',
  });
  const sent = site.api.callsOf('PUT /api/v1/profile').map(({ body }) => (body as { email: string }).email);
  assert.equal(sent, ['new@example.com', 'new@example.com']);
  assert.is(main().querySelector('dialog[open]'), null);
});

test('a number that is not verified can be verified by an OTP that leads back (D-27)', async () => {
  await openSignedIn('/profile', { 'send-otp': () => ({ message: 'ok' }) });
  await click(byRole(main(), 'button', 'Verify by OTP'));
  await settle(20);
  assert.is(shownAddress(), '/login/otp');
  assert.is((history.state as { from?: string }).from, '/profile');
});

test('after an OTP the password is chosen anew without the current one (G-06)', async () => {
  await openSignedIn('/profile?tab=password', {
    'GET /api/v1/profile': () => ({ ...profile, canResetPassword: true }),
    'password/reset': () => ({ message: 'Password updated successfully' }),
  });
  assert.is(main().querySelector('input[name=currentPassword]'), null);
  await type(field('newPassword'), 'a-new-home');
  await type(field('confirmPassword'), 'a-new-home');
  await click(byRole(main(), 'button', 'Change Password'));
  await settle(20);
  assert.equal(site.api.callsOf('password/reset')[0]?.body, { newPassword: 'a-new-home' });
  assert.is(field('newPassword').value, '');
});

test('a tab is in the address, and another one is chosen without a new entry', async () => {
  await openSignedIn('/profile?tab=coins', {
    'coin-ledger': () => ({
      coins: 6,
      entries: [{ number: 1, at: '2026-11-20T10:00:00Z', amount: 10, balance: 10, reason: 'welcome' }],
    }),
  });
  assert.match(main().textContent, 'Welcome coins');
  const entries = history.length;
  await click(byRole(main(), 'tab', 'My Profile'));
  assert.is(shownAddress(), '/profile');
  assert.is(history.length, entries);
});

test('signing out everywhere ends the session here too', async () => {
  await openSignedIn('/profile?tab=safety', {
    'GET /api/v1/sessions': () => ({
      sessions: [
        {
          id: 'a',
          current: true,
          device: 'Firefox on Linux',
          method: 'otp',
          createdAt: '',
          lastSeenAt: '2026-11-20',
        },
      ],
    }),
    'end-all': () => ({ message: 'Log Out Successfully' }),
  });
  assert.match(main().textContent, 'Firefox on Linux');
  await click(byRole(main(), 'button', 'Sign out everywhere'));
  await settle(20);
  assert.match(main().textContent, 'Please Login First !!');
});

test('an owner who was paid for twice stands once among the contacts, with both homes and one number', async () => {
  const paid = (action: 'number' | 'message', title: string, at: string) => ({
    ...{ action, user: 'owner-1', name: 'Meera Shah', coins: 2, at },
    ...(action === 'number' && { phone: '9820000001', email: 'meera@example.com' }),
    property: { _id: title, propertyId: title, type: 'sell', title, locality: 'Baner', city: 'Pune' },
  });
  const contacts = [
    paid('message', 'Sun Court', '2026-05-02T10:00:00.000Z'),
    { ...paid('number', 'Hill View', '2026-05-01T10:00:00.000Z'), user: 'owner-2', name: 'Amit Rao' },
    paid('number', 'Moon Court', '2026-04-01T10:00:00.000Z'),
    paid('message', 'Moon Court', '2026-03-01T10:00:00.000Z'),
  ];
  await openSignedIn('/profile?tab=contacts', { contacts: () => ({ contacts }) });
  await until(() => main().textContent.includes('Meera Shah'));
  const names = [...main().querySelectorAll('li:has(small) b')].map((each) => each.textContent);
  assert.equal(names, ['Meera Shah', 'Amit Rao']);
  const [meera] = main().querySelectorAll('li:has(small)');
  assert.match(meera?.textContent ?? '', /Sun Court.*Moon Court/);
  assert.is(meera?.querySelectorAll('a[href^="tel:"]').length, 1);
  // A home that was paid for twice is named once.
  assert.is(meera?.querySelectorAll('a[href*="id=Moon"]').length, 1);
});

test.run();
