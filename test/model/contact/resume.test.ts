import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionCheckRequested } from '../../../src/model/account/entry.js';
import { contactReady } from '../../../src/model/contact/facts.js';
import { $contactDialog, contactDialogClosed, reachOwnerFx } from '../../../src/model/contact/reach-owner.js';
import { $api } from '../../../src/model/index.js';
import { request, stage } from '../../support/contact-stage.js';
import { fakeApi } from '../../support/fake-api.js';

const test = suite('model/contact/resume');

test.before.each(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the request of a signed-out person is offered after signing in, once, and not run by itself (G-02)', async () => {
  const signedOut = fork({ values: [[$api, fakeApi({ checkAuth: () => ({ authenticated: false }) }).api]] });
  await allSettled(reachOwnerFx, { scope: signedOut, params: request() });
  const { scope, names } = await stage(10);
  assert.equal(scope.getState($contactDialog), { step: 'confirm', request: request(), isResumed: true });
  assert.equal(names(), []);
  const again = await stage(10);
  assert.is(again.scope.getState($contactDialog), null);
});

test('an offer waits for a page of its own kind', async () => {
  const signedOut = fork({ values: [[$api, fakeApi({ checkAuth: () => ({ authenticated: false }) }).api]] });
  await allSettled(reachOwnerFx, { scope: signedOut, params: request({ surface: 'detail' }) });
  const { scope } = await stage(10);
  assert.is(scope.getState($contactDialog), null);
  await allSettled(contactReady, { scope, params: { place: 'listing-1', surface: 'detail' } });
  assert.is(scope.getState($contactDialog)?.request.place, 'listing-1');
});

test('a page that has yet to allow spending sends the person to our window, and offers the contact afterwards', async () => {
  const { toasts, scope, press } = await stage(10, {
    'GET /api/v3/user': () => {
      throw { reason: 'status', status: 403, code: 'confirm-first' } as unknown as Error;
    },
  });
  await press();
  assert.equal(toasts(), []);
  assert.is(scope.getState($contactDialog)?.step, 'sign-in');
  await allSettled(contactDialogClosed, { scope });
  await allSettled(sessionCheckRequested, { scope });
  assert.equal(scope.getState($contactDialog), { step: 'confirm', request: request(), isResumed: true });
});

test.run();
