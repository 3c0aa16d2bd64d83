import { type OpenSite, openSite, shownAddress, until } from '../../open-site.js';
import { allSettled, type Scope } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $openDocument, emailSignIn } from '../../../../src/model/session/sign-in.js';
import { allByRole, byRole, click, descriptionOf, press, settle, type } from '../../../support/mount.js';
import type { FakeReply } from '../../../support/fake-api.js';

const test = suite('host/pages/account/login-page');

let site: OpenSite;
let opened: string[] = [];
let isSignedIn = false;

const open = async (path: string, options: Parameters<typeof openSite>[1] = {}) => {
  opened = [];
  isSignedIn = false;
  site = await openSite(path, options);
  await keepDocuments(site.scope);
  // The pages of the account are a file of their own.
  await until(() => site.root.querySelector('main h1') !== null);
};

const keepDocuments = async (scope: Scope): Promise<void> => {
  await allSettled($openDocument, { scope, params: (path: string) => void opened.push(path) } as never);
};

const main = () => site.root.querySelector('main') as HTMLElement;
const field = (name: string) => byRole(main(), 'textbox', name);
const password = () => main().querySelector<HTMLInputElement>('input[name=password]') as HTMLInputElement;
const replies = (own: Record<string, FakeReply> = {}) => ({
  // Nobody is signed in when the page opens.
  checkAuth: () => ({ authenticated: isSignedIn }),
  'get-coin': () => ({ coins: 4 }),
  signin: () => {
    isSignedIn = true;
    return { message: 'Login successful' };
  },
  ...own,
});

test.after.each(async () => {
  await site.close();
  sessionStorage.clear();
  localStorage.clear();
});

const signIn = async () => {
  await type(field('Email'), 'meera@example.com');
  await type(password(), 'a-quiet-home');
  await click(byRole(main(), 'button', 'Login'));
};

test('an empty form says what is missing beside each field, and the first one has the focus (S-301)', async () => {
  await open('/login');
  await click(byRole(main(), 'button', 'Login'));
  assert.is(descriptionOf(field('Email')), 'All fields are required!');
  assert.is(descriptionOf(password()), 'All fields are required!');
  assert.is(document.activeElement, field('Email'));
  assert.is(site.api.callsOf('signin').length, 0);
});

test('the error of a field is removed when the field is changed', async () => {
  await open('/login');
  await click(byRole(main(), 'button', 'Login'));
  await type(field('Email'), 'm');
  assert.is(field('Email').getAttribute('aria-invalid'), null);
  assert.is(password().getAttribute('aria-invalid'), 'true');
});

test('signing in sends what the specification says, and opens where the person came from (S-411, S-203)', async () => {
  await open('/login', { state: { from: '/rent-product?id=7' }, replies: replies() });
  await click(byRole(main(), 'radio', 'Agent/Builder'));
  await signIn();
  assert.equal(site.api.callsOf('signin')[0]?.body, {
    email: 'meera@example.com',
    password: 'a-quiet-home',
    usertype: 'Agent/Builder',
  });
  assert.equal(opened, ['/rent-product?id=7']);
  assert.is(sessionStorage.getItem('loginSuccess'), 'true');
});

for (const path of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/login',
  'javascript:alert(1)',
]) {
  test(`a return path such as ${path} becomes the home page`, async () => {
    await open(`/login?return=${encodeURIComponent(path)}`, { replies: replies() });
    await signIn();
    assert.equal(opened, ['/']);
  });
}

test('who is signed in already is led on (S-765)', async () => {
  site = await openSite('/login?return=%2Fsearch%3Ftab%3DPG', {
    replies: { checkAuth: () => ({ authenticated: true }), 'get-coin': () => ({ coins: 4 }) },
  });
  await until(() => shownAddress() === '/search?tab=PG');
});

test('a sign-in that the server does not confirm is none (G-18)', async () => {
  await open('/login', { replies: replies({ checkAuth: () => ({ authenticated: false }) }) });
  await signIn();
  assert.equal(opened, []);
  assert.is(site.scope.getState(emailSignIn.$failure), 'Server error');
});

test('the password can be shown', async () => {
  await open('/login');
  assert.is(password().type, 'password');
  await click(byRole(main(), 'button', 'Show password'));
  assert.is(password().type, 'text');
});

test('Google is drawn only where it is configured, as a link that keeps the way back (S-205, G-05)', async () => {
  await open('/login');
  assert.equal(allByRole(main(), 'link', 'Continue with Google'), []);
  await site.close();
  await open('/login', { state: { from: '/search?tab=PG' }, site: { hasGoogle: true } });
  const link = byRole(main(), 'link', 'Continue with Google').getAttribute('href') ?? '';
  assert.is(link, '/api/v1/google/start?usertype=Buyer%2FOwner&return=%2Fsearch%3Ftab%3DPG');
});

test('a forgotten password leads to the OTP, and from there to a new one (G-06)', async () => {
  await open('/login', { replies: { 'send-otp': () => ({ message: 'ok' }) } });
  await click(byRole(main(), 'button', 'Forgot password?'));
  assert.match(main().textContent, 'Log in with an OTP to your mobile.');
  const phone = main().querySelector<HTMLInputElement>('input[name=phone]') as HTMLInputElement;
  await type(phone, '+91 98123 45670');
  assert.is(phone.value, '9812345670');
  await click(byRole(main(), 'button', 'Send OTP'));
  await settle(20);
  assert.is(shownAddress(), '/login/otp');
  const state = history.state as Record<string, unknown>;
  assert.is(state.phoneNumber, '9812345670');
  assert.is(state.from, '/profile?tab=password');
});

test('the code is typed digit by digit, pasted, and corrected (S-211, C-18)', async () => {
  await open('/login/otp', {
    state: { phoneNumber: '9812345670', usertype: 'Buyer/Owner', from: '/manage' },
    replies: replies({
      'verify-otp': () => {
        isSignedIn = true;
        return { message: 'Login successful' };
      },
    }),
  });
  const boxes = () => [...main().querySelectorAll<HTMLInputElement>('fieldset input')];
  const code = () =>
    boxes()
      .map((box) => box.value)
      .join('|');
  assert.is(boxes().length, 5);
  assert.is(boxes()[0]?.autocomplete, 'one-time-code');
  const verify = byRole<HTMLButtonElement>(main(), 'button', 'Verify OTP');
  assert.ok(verify.disabled);
  await type(boxes()[0] as HTMLElement, '4');
  assert.is(document.activeElement?.getAttribute('aria-label'), 'Digit 2 of 5');
  await type(boxes()[1] as HTMLElement, 'x');
  assert.is(code(), '4||||');
  await press(boxes()[1] as HTMLElement, 'Backspace');
  assert.is(code(), '||||');
  assert.is(document.activeElement?.getAttribute('aria-label'), 'Digit 1 of 5');
  await type(boxes()[0] as HTMLElement, '48 213');
  assert.is(code(), '4|8|2|1|3');
  await click(verify);
  await settle(20);
  assert.equal(site.api.callsOf('verify-otp')[0]?.body, {
    phoneNumber: '9812345670',
    phone: '9812345670',
    usertype: 'Buyer/Owner',
    otp: '48213',
  });
  assert.equal(opened, ['/manage']);
});

test('signing up says how many coins a new account begins with, where the server tells it', async () => {
  await open('/signup', { site: { details: { brand: 'Housing', welcomeCoins: '10' } } });
  assert.match(main().textContent, 'Free, with 10 coins to start.');
  await site.close();
  await open('/signup');
  assert.match(main().textContent, 'Free, in a minute.');
});

test.run();
