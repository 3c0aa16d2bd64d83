import { allByRole, byRole, click, mount, nameOf, press, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MenuButton, PopoverButton } from '../../../../src/widgets/kit/overlay/popover-button.js';

const test = suite('widgets/kit/overlay/popover-button');

const panel = () => <p>Buy a home</p>;

test('the button says whether its panel is open; choosing it again closes it', async () => {
  const { root, unmount } = await mount(
    <PopoverButton panel={panel} panelLabel="For buyers">
      Buyers
    </PopoverButton>,
  );
  const button = byRole(root, 'button', 'Buyers');
  assert.is(button.getAttribute('aria-expanded'), 'false');
  await click(button);
  assert.is(button.getAttribute('aria-expanded'), 'true');
  assert.is(button.getAttribute('aria-controls'), byRole(root, 'group', 'For buyers').id);
  await click(button);
  assert.equal(allByRole(root, 'group'), []);
  await unmount();
});

test('Escape closes the panel and gives the focus back', async () => {
  const { root, unmount } = await mount(
    <PopoverButton panel={panel} panelLabel="For buyers">
      Buyers
    </PopoverButton>,
  );
  const button = byRole(root, 'button', 'Buyers');
  await click(button);
  await press(document.body, 'Escape');
  assert.equal(allByRole(root, 'group'), []);
  assert.is(document.activeElement, button);
  await unmount();
});

test('a press outside, or a focus that leaves, closes the panel', async () => {
  for (const leaving of ['pointerdown', 'focusin']) {
    const { root, unmount } = await mount(
      <PopoverButton panel={panel} panelLabel="For buyers">
        Buyers
      </PopoverButton>,
    );
    await click(byRole(root, 'button', 'Buyers'));
    byRole(root, 'group').dispatchEvent(new Event(leaving, { bubbles: true, composed: true }));
    await settle();
    assert.is(allByRole(root, 'group').length, 1);
    document.body.dispatchEvent(new Event(leaving, { bubbles: true, composed: true }));
    await settle();
    assert.equal(allByRole(root, 'group'), []);
    await unmount();
  }
});

test('a menu takes the focus, arrows move in it, and an entry acts and closes it', async () => {
  let deleted = 0;
  const items = [
    { label: 'Edit', href: '/edit' },
    { label: 'Refresh' },
    { label: 'Delete', danger: true, onChoose: () => (deleted += 1) },
  ];
  const { root, unmount } = await mount(<MenuButton items={items}>Actions</MenuButton>);
  await click(byRole(root, 'button', 'Actions'));
  const focused = () => nameOf(document.activeElement as Element);
  assert.is(focused(), 'Edit');
  await press(document.activeElement as HTMLElement, 'ArrowUp');
  assert.is(focused(), 'Delete');
  await press(document.activeElement as HTMLElement, 'Home');
  assert.is(focused(), 'Edit');
  await click(byRole(root, 'menuitem', 'Delete'));
  assert.is(deleted, 1);
  assert.equal(allByRole(root, 'menu'), []);
  await unmount();
});

test.run();
