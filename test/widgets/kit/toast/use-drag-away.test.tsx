import { byRole, mount, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useDragAway } from '../../../../src/widgets/kit/toast/use-drag-away.js';

const test = suite('widgets/kit/toast/use-drag-away');

let dismissed = 0;

function Card() {
  const drag = useDragAway(() => (dismissed += 1));
  return (
    <div role="note" aria-label="card" {...drag}>
      <button type="button">Undo</button>
    </div>
  );
}

async function drag(from: HTMLElement, card: HTMLElement, by: number, last = 'pointerup') {
  const at = (type: string, clientX: number) =>
    Object.assign(new Event(type, { bubbles: true }), { clientX, button: 0, pointerId: 1 });
  from.dispatchEvent(at('pointerdown', 100));
  card.dispatchEvent(at('pointermove', 100 + by));
  const moved = card.style.translate;
  card.dispatchEvent(at(last, 100 + by));
  await settle();
  return moved;
}

async function card() {
  const mounted = await mount(<Card />);
  const element = byRole(mounted.root, 'note', 'card');
  Object.defineProperty(element, 'offsetWidth', { value: 300 });
  return { ...mounted, element };
}

test.before.each(() => {
  dismissed = 0;
});

test('dragged less than 80 percent of its width it follows and returns', async () => {
  const { element, unmount } = await card();
  assert.is(await drag(element, element, 239), '239px');
  assert.is(dismissed, 0);
  assert.is(element.style.translate, '');
  await unmount();
});

test('dragged 80 percent of its width to either side it goes', async () => {
  const { element, unmount } = await card();
  await drag(element, element, 240);
  assert.is(dismissed, 1);
  await drag(element, element, -240);
  assert.is(dismissed, 2);
  await unmount();
});

test('a cancelled drag and one that begins on a button leave it where it is', async () => {
  const { root, element, unmount } = await card();
  await drag(element, element, 290, 'pointercancel');
  await drag(byRole(root, 'button', 'Undo'), element, 290);
  assert.is(dismissed, 0);
  await unmount();
});

test.run();
