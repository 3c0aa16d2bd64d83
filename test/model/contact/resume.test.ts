import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contactReady } from '../../../src/model/contact/facts.js';
import { $contactDialog, contactDialogClosed, reachOwnerFx } from '../../../src/model/contact/reach-owner.js';
import { $api, $connection } from '../../../src/model/index.js';
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

test('on a partner’s page the request is offered by our own frame, which asks about the coins', async () => {
  const connection = { apiBase: 'https://market.example', key: 'pk_live_x' };
  const fake = fakeApi({ checkAuth: () => ({ authenticated: false }) });
  const scope = fork({
    values: [
      [$api, fake.api],
      [$connection, connection],
    ],
  });
  await allSettled(reachOwnerFx, { scope, params: request() });
  assert.is(scope.getState($contactDialog)?.step, 'sign-in');
  await allSettled(contactDialogClosed, { scope });
  await allSettled(contactReady, { scope, params: { place: 'results-1', surface: 'search' } });
  assert.equal(scope.getState($contactDialog), { step: 'allow', request: request() });
});

test.run();
