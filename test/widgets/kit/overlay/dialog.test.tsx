import { allByRole, byRole, click, mount, settle } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Dialog, type ModalChange } from '../../../../src/widgets/kit/overlay/dialog.js';
import { Drawer } from '../../../../src/widgets/kit/overlay/drawer.js';

const test = suite('widgets/kit/overlay/dialog');

function Page({ Kind = Dialog }: { Kind?: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Show owner
      </button>
      <Kind
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        title="Owner information"
      >
        <p>Asha Patil</p>
        <input aria-label="Note" data-autofocus />
      </Kind>
    </>
  );
}

async function opened(Kind?: typeof Drawer) {
  const mounted = await mount(Kind ? <Page Kind={Kind} /> : <Page />);
  const opener = byRole(mounted.root, 'button', 'Show owner');
  opener.focus();
  await click(opener);
  return { ...mounted, opener };
}

test('it is modal, named by its title, and the focus goes to what asks for it', async () => {
  const { root, unmount } = await opened();
  const dialog = byRole<HTMLDialogElement>(root, 'dialog', 'Owner information');
  assert.ok(dialog.open);
  assert.is(document.activeElement, byRole(root, 'textbox', 'Note'));
  await unmount();
});

test('its close button closes it and the focus returns to what opened it', async () => {
  const { root, unmount, opener } = await opened();
  await click(byRole(root, 'button', 'Close'));
  assert.equal(allByRole(root, 'dialog'), []);
  assert.is(document.activeElement, opener);
  await unmount();
});

test('Escape, which reaches a dialog as its cancel event, closes it', async () => {
  const { root, unmount } = await opened();
  byRole(root, 'dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await settle();
  assert.equal(allByRole(root, 'dialog'), []);
  await unmount();
});

test('a press on the backdrop closes it; one inside, or begun inside, does not', async () => {
  const { root, unmount } = await opened();
  const dialog = byRole(root, 'dialog');
  const down = () => new Event('pointerdown', { bubbles: true });
  byRole(root, 'textbox', 'Note').dispatchEvent(down());
  await click(dialog);
  assert.is(allByRole(root, 'dialog').length, 1);
  dialog.dispatchEvent(down());
  await click(dialog);
  assert.equal(allByRole(root, 'dialog'), []);
  await unmount();
});

test('it tells the page when it opens and closes, so that toasts can follow', async () => {
  const told: boolean[] = [];
  const listen = (event: Event) => told.push((event as ModalChange).detail.isOpen);
  document.addEventListener('housing-modal', listen);
  const { root, unmount } = await opened();
  await click(byRole(root, 'button', 'Close'));
  document.removeEventListener('housing-modal', listen);
  assert.equal(told, [true, false]);
  await unmount();
});

test('a drawer is a dialog at an edge', async () => {
  const { root, unmount } = await opened(Drawer);
  assert.is(byRole(root, 'dialog').dataset.place, 'right');
  await unmount();
});

test.run();
