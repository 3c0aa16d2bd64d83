import { allByRole, byRole, mount, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Picture, sourceSet } from '../../../../src/widgets/kit/listing/picture.js';

const test = suite('widgets/kit/listing/picture');

const src = 'https://homes.example/media/abc-800.webp';

test('our own media come in three widths, any other picture as it is', () => {
  assert.is(
    sourceSet(src),
    'https://homes.example/media/abc-400.webp 400w, https://homes.example/media/abc-800.webp 800w, https://homes.example/media/abc-1600.webp 1600w',
  );
  assert.is(sourceSet('https://elsewhere.example/home.jpg'), undefined);
});

test('it keeps its place, shows its colour and loads when near', async () => {
  const { root, unmount } = await mount(
    <Picture src={src} alt="Living room" width={800} height={600} colour="rgb(1, 2, 3)" />,
  );
  const image = byRole<HTMLImageElement>(root, 'img', 'Living room');
  assert.is(image.getAttribute('loading'), 'lazy');
  assert.equal([image.getAttribute('width'), image.getAttribute('height')], ['800', '600']);
  assert.is((image.parentElement as HTMLElement).style.backgroundColor, 'rgb(1, 2, 3)');
  await unmount();
});

test('a picture that is missing or does not load is a drawn house with the same words', async () => {
  const { root, rerender, unmount } = await mount(<Picture src={src} alt="Living room" />);
  root.querySelector('img')?.dispatchEvent(new Event('error'));
  await settle();
  assert.is(byRole(root, 'img', 'Living room').localName, 'svg');
  await rerender(<Picture src="https://homes.example/media/other-800.webp" alt="Kitchen" />);
  assert.is(byRole(root, 'img', 'Kitchen').localName, 'img');
  await rerender(<Picture src={undefined} alt="" />);
  assert.is(allByRole(root, 'img', 'No photos yet').length, 1);
  await unmount();
});

test.run();
