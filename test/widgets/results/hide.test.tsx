/** Hiding homes and posters in a list: at once, with undo, remembered on the device alone (S-719). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click, settle } from '../../support/mount.js';
import { openResults } from './market.js';

const test = suite('widgets/results: hiding');

const titles = (root: ParentNode): number => root.querySelectorAll('article').length;
const hides = (root: HTMLElement | ShadowRoot): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('button[value=hide]'),
];

test('a hidden home leaves a notice with undo, and stays hidden on this device', async () => {
  const { root, fake, unmount } = await openResults();
  const calls = fake.calls.length;
  assert.is(titles(root), 2);
  await click(hides(root)[0] as HTMLElement);
  await settle(5);
  assert.is(titles(root), 1);
  const undo = byRole(root, 'button', 'Undo');
  assert.is(document.activeElement, undo);
  assert.match(root.textContent, /1 home hidden\./);
  assert.ok(localStorage.getItem('housing:hidden') ?? localStorage.getItem('hidden'));
  await click(undo);
  await settle(5);
  assert.is(document.activeElement, hides(root)[0], 'the focus goes to the card that came back');
  assert.is(titles(root), 2);
  assert.is(localStorage.getItem('housing:hidden') ?? localStorage.getItem('hidden'), null);
  assert.is(fake.calls.length, calls, 'nothing is sent');
  await unmount();
});

test('no more from a poster hides all of theirs; the line shows them, and forgets', async () => {
  const { root, unmount } = await openResults();
  await click(hides(root)[1] as HTMLElement);
  await settle(5);
  await click(byRole(root, 'button', 'No more from this poster'));
  await settle(5);
  assert.is(titles(root), 0);
  assert.match(root.textContent, /No more homes from this poster\./);
  assert.match(root.textContent, /2 homes hidden\./);
  assert.is(document.activeElement, byRole(root, 'button', 'Undo'), 'the pressed button is gone');
  const line = byRole(root, 'button', 'Show');
  line.focus();
  await click(line);
  await settle(5);
  await click(byRole(root, 'button', 'Hide again'));
  await settle(5);
  assert.is(document.activeElement, byRole(root, 'button', 'Show'), 'notices that come back leave the focus');
  await click(byRole(root, 'button', 'Show'));
  await settle(5);
  assert.is(titles(root), 2);
  await click(byRole(root, 'button', 'Forget all I hid'));
  await settle(5);
  assert.is(allByRole(root, 'button', 'Forget all I hid').length, 0);
  assert.is(titles(root), 2);
  await unmount();
});

test("on a partner's page hiding stays within its lock: the search asks for what is locked as before", async () => {
  const { root, searches, fake, unmount } = await openResults({ tab: 'Buy', locked: 'tab=Buy&city=Pune' });
  await click(hides(root)[0] as HTMLElement);
  await settle(5);
  await click(byRole(root, 'button', 'No more from this poster'));
  await settle(5);
  assert.is(titles(root), 0);
  assert.equal(
    searches().map(({ query }) => query.city),
    ['Pune'],
  );
  assert.equal(
    fake.calls.filter(({ name }) => !name.startsWith('GET ')),
    [],
  );
  await unmount();
});

test.run();
