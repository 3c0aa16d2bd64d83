import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  $activeToaster,
  $waitingToasts,
  toasterAppeared,
  toasterLeft,
  toastRequested,
  toastShown,
} from '../../../src/model/index.js';

const test = suite('model/toasts/toasts');

test('toasts wait in their order until they are shown', async () => {
  const scope = fork();
  await allSettled(toastRequested, { scope, params: { tone: 'info', text: 'first' } });
  await allSettled(toastRequested, { scope, params: { tone: 'error', text: 'second' } });
  await allSettled(toastShown, { scope });
  assert.equal(scope.getState($waitingToasts), [{ tone: 'error', text: 'second' }]);
});

test('the first toaster shows the toasts, and the next one when it is removed', async () => {
  const scope = fork();
  assert.is(scope.getState($activeToaster), null);
  await allSettled(toasterAppeared, { scope, params: 'host' });
  await allSettled(toasterAppeared, { scope, params: 'widget' });
  assert.is(scope.getState($activeToaster), 'host');
  await allSettled(toasterLeft, { scope, params: 'host' });
  assert.is(scope.getState($activeToaster), 'widget');
});

test.run();
