/** A press while it is not known yet who is signed in, or what they paid for and agreed to. */
import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $busyContacts, sessionCheckRequested, sessionRequested } from '../../../src/model/account/entry.js';
import { $contactDialog, reachOwnerFx } from '../../../src/model/contact/reach-owner.js';
import { $api, $waitingToasts } from '../../../src/model/index.js';
import { request, broken, owner } from '../../support/contact-stage.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/contact/reach-owner: waiting');

test.before.each(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A server whose answer to checkAuth waits until it is let go. */
const heldSession = (replies: Record<string, FakeReply> = {}) => {
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fake = fakeApi({
    checkAuth: () => isHeld.then(() => ({ authenticated: true })),
    'get-coin': () => ({ coins: 5 }),
    ...replies,
  });
  return { fake, release, scope: fork({ values: [[$api, fake.api]] }) };
};

test('pressed while the page asks who is signed in, a button waits for that answer, and the last one counts', async () => {
  const { fake, release, scope } = heldSession();
  const other = { ...request().target, id: 'p2' };
  const all = [
    allSettled(sessionRequested, { scope }),
    allSettled(reachOwnerFx, { scope, params: request({ target: other }) }),
    allSettled(reachOwnerFx, { scope, params: request() }),
  ];
  assert.is(scope.getState($contactDialog), null);
  await new Promise(setImmediate);
  assert.equal([...scope.getState($busyContacts)], ['number p1']);
  release();
  await Promise.all(all);
  assert.is(fake.callsOf('checkAuth').length, 1);
  assert.is(scope.getState($contactDialog)?.request.target.id, 'p1');
  assert.is(scope.getState($contactDialog)?.step, 'confirm');
});

test('of two buttons of one listing the earlier one is free again at once', async () => {
  const { release, scope } = heldSession();
  const all = (['number', 'message'] as const).map((action) =>
    allSettled(reachOwnerFx, { scope, params: request({ action }) }),
  );
  await new Promise(setImmediate);
  assert.equal([...scope.getState($busyContacts)], ['message p1']);
  release();
  await Promise.all(all);
  const dialog = scope.getState($contactDialog);
  assert.is(dialog?.step === 'confirm' && dialog.request.action, 'message');
});

test('who has consented before is not asked again because an answer is late, nor is a paid contact offered anew', async () => {
  localStorage.setItem('coin', '9');
  const { scope, fake, release } = heldSession({
    'my-contacts': () => ({ contacts: [{ action: 'number', user: 'owner-7', property: { _id: 'p1' } }] }),
    'GET /api/v3/user': () => owner,
    'update-coins': () => ({ coins: 9 }),
    'add-viewdata': () => ({ message: 'View recorded' }),
  });
  const asked = allSettled(reachOwnerFx, { scope, params: request() });
  release();
  await asked;
  assert.is(scope.getState($contactDialog)?.step, 'owner');
  assert.is(fake.callsOf('my-contacts').length, 1);
});

test('whoever has just signed in is not sent to sign in again while the page hears of it', async () => {
  let isLoggedIn = false;
  const { api } = fakeApi({
    checkAuth: () => ({ authenticated: isLoggedIn }),
    'get-coin': () => ({ coins: 5 }),
  });
  const scope = fork({ values: [[$api, api]] });
  await allSettled(sessionRequested, { scope });
  isLoggedIn = true;
  const known = allSettled(sessionCheckRequested, { scope });
  await Promise.all([known, allSettled(reachOwnerFx, { scope, params: request() })]);
  assert.is(scope.getState($contactDialog)?.step, 'confirm');
});

test('while the session is unknown a press fails with a message, and the next one asks again', async () => {
  let isReachable = false;
  const fake = fakeApi({
    checkAuth: () => (isReachable ? { authenticated: true } : broken()),
    'get-coin': () => ({ coins: 5 }),
  });
  const scope = fork({ values: [[$api, fake.api]] });
  const { error } = console;
  console.error = () => undefined;
  await allSettled(reachOwnerFx, { scope, params: request() });
  console.error = error;
  assert.equal(
    scope.getState($waitingToasts).map(({ text }) => text),
    ['Failed to fetch user data'],
  );
  assert.is(scope.getState($contactDialog), null);
  assert.is(scope.getState($busyContacts).size, 0);
  isReachable = true;
  await allSettled(reachOwnerFx, { scope, params: request() });
  assert.is(scope.getState($contactDialog)?.step, 'confirm');
});

test.run();
