import { holdClock } from '../../../support/held-clock.js';
import { allByRole, byRole, click, mount, nameOf, press, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Carousel } from '../../../../src/widgets/kit/carousel/carousel.js';

const test = suite('widgets/kit/carousel/carousel');

const slides = ['Palava', 'Lodha', 'Godrej', 'Kalpataru'].map((id) => ({ id, content: id }));
const current = (root: HTMLElement) => nameOf(root.querySelector('button[aria-current]') as Element);

test('it is a named carousel of numbered slides', async () => {
  const { root, unmount } = await mount(<Carousel label="Projects" slides={slides} />);
  const frame = root.querySelector('[aria-roledescription=carousel]');
  assert.is(frame?.getAttribute('aria-label'), 'Projects');
  assert.equal(allByRole(byRole(root, 'group', 'Projects'), 'group').map(nameOf), [
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ]);
  await unmount();
});

test('buttons and dots move it, and the ends stop it', async () => {
  const moved: number[] = [];
  const { root, unmount } = await mount(
    <Carousel label="Projects" slides={slides} onSlide={(at) => moved.push(at)} />,
  );
  const button = (name: string) => byRole<HTMLButtonElement>(root, 'button', name);
  assert.ok(button('Previous slide').disabled);
  await click(button('Next slide'));
  await click(button('Go to slide 4'));
  assert.is(current(root), 'Go to slide 4');
  assert.ok(button('Next slide').disabled);
  assert.equal(moved, [1, 3]);
  await unmount();
});

test('with three in view there are two places to be', async () => {
  const { root, unmount } = await mount(<Carousel label="Similar" slides={slides} perView={3} />);
  assert.is(allByRole(root, 'button', /^Go to slide/).length, 2);
  await unmount();
});

test('one place has no controls', async () => {
  const { root, unmount } = await mount(<Carousel label="Similar" slides={slides} perView={4} />);
  assert.equal(allByRole(root, 'button'), []);
  await unmount();
});

test('arrow keys on the track move it', async () => {
  const { root, unmount } = await mount(<Carousel label="Projects" slides={slides} />);
  const track = byRole(root, 'group', 'Projects');
  assert.is(track.tabIndex, 0);
  await press(track, 'ArrowRight');
  assert.is(current(root), 'Go to slide 2');
  await press(track, 'ArrowLeft');
  assert.is(current(root), 'Go to slide 1');
  await unmount();
});

test('what plays by itself goes round, can be paused, and stands still under the pointer', async () => {
  const clock = holdClock();
  const { root, unmount } = await mount(
    <Carousel label="Banners" slides={slides.slice(0, 2)} autoplay={4000} />,
  );
  const frame = root.querySelector('section') as HTMLElement;
  const places: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    clock.advance(4000);
    await settle();
    places.push(current(root));
  }
  const [one, two] = ['Go to slide 1', 'Go to slide 2'];
  assert.equal(places, [two, one, two, one]);
  frame.dispatchEvent(new Event('pointerenter'));
  await settle();
  clock.advance(60_000);
  await settle();
  assert.is(current(root), one);
  frame.dispatchEvent(new Event('pointerleave'));
  await click(byRole(root, 'button', 'Pause'));
  clock.advance(60_000);
  await settle();
  assert.is(current(root), one);
  assert.ok(byRole(root, 'button', 'Play'));
  await unmount();
  clock.release();
});

test('for who wants no motion it stands still until it is asked to play', async () => {
  const clock = holdClock();
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query);
  const { root, unmount } = await mount(
    <Carousel label="Banners" slides={slides.slice(0, 2)} autoplay={3000} />,
  );
  clock.advance(60_000);
  await settle();
  assert.is(current(root), 'Go to slide 1');
  await click(byRole(root, 'button', 'Play'));
  clock.advance(3000);
  await settle();
  assert.is(current(root), 'Go to slide 2');
  await unmount();
  window.matchMedia = matchMedia;
  clock.release();
});

test('it stands still while the focus is in it', async () => {
  const clock = holdClock();
  const { root, unmount } = await mount(
    <Carousel label="Banners" slides={slides.slice(0, 2)} autoplay={3000} />,
  );
  byRole(root, 'group', 'Banners').focus();
  await settle();
  clock.advance(60_000);
  await settle();
  assert.is(current(root), 'Go to slide 1');
  await unmount();
  clock.release();
});

test.run();
