import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  $busyContacts,
  $coins,
  $isLoggedIn,
  $paidContacts,
  logOutRequested,
  sessionRequested,
} from '../../../src/model/account/entry.js';
import { contactReady } from '../../../src/model/contact/facts.js';
import { $contactDialog, reachOwnerFx, confirmContactFx } from '../../../src/model/contact/reach-owner.js';
import { $api, $waitingToasts } from '../../../src/model/index.js';
import { type FakeApi, fakeApi, type FakeReply } from '../../support/fake-api.js';
import { request, owner, refusal, broken, stage } from '../../support/contact-stage.js';

const test = suite('model/contact/reach-owner');

test.before.each(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('View Number asks for the owner, shows the dialog, settles the coins and records the view (S-182)', async () => {
  const { scope, fake, names, press } = await stage(10);
  await press();
  assert.equal(names(), [
    'GET /api/v3/user/:userId',
    'PUT /api/v1/update-coins',
    'POST /api/v3/add-viewdata',
  ]);
  const [asked, settled, viewed] = fake.calls.slice(-3);
  assert.equal(asked?.params, { userId: 'owner-7' });
  assert.equal(asked?.query, { property: 'p1', surface: 'search' });
  assert.equal(settled?.body, { coinsChange: -2 });
  assert.equal(viewed?.body, { p_id: 'p1', type: 'Plot' });
  const shown = scope.getState($contactDialog);
  assert.equal(shown?.step === 'owner' && shown.owner, owner);
  assert.is(shown?.request.place, 'results-1');
  assert.is(scope.getState($coins), 8);
});

test('Contact sends the message, says so, settles the coins and records the view (S-183)', async () => {
  const { names, toasts, fake, scope, press } = await stage(10);
  await press({ action: 'message' });
  assert.equal(names(), ['POST /api/v3/sendsms', 'PUT /api/v1/update-coins', 'POST /api/v3/add-viewdata']);
  assert.equal(fake.callsOf('sendsms')[0]?.body, { type: 'Plot', propertyId: 'HSG9', userId: 'owner-7' });
  assert.equal(toasts(), ['success: Information is send to Owner, Please wait for reply !']);
  assert.is(scope.getState($coins), 8);
});

test('a detail page settles 1 coin for either (S-181, S-187)', async () => {
  for (const action of ['number', 'message'] as const) {
    const { fake, scope, press } = await stage(10);
    await press({ action, surface: 'detail' });
    assert.equal(fake.callsOf('update-coins')[0]?.body, { coinsChange: -1 });
    assert.is(scope.getState($coins), 9);
  }
});

const shortages = [
  ['number', 'search', 1, 'Not enough coins to View Number! Atleast 2 coins required'],
  ['message', 'search', 1, 'Not enough coins to Contact! Atleast 2 coins required'],
  ['number', 'detail', 0, 'Not enough coins to View Number!'],
  ['message', 'detail', 0, 'Not enough coins to Contact!'],
] as const;

for (const [action, surface, coins, text] of shortages) {
  test(`${action} on ${surface} with ${String(coins)} coins is blocked after asking once (S-460 to S-462, D-07)`, async () => {
    const { names, toasts, press } = await stage(coins);
    await press({ action, surface });
    assert.equal(names(), ['GET /api/v1/get-coin']);
    assert.equal(toasts(), [`info: ${text}`]);
  });
}

test('too few coins open the packs where they are sold, and the request is stored when the person leaves to buy', async () => {
  const packs = [{ coins: 10, rupees: 99 }];
  const { scope, toasts, press } = await stage(0, { 'get-coin': () => ({ coins: 0, packs }) });
  await press();
  const dialog = scope.getState($contactDialog);
  assert.equal(dialog?.step === 'buy' && dialog.packs, packs);
  assert.equal(toasts(), ['info: Not enough coins to View Number! Atleast 2 coins required']);
});

test('a balance that turns out to be enough lets the person go on (D-07)', async () => {
  let coins = 0;
  const { names, press } = await stage(0, { 'get-coin': () => ({ coins }) });
  coins = 2;
  await press();
  assert.is(names()[0], 'GET /api/v1/get-coin');
  assert.is(names()[1], 'GET /api/v3/user/:userId');
});

test('an owner already paid for opens with an empty purse, and by every button (C-01)', async () => {
  const { scope, names, press } = await stage(0, {
    'my-contacts': () => ({
      contacts: [{ action: 'number', user: 'owner-7', name: 'Asha', coins: 1, at: '' }],
    }),
  });
  assert.ok(scope.getState($paidContacts).has('number owner-7'));
  await press();
  assert.is(names()[0], 'GET /api/v3/user/:userId');
});

test('signed out, the person is told to log in and nothing is sent (G-02, D-08)', async () => {
  const fake = fakeApi({ checkAuth: () => ({ authenticated: false }) });
  const scope = fork({ values: [[$api, fake.api]] });
  await allSettled(sessionRequested, { scope });
  await allSettled(reachOwnerFx, { scope, params: request() });
  assert.equal(
    scope.getState($waitingToasts).map(({ text }) => text),
    ['Please Login First !!'],
  );
  assert.equal(scope.getState($contactDialog), { step: 'sign-in', request: request() });
  assert.equal(
    fake.calls.map(({ name }) => name),
    ['GET /api/v1/checkAuth'],
  );
});

test('a click that comes before the session is known waits for it', async () => {
  const { api, calls } = fakeApi({
    checkAuth: () => ({ authenticated: true }),
    'get-coin': () => ({ coins: 5 }),
  });
  const scope = fork({ values: [[$api, api]] });
  await allSettled(reachOwnerFx, { scope, params: request() });
  assert.is(calls[0]?.name, 'GET /api/v1/checkAuth');
  assert.is(scope.getState($contactDialog)?.step, 'confirm');
});

test('before the first paid contact the person reads who sees what, and only then pays (D-15)', async () => {
  const { scope, names, press, fake } = await stage(10, {
    'GET /api/v1/profile': () => ({ _id: 'me', contactConsent: false }),
  });
  await press();
  assert.equal(names(), []);
  assert.equal(scope.getState($contactDialog), { step: 'confirm', request: request(), isResumed: false });
  await allSettled(confirmContactFx, { scope, params: request() });
  assert.is(fake.callsOf('contact-consent').length, 1);
  assert.is(scope.getState($contactDialog)?.step, 'owner');
  await press({ action: 'message' });
  assert.is(fake.callsOf('sendsms').length, 1);
});

test('an older answer of the server does not revoke a consent just given', async () => {
  let answer = (_: object) => {};
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const fake = fakeApi({
    checkAuth: () => ({ authenticated: true }),
    'get-coin': () => ({ coins: 10 }),
    'GET /api/v1/profile': () => late,
    'GET /api/v3/user': () => owner,
    sendsms: () => ({ message: 'Message sent' }),
  });
  const scope = fork({ values: [[$api, fake.api]] });
  await allSettled(sessionRequested, { scope });
  // As on a slow network: the person has confirmed before the profile has come.
  void allSettled(contactReady, { scope, params: { place: 'results-1', surface: 'search' } });
  const confirmed = allSettled(confirmContactFx, { scope, params: request() });
  answer({ _id: 'me', contactConsent: false });
  await confirmed;
  await allSettled(reachOwnerFx, { scope, params: request({ action: 'message' }) });
  assert.is(fake.callsOf('sendsms').length, 1);
  assert.is(scope.getState($contactDialog)?.step, 'owner');
});

test('an owner that cannot be fetched is an error toast (S-465, C-36)', async () => {
  for (const reply of [broken, refusal(500, 'Something broke')]) {
    const { toasts, names, press, scope } = await stage(10, { 'GET /api/v3/user': reply });
    await press();
    assert.equal(toasts(), ['error: Failed to fetch user data']);
    assert.equal(names(), ['GET /api/v3/user/:userId']);
    assert.is(scope.getState($busyContacts).size, 0);
  }
});

test('a message that is refused shows the words of the server, one that breaks the literal text (S-464, S-466)', async () => {
  const refused = await stage(10, { sendsms: refusal(409, 'The owner takes no messages') });
  await refused.press({ action: 'message' });
  assert.equal(refused.toasts(), ['error: The owner takes no messages']);
  const torn = await stage(10, { sendsms: broken });
  await torn.press({ action: 'message' });
  assert.equal(torn.toasts(), ['error: Failed to send SMS']);
  assert.equal(torn.names(), ['POST /api/v3/sendsms']);
});

test('a 402 says that the coins are missing and refreshes the balance (S-465)', async () => {
  let coins = 10;
  const { scope, toasts, press } = await stage(10, {
    'GET /api/v3/user': refusal(402, 'Not enough'),
    'get-coin': () => ({ coins }),
  });
  coins = 1;
  await press();
  assert.equal(toasts(), ['info: Not enough coins to View Number! Atleast 2 coins required']);
  assert.is(scope.getState($coins), 1);
});

test('a 401 ends the session here and sends the person to log in (S-465, G-02)', async () => {
  const { scope, toasts, press } = await stage(10, { sendsms: refusal(401, 'Please Login First !!') });
  await press({ action: 'message' });
  assert.equal(toasts(), ['info: Please Login First !!']);
  assert.is(scope.getState($isLoggedIn), false);
  const dialog = scope.getState($contactDialog);
  assert.is(dialog?.step === 'sign-in' && dialog.request.action, 'message');
  assert.is(scope.getState($coins), 0);
});

test('a page without leave to reach owners asks for it in our window, and the person stays signed in (S-550)', async () => {
  const missing = refusal(403, 'Please allow this site to do that first.', 'insufficient-scope');
  const { scope, toasts, press } = await stage(10, { 'GET /api/v3/user': missing });
  await press();
  assert.equal(toasts(), []);
  assert.is(scope.getState($isLoggedIn), true);
  assert.is(scope.getState($contactDialog)?.step, 'sign-in');
  const early = await stage(10, { 'my-contacts': missing });
  await early.press();
  assert.is(early.scope.getState($contactDialog)?.step, 'sign-in');
  assert.equal(early.fake.callsOf('/user/'), []);
});

test('coins that could not be settled are asked for, and no view is recorded', async () => {
  const { names, press } = await stage(10, { 'update-coins': broken });
  await press();
  assert.equal(names(), ['GET /api/v3/user/:userId', 'PUT /api/v1/update-coins', 'GET /api/v1/get-coin']);
});

const keysOf = (fake: FakeApi, part: string) =>
  fake.callsOf(part).map(({ headers }) => headers['Idempotency-Key']);

test('a press after a lost answer repeats the call under its key, one after an answer is a new call (D-03)', async () => {
  const answers: FakeReply[] = [broken, refusal(500), () => owner, () => owner];
  const { fake, press } = await stage(10, { 'GET /api/v3/user': (call) => answers.shift()?.(call) });
  for (let count = 0; count < 4; count += 1) await press();
  const [lost, repeated, next, last] = keysOf(fake, '/user/');
  assert.ok(lost);
  assert.is(repeated, lost);
  assert.is.not(next, lost);
  assert.is.not(last, next);
  assert.equal(keysOf(fake, 'update-coins'), [`${next ?? ''}-coins`, `${last ?? ''}-coins`]);
});

test('a session that ended meanwhile is found out by the balance, and the person is asked to sign in (D-08)', async () => {
  let isOver = false;
  const { toasts, scope, press } = await stage(0, {
    'get-coin': () => (isOver ? refusal(401)() : { coins: 0 }),
  });
  isOver = true;
  await press();
  assert.equal(toasts(), ['info: Please Login First !!']);
  assert.is(scope.getState($contactDialog)?.step, 'sign-in');
});

test('logging out closes the dialog and forgets what was paid', async () => {
  const { scope, press } = await stage(10, { logout: () => ({}) });
  await press();
  await allSettled(logOutRequested, { scope });
  assert.is(scope.getState($contactDialog), null);
  assert.is(scope.getState($paidContacts).size, 0);
  assert.is(localStorage.getItem('contact-consent'), null);
});

test.run();
