import { allByRole, byRole, click } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../../support/mount-view.js';
import type { FakeReply } from '../../../support/fake-api.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: reaching owners');

test.before.each(() => {
  sessionStorage.clear();
});

const owner = { name: 'Asha Patil', phone: '9876543210', email: 'asha@example.com' };

/** Opens the results as a signed-in person with 10 coins sees them. */
const openSignedIn = async (replies: Record<string, FakeReply> = {}) => {
  const opened = await openResults(
    { tab: 'Buy' },
    {
      replies: {
        checkAuth: () => ({ authenticated: true }),
        'get-coin': () => ({ coins: 10 }),
        'GET /api/v1/profile': () => ({ _id: 'me', contactConsent: true }),
        'my-contacts': () => ({ contacts: [] }),
        '/user/': () => owner,
        sendsms: () => ({ message: 'Message sent' }),
        'update-coins': () => ({ coins: 8 }),
        'add-viewdata': () => ({ message: 'View recorded' }),
        ...replies,
      },
    },
  );
  await until(() => opened.fake.callsOf('my-contacts').length === 1);
  await until(() => opened.text().includes('Available 10'));
  return opened;
};

const firstButton = (root: HTMLElement, name: RegExp) => allByRole(root, 'button', name)[0] as HTMLElement;
const dialogOf = (root: HTMLElement) => byRole(root, 'dialog');
const hasDialog = (root: HTMLElement) => root.querySelector('dialog') !== null;

test('View Number shows the owner with every way to reach them, and the new balance (S-113, S-158)', async () => {
  const { root, text, unmount } = await openSignedIn();
  await click(firstButton(root, /^View Number/));
  await until(() => hasDialog(root));
  const dialog = dialogOf(root);
  assert.match(dialog.textContent, 'Owner Information');
  assert.match(dialog.textContent, 'Asha Patil');
  assert.is(byRole(dialog, 'link', '+91 9876543210').getAttribute('href'), 'tel:+919876543210');
  assert.is(byRole(dialog, 'link', 'Call').getAttribute('href'), 'tel:+919876543210');
  assert.match(
    byRole(dialog, 'link', 'WhatsApp').getAttribute('href') ?? '',
    'https://wa.me/919876543210?text=',
  );
  assert.is(byRole(dialog, 'link', 'asha@example.com').getAttribute('href'), 'mailto:asha@example.com');
  assert.match(dialog.textContent, 'before you pay anything');
  await until(() => text().includes('Available 8'));
  assert.match(text(), 'Available 8');
  await unmount();
});

test('the phone number is copied as it is shown', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (said: string) => void copied.push(said) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const { root, unmount } = await openSignedIn();
  await click(firstButton(root, /^View Number/));
  await until(() => hasDialog(root));
  await click(byRole(dialogOf(root), 'button', 'Copy the phone number'));
  assert.equal(copied, ['+91 9876543210']);
  await unmount();
});

test('what is paid for says so on every card of the owner (C-01)', async () => {
  const { root, unmount } = await openSignedIn();
  await click(firstButton(root, /^View Number/));
  await until(() => hasDialog(root));
  assert.match(firstButton(root, /^View Number/).textContent, 'Paid');
  assert.is(firstButton(root, /^Contact/).getAttribute('aria-label'), 'Contact 2 coins');
  await unmount();
});

test('the first paid contact says who sees what, and Not now pays nothing (D-15)', async () => {
  const { root, fake, unmount } = await openSignedIn({
    'GET /api/v1/profile': () => ({ _id: 'me', contactConsent: false }),
  });
  await click(firstButton(root, /^Contact/));
  await until(() => hasDialog(root));
  const dialog = dialogOf(root);
  assert.match(dialog.textContent, 'The owner will see your name, phone and e-mail.');
  assert.match(dialog.textContent, 'This takes 2 coins. You have 10.');
  await click(byRole(dialog, 'button', 'Not now'));
  assert.is(hasDialog(root), false);
  assert.is(fake.callsOf('sendsms').length, 0);
  await click(firstButton(root, /^Contact/));
  await until(() => hasDialog(root));
  await click(byRole(dialogOf(root), 'button', 'Contact, 2 coins'));
  await until(() => fake.callsOf('add-viewdata').length === 1);
  assert.is(fake.callsOf('sendsms').length, 1);
  assert.is(hasDialog(root), false);
  await unmount();
});

test('on the person’s own listing there is Edit instead (G-23)', async () => {
  const { root, unmount } = await openSignedIn({
    'GET /api/v1/profile': () => ({ _id: 'owner-1', contactConsent: true }),
  });
  await until(() => allByRole(root, 'link', 'Edit').length > 0);
  assert.equal(allByRole(root, 'button', /^View Number/), []);
  assert.is(allByRole(root, 'link', 'Edit')[0]?.getAttribute('href'), '/manage');
  await unmount();
});

test.run();
