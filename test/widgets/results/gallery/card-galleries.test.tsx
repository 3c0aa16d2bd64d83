import { allByRole, byRole, click, press, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/results/gallery/card-galleries.js';
import { aSale } from '../../../support/a-listing.js';
import { Answered, type FakeReply } from '../../../support/fake-api.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: the pictures of cards');

const three = ['a-1600.webp', 'b-1600.webp', 'c-1600.webp'];

/** There is no layout either: whatever is watched is in view. Other suites have the observer that sees nothing. */
const { IntersectionObserver } = globalThis;
test.before(() => {
  globalThis.IntersectionObserver = Everything as never;
});
test.after(() => {
  globalThis.IntersectionObserver = IntersectionObserver;
});
class Everything {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target }]);
  }
  unobserve() {}
  disconnect() {}
}

/** Two homes as cards: one with three pictures, one with a single one. */
const answer: FakeReply = ({ query }) => {
  if (query.fields === 'images') return [{ _id: 'many', images: three, imageColours: ['#112233'] }];
  const homes = [
    { _id: 'many', images: three.slice(0, 1), imageCount: 3 },
    { _id: 'single', images: three.slice(0, 1), imageCount: 1 },
  ];
  return new Answered(homes.map(aSale), { 'X-Total-Count': '2' });
};

const open = async () => {
  const view = await openResults({ tab: 'Buy' }, { replies: { '/properties/': answer } });
  const [many, single] = view.root.querySelectorAll('article');
  if (!many || !single) throw new Error('There are no two cards.');
  const over = async (card: Element, pointerType: string) => {
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    card.dispatchEvent(event);
    await settle(5);
  };
  return { ...view, many, single, over, asked: () => view.searches().slice(1) };
};

/** The row that is swiped, with as many pictures as were loaded. */
const rowOf = (card: Element) => card.querySelector<HTMLElement>('a[data-card][tabindex="-1"]');
const loadedIn = (card: Element) => rowOf(card)?.querySelectorAll('img').length;

/** There is no layout: a row is as wide as it is told, and one picture wide. */
const giveWidth = (row: HTMLElement | null) => {
  if (!row) throw new Error('There is no row of pictures.');
  let left = 0;
  Object.defineProperties(row, {
    clientWidth: { value: 300 },
    scrollLeft: {
      get: () => left,
      set: (to: number) => {
        left = to;
        row.dispatchEvent(new Event('scroll'));
      },
    },
  });
};

test('a card under the mouse has all its pictures, asked for once for the whole list', async () => {
  const { many, single, over, asked, unmount } = await open();
  assert.equal([rowOf(many), asked().length], [null, 0]);
  await over(many, 'mouse');
  await over(single, 'mouse');
  assert.equal(
    asked().map(({ query }) => [query.ids, query.fields]),
    [['many', 'images']],
  );
  assert.is(rowOf(many)?.children.length, 3);
  assert.is(loadedIn(many), 2);
  assert.is(rowOf(single), null);
  await unmount();
});

test('under a finger the cards in view have theirs, and no further picture is loaded before one is touched', async () => {
  const { many, over, unmount } = await open();
  await over(many, 'touch');
  assert.is(loadedIn(many), 1);
  rowOf(many)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  assert.is(loadedIn(many), 2);
  await unmount();
});

test('arrows and arrow keys turn the pictures, and each loads the one after it', async () => {
  const { many, over, unmount } = await open();
  await over(many, 'mouse');
  giveWidth(rowOf(many));
  const arrows = () => allByRole(many, 'button', /picture$/).map((each) => each.getAttribute('aria-label'));
  assert.equal(arrows(), ['Next picture']);
  await click(byRole(many, 'button', 'Next picture'));
  assert.equal([arrows(), loadedIn(many)], [['Previous picture', 'Next picture'], 3]);
  assert.match(many.textContent, 'Picture 2 of 3');
  await press(many, 'ArrowRight');
  assert.match(many.textContent, 'Picture 3 of 3');
  assert.equal(arrows(), ['Previous picture']);
  await press(many, 'ArrowRight');
  await press(many, 'ArrowLeft');
  assert.match(many.textContent, 'Picture 2 of 3');
  await unmount();
});

test('the row is part of the card’s link, and leaves the keyboard and screen readers the one there is', async () => {
  const { many, over, unmount } = await open();
  await over(many, 'mouse');
  const [row, link] = many.querySelectorAll<HTMLAnchorElement>('a[data-card]');
  assert.is(row?.href, link?.href);
  assert.is(row?.getAttribute('aria-hidden'), 'true');
  await unmount();
});

test('a card that is looked at, with one picture too, can be reported; its button is the last for the keyboard', async () => {
  const { single, root, over, unmount } = await open();
  assert.equal(allByRole(single, 'button', /^Report/), []);
  await over(single, 'mouse');
  const flag = byRole(single, 'button', /^Report .+/);
  assert.is([...single.querySelectorAll('a[href], button')].at(-1), flag);
  await click(flag);
  await settle(5);
  const dialog = root.querySelector('dialog');
  assert.match(dialog?.textContent ?? '', 'What is wrong?');
  assert.not.ok(single.contains(dialog), 'the card hears the arrow keys');
  await unmount();
});

test.run();
