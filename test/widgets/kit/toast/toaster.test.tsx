import { allByRole, byRole, click, mount, settle } from '../../../support/mount.js';
import { type HeldClock, holdClock } from '../../../support/held-clock.js';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import toast from 'react-hot-toast/headless';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAuthFx, sessionCheckRequested } from '../../../../src/model/session/session.js';
import { Dialog } from '../../../../src/widgets/kit/overlay/dialog.js';
import { showToast } from '../../../../src/widgets/kit/toast/toast.js';
import { Toaster } from '../../../../src/widgets/kit/toast/toaster.js';

const test = suite('widgets/kit/toast/toaster');

const list = (root: HTMLElement) => byRole(byRole(root, 'region', 'Notifications'), 'list');
const texts = (root: ParentNode & Node) =>
  [...root.querySelectorAll('li:not([data-closing])')].map((toast) => toast.textContent);

let clock: HeldClock;

test.before.each(() => {
  clock = holdClock();
});
test.after.each(async () => {
  toast.remove();
  await settle();
  clock.release();
});

/** Lets a time pass, from what is drawn by now to what follows. */
const pass = async (milliseconds: number) => {
  await settle();
  clock.advance(milliseconds);
  await settle();
};

test('toasts are listed, newest first; an error interrupts, the others wait', async () => {
  const { root, unmount } = await mount(<Toaster />);
  showToast({ tone: 'success', text: 'Saved.' });
  showToast({ tone: 'error', text: 'Not enough coins.' });
  await settle();
  assert.equal(texts(root), ['Not enough coins.', 'Saved.']);
  assert.is(byRole(root, 'alert').textContent, 'Not enough coins.');
  assert.is(byRole(root, 'status').textContent, 'Saved.');
  await unmount();
});

test('a toast closes after its time and says so once', async () => {
  const { root, unmount } = await mount(<Toaster />);
  let closed = 0;
  showToast({ tone: 'info', text: 'Copied.', duration: 3000, onClose: () => (closed += 1) });
  await settle();
  await pass(2999);
  assert.equal(texts(root), ['Copied.']);
  await pass(1);
  assert.equal(texts(root), []);
  assert.is(closed, 1);
  await unmount();
});

test('what asked to sign in closes once somebody has', async () => {
  const scope = fork({ handlers: [[checkAuthFx, () => true]] });
  const { root, unmount } = await mount(
    <Provider value={scope}>
      <Toaster />
    </Provider>,
  );
  showToast({ tone: 'info', text: 'Please Login First !!', id: 'login-first' });
  showToast({ tone: 'info', text: 'Copied.' });
  await settle();
  assert.equal(texts(root), ['Copied.', 'Please Login First !!']);
  await allSettled(sessionCheckRequested, { scope });
  await settle();
  assert.equal(texts(root), ['Copied.']);
  await unmount();
});

test('a loading toast stays, and becomes a success under the same id', async () => {
  const { root, unmount } = await mount(<Toaster />);
  showToast({ tone: 'loading', text: 'Sending', id: 'send' });
  await pass(60_000);
  assert.equal(texts(root), ['Sending']);
  showToast({ tone: 'success', text: 'Sent.', id: 'send' });
  await settle();
  assert.equal(texts(root), ['Sent.']);
  await unmount();
});

for (const [start, end] of [
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
] as const) {
  test(`the clock stands still from ${start} to ${end}`, async () => {
    const { root, unmount } = await mount(<Toaster />);
    showToast({ tone: 'info', text: 'Read me.', duration: 3000 });
    await settle();
    list(root).dispatchEvent(new Event(start, { bubbles: start === 'focusin' }));
    await pass(60_000);
    assert.equal(texts(root), ['Read me.']);
    list(root).dispatchEvent(new Event(end, { bubbles: end === 'focusout' }));
    await pass(3000);
    assert.equal(texts(root), []);
    await unmount();
  });
}

test('the clock stands still while the window has lost the focus', async () => {
  const { root, unmount } = await mount(<Toaster />);
  showToast({ tone: 'info', text: 'Read me.', duration: 3000 });
  await settle();
  dispatchEvent(new Event('blur'));
  await pass(60_000);
  assert.equal(texts(root), ['Read me.']);
  dispatchEvent(new Event('focus'));
  await pass(3000);
  assert.equal(texts(root), []);
  await unmount();
});

test('its button dismisses it', async () => {
  const { root, unmount } = await mount(<Toaster />);
  showToast({ tone: 'error', text: 'Failed.' });
  await settle();
  await click(byRole(root, 'button', 'Dismiss'));
  assert.equal(texts(root), []);
  await unmount();
});

test('Alt+T goes to the newest', async () => {
  const { unmount } = await mount(<Toaster />);
  showToast({ tone: 'info', text: 'First' });
  showToast({ tone: 'info', text: 'Second' });
  await settle();
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', altKey: true }));
  assert.match((document.activeElement as Element).textContent, 'Second');
  await unmount();
});

test('while a dialog is open the toasts stand inside it, where they are not inert', async () => {
  const view = (isOpen: boolean) => (
    <>
      <Toaster />
      <Dialog isOpen={isOpen} onClose={() => {}} title="Owner">
        text
      </Dialog>
    </>
  );
  const { root, rerender, unmount } = await mount(view(true));
  showToast({ tone: 'success', text: 'Copied.' });
  await settle();
  assert.equal(texts(byRole(root, 'dialog')), ['Copied.']);
  await rerender(view(false));
  assert.equal(texts(root), ['Copied.']);
  assert.equal(allByRole(root, 'dialog'), []);
  await unmount();
});

test.run();
