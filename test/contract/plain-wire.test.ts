/** Our client against a server that knows only the specifications: the flows, their order and the amounts (R1). */
import '../support/dom.js';
import { allSettled, fork, type Scope } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApiClient } from '../../src/api/client.js';
import {
  $coins,
  $isLoggedIn,
  type ContactRequest,
  logOutRequested,
  sessionRequested,
} from '../../src/model/account/entry.js';
import { contactReady } from '../../src/model/contact/facts.js';
import { $contactDialog, reachOwnerFx, confirmContactFx } from '../../src/model/contact/reach-owner.js';
import { $api, $waitingToasts } from '../../src/model/index.js';
import { $profile, passwordForm, profileForm, profileRequested } from '../../src/model/account/profile.js';
import { $openDocument, emailSignIn, otpSignIn, phoneSignIn } from '../../src/model/session/sign-in.js';
import { signup } from '../../src/model/session/signup.js';
import {
  cookieFetch,
  openPlainServer,
  plainListing,
  plainOwner,
  type PlainServer,
} from '../support/plain-server.js';

const test = suite('contract/plain-wire');

let server: PlainServer;
let fetchWithCookies: typeof fetch;
let opened: string[];

const person = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  phone: '9812345670',
  usertype: 'Buyer/Owner/Tenant',
  password: 'a-quiet-home',
  agreement: true,
};

const request = (part: Partial<ContactRequest> = {}): ContactRequest => ({
  action: 'number',
  surface: 'search',
  place: 'here',
  target: {
    listingType: 'sell',
    id: plainListing._id,
    propertyId: plainListing.propertyId,
    ownerId: plainOwner.id,
    title: '2 BHK Flat in Kothrud',
  },
  ...part,
});

/** A page that is loaded anew: the cookie stays, the state does not. */
const openPage = (): Scope => {
  const api = createApiClient({ baseUrl: server.url, credentials: true, fetch: fetchWithCookies });
  return fork({
    values: [
      [$api, api],
      [$openDocument, (path: string) => void opened.push(path)],
    ],
  });
};

/** A page whose person is signed in and knows who sees what. */
const openSignedIn = async (): Promise<Scope> => {
  const scope = openPage();
  await allSettled(signup.submitted, { scope, params: person });
  const form = { email: person.email, password: person.password, usertype: 'Buyer/Owner', returnTo: '/' };
  await allSettled(emailSignIn.submitted, { scope, params: form });
  localStorage.setItem('contact-consent', 'yes');
  const next = openPage();
  await allSettled(sessionRequested, { scope: next });
  await allSettled(contactReady, { scope: next, params: { place: 'here', surface: 'search' } });
  return next;
};

const toasts = (scope: Scope) => scope.getState($waitingToasts).map(({ text }) => text);

// What a server does not know is only logged; a passing test stays quiet.
const { error } = console;
test.before(() => {
  console.error = () => undefined;
});
test.after(() => {
  console.error = error;
});
test.before.each(async () => {
  localStorage.clear();
  sessionStorage.clear();
  opened = [];
  fetchWithCookies = cookieFetch();
  server = await openPlainServer();
});
test.after.each(() => server.close());

test('registering, and again with the same e-mail: the words decide where the status does not (G-29)', async () => {
  const scope = openPage();
  await allSettled(signup.submitted, { scope, params: person });
  assert.equal(toasts(scope), ['Registration successful. Please log in.']);
  const { agreement, name, email, usertype, phone, password } = person;
  assert.equal(server.calls[0]?.body, { name, email, usertype, phone, agreement, password });
  await allSettled(signup.submitted, { scope, params: person });
  assert.is(scope.getState(signup.$failure), 'User Already Exists');
});

test('signing in is confirmed before the return path is loaded anew (G-18)', async () => {
  const scope = openPage();
  await allSettled(signup.submitted, { scope, params: person });
  const form = { email: person.email, usertype: 'Buyer/Owner', returnTo: '/search?tab=PG' };
  await allSettled(emailSignIn.submitted, { scope, params: { ...form, password: 'not it' } });
  assert.is(scope.getState(emailSignIn.$failure), 'Email or password is wrong');
  assert.equal(opened, []);
  const before = server.calls.length;
  await allSettled(emailSignIn.submitted, { scope, params: { ...form, password: person.password } });
  assert.equal(server.since(before), ['POST /api/v1/signin', 'GET /api/v1/checkAuth']);
  assert.equal(server.calls[before]?.body, {
    email: person.email,
    password: person.password,
    usertype: 'Buyer/Owner',
  });
  assert.equal(opened, ['/search?tab=PG']);
  assert.is(sessionStorage.getItem('loginSuccess'), 'true');
});

test('a code that is sent with no readable body signs in, under either name of the phone (C-33)', async () => {
  const scope = openPage();
  await allSettled(signup.submitted, { scope, params: person });
  const to = { phoneNumber: person.phone, usertype: 'Buyer/Owner', returnTo: '/' };
  await allSettled(phoneSignIn.submitted, { scope, params: to });
  assert.is(scope.getState(phoneSignIn.$failure), '');
  assert.equal(server.calls.at(-1)?.body, { usertype: 'Buyer/Owner', phoneNumber: person.phone });
  await allSettled(otpSignIn.submitted, { scope, params: { ...to, otp: '00000' } });
  assert.is(scope.getState(otpSignIn.$failure), 'Wrong OTP');
  const before = server.calls.length;
  await allSettled(otpSignIn.submitted, { scope, params: { ...to, otp: server.lastOtp } });
  assert.equal(server.calls[before]?.body, {
    phoneNumber: person.phone,
    phone: person.phone,
    usertype: 'Buyer/Owner',
    otp: server.lastOtp,
  });
  assert.equal(opened, ['/']);
});

test('View Number on search: owner, then 2 coins, then the view (S-182, S-187)', async () => {
  const scope = await openSignedIn();
  assert.is(scope.getState($coins), 10);
  const before = server.calls.length;
  await allSettled(reachOwnerFx, { scope, params: request() });
  assert.equal(server.since(before), [
    'GET /api/v3/user/owner-1',
    'PUT /api/v1/update-coins',
    'POST /api/v3/add-viewdata',
  ]);
  assert.equal(
    server.calls.slice(before).map(({ body }) => body),
    [{}, { coinsChange: -2 }, { p_id: 'flat-1', type: 'sell' }],
  );
  const stage = scope.getState($contactDialog);
  assert.is(stage?.step === 'owner' && stage.owner.phone, plainOwner.phone);
  assert.is(scope.getState($coins), 8);
});

test('Contact on a detail page: the message, then 1 coin, then the view (S-183, S-187)', async () => {
  const scope = await openSignedIn();
  const before = server.calls.length;
  await allSettled(reachOwnerFx, { scope, params: request({ action: 'message', surface: 'detail' }) });
  assert.equal(server.since(before), [
    'POST /api/v3/sendsms',
    'PUT /api/v1/update-coins',
    'POST /api/v3/add-viewdata',
  ]);
  assert.equal(
    server.calls.slice(before).map(({ body }) => body),
    [
      { type: 'sell', propertyId: 'HSG1001', userId: 'owner-1' },
      { coinsChange: -1 },
      { p_id: 'flat-1', type: 'sell' },
    ],
  );
  assert.equal(toasts(scope), ['Information is send to Owner, Please wait for reply !']);
  assert.is(scope.getState($coins), 9);
});

test('a server that keeps no consent is not asked about it twice on one browser (D-15)', async () => {
  await openSignedIn();
  localStorage.removeItem('contact-consent');
  const fresh = openPage();
  await allSettled(sessionRequested, { scope: fresh });
  await allSettled(contactReady, { scope: fresh, params: { place: 'here', surface: 'search' } });
  await allSettled(reachOwnerFx, { scope: fresh, params: request() });
  assert.is(fresh.getState($contactDialog)?.step, 'confirm');
  await allSettled(confirmContactFx, { scope: fresh, params: request() });
  assert.is(fresh.getState($contactDialog)?.step, 'owner');
  assert.is(localStorage.getItem('contact-consent'), 'yes');
});

test('the profile is shown and saved, and the password changed, with what such a server says', async () => {
  const scope = await openSignedIn();
  await allSettled(profileRequested, { scope });
  const { name, email, phone, usertype } = person;
  assert.equal(scope.getState($profile), { name, email, phone, usertype, coins: 10 });
  const before = server.calls.length;
  const changed = { name: 'Meera Rao', email, phone, usertype };
  await allSettled(profileForm.submitted, { scope, params: { ...changed, storedName: name } });
  assert.equal(server.calls[before]?.body, changed);
  assert.is(scope.getState($profile)?.name, 'Meera Rao');
  const form = { currentPassword: 'not it', newPassword: 'new-home-1', confirmPassword: 'new-home-1' };
  await allSettled(passwordForm.submitted, { scope, params: { ...form, asksCurrent: true } });
  assert.is(scope.getState(passwordForm.$failure), 'That is not your password');
  const right = { ...form, currentPassword: person.password, asksCurrent: true };
  await allSettled(passwordForm.submitted, { scope, params: right });
  assert.equal(server.calls.at(-1)?.body, {
    currentPassword: person.password,
    newPassword: 'new-home-1',
  });
  assert.equal(toasts(scope), ['Profile updated successfully', 'Password changed']);
});

test('logging out takes any 200 (S-410)', async () => {
  const scope = await openSignedIn();
  await allSettled(logOutRequested, { scope });
  assert.is(scope.getState($isLoggedIn), false);
  assert.equal(server.calls.at(-1), { name: 'POST /api/v1/logout', body: {} });
  assert.equal(toasts(scope), ['Log Out Successfully']);
});

test.run();
