import { allByRole, byRole, click, mount, press } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Gallery } from '../../../../src/widgets/kit/gallery/gallery.js';
// Already there, so that what is wanted on demand arrives at once.
import '../../../../src/widgets/kit/gallery/viewer.js';
import { until } from '../../../support/mount-view.js';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { slidesOf } from '../../../../src/widgets/kit/gallery/slides.js';

const test = suite('widgets/kit/gallery');

const images = [1, 2, 3, 4, 5, 6].map((at) => `https://pictures.test/${String(at)}-1600.webp`);
const colours = ['#111111', '#222222'];

const draw = async (props: { images: readonly string[]; video?: string; colours?: readonly string[] }) => {
  const { root, unmount } = await mount(
    <Gallery alt="2 BHK Flat in Powai" view={listingView('sell', {})} {...props} />,
  );
  return { root, unmount, dialog: () => root.querySelector('dialog') };
};

test('every picture is a button that opens it, the first loaded at once', async () => {
  const { root, unmount } = await draw({ images, colours });
  const items = [...root.querySelectorAll('li')];
  assert.is(items.length, 6);
  const [first, second] = items.map((item) => item.querySelector('img') as HTMLImageElement);
  assert.ok(first);
  assert.is(first.getAttribute('src'), 'https://pictures.test/1-800.webp');
  assert.match(first.getAttribute('srcset') ?? '', '1-1600.webp 1600w');
  assert.is(first.getAttribute('loading'), 'eager');
  assert.is(second?.getAttribute('loading'), 'lazy');
  assert.is((first.parentElement as HTMLElement).style.backgroundColor, '#111111');
  assert.ok(byRole(root, 'button', '2 BHK Flat in Powai. Open picture 6 of 6'));
  assert.match(root.textContent, '1 / 6');
  await unmount();
});

test('a home without a photo says so beside the map of where it is, and nothing can be opened', async () => {
  const place = { is: 'in', map: 'https://site.test/place-map/a.svg' };
  const view = listingView('sell', { images: [], place });
  const { root, unmount } = await mount(<Gallery alt="2 BHK Flat in Powai" images={[]} view={view} />);
  assert.is(byRole(root, 'img', 'No photos yet').getAttribute('src'), `${place.map}?en`);
  assert.is(root.textContent, 'No photos yet');
  assert.equal(allByRole(root, 'button'), []);
  await unmount();
});

test('the viewer opens at the chosen picture and counts', async () => {
  const { root, unmount, dialog } = await draw({ images });
  await click(byRole(root, 'button', /picture 3 of 6/));
  // The viewer's file comes when it is first asked for.
  await until(() => dialog() !== null);
  const viewer = dialog() as HTMLDialogElement;
  assert.ok(viewer.open);
  assert.match(byRole(viewer, 'status').textContent, '3 of 6');
  const shown = viewer.querySelector('li:not([aria-hidden]) img');
  assert.is(shown?.getAttribute('alt'), '2 BHK Flat in Powai, 3 of 6');
  await unmount();
});

test('arrows, Home and End step through the viewer and stop at its ends', async () => {
  const { root, unmount, dialog } = await draw({ images });
  await click(byRole(root, 'button', 'See all 6'));
  const viewer = dialog() as HTMLDialogElement;
  const at = () => byRole(viewer, 'status').textContent.replace(/.*\d \/ \d/, '');
  assert.is(at(), '1 of 6');
  assert.is(await press(viewer, 'ArrowRight'), false);
  assert.is(at(), '2 of 6');
  await press(viewer, 'End');
  assert.is(at(), '6 of 6');
  await press(viewer, 'ArrowRight');
  assert.is(at(), '6 of 6');
  assert.ok(byRole<HTMLButtonElement>(viewer, 'button', 'Next').disabled);
  await press(viewer, 'ArrowLeft');
  assert.is(at(), '5 of 6');
  await press(viewer, 'Home');
  assert.is(at(), '1 of 6');
  assert.ok(byRole<HTMLButtonElement>(viewer, 'button', 'Previous').disabled);
  assert.is(await press(viewer, 'a'), true);
  await unmount();
});

test('buttons and thumbnails go to their picture, the current one marked', async () => {
  const { root, unmount, dialog } = await draw({ images });
  await click(byRole(root, 'button', 'See all 6'));
  const viewer = dialog() as HTMLDialogElement;
  await click(byRole(viewer, 'button', 'Next'));
  assert.is(byRole(viewer, 'button', 'Picture 2').getAttribute('aria-current'), 'true');
  await click(byRole(viewer, 'button', 'Picture 5'));
  assert.match(byRole(viewer, 'status').textContent, '5 of 6');
  await unmount();
});

test('Escape and the close button leave the viewer, and the focus goes back', async () => {
  const { root, unmount, dialog } = await draw({ images });
  const opener = byRole(root, 'button', /picture 2 of 6/);
  opener.focus();
  await click(opener);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await press(root, 'x');
  assert.is(dialog(), null);
  assert.is(document.activeElement, opener);
  await click(opener);
  await click(byRole(dialog() as HTMLElement, 'button', 'Close'));
  assert.is(dialog(), null);
  await unmount();
});

test('the page hears that a dialog of ours opened and closed', async () => {
  const { root, unmount } = await draw({ images });
  const heard: boolean[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent<{ isOpen: boolean }>).detail.isOpen);
  document.addEventListener('housing-modal', hear);
  await click(byRole(root, 'button', 'See all 6'));
  await click(byRole(root, 'button', 'Close'));
  document.removeEventListener('housing-modal', hear);
  assert.equal(heard, [true, false]);
  await unmount();
});

test('the viewer tours by room: a button for each leads to its first picture, captions stand below', async () => {
  const { root, unmount } = await mount(
    <Gallery
      alt="2 BHK Flat in Powai"
      images={images.slice(0, 3)}
      view={listingView('sell', {
        imageRooms: ['Kitchen', 'Bedroom', 'Kitchen'],
        imageCaptions: ['', 'अपना कमरा', ''],
      })}
    />,
  );
  await click(byRole(root, 'button', 'See all 3'));
  const viewer = root.querySelector('dialog') as HTMLDialogElement;
  const rooms = byRole(viewer, 'group', 'Rooms');
  assert.equal(
    allByRole(rooms, 'button').map(({ textContent }) => textContent),
    ['Kitchen2', 'Bedroom'],
  );
  await click(byRole(rooms, 'button', 'Bedroom'));
  assert.is(byRole(rooms, 'button', 'Bedroom').getAttribute('aria-current'), 'true');
  assert.match(byRole(viewer, 'status').textContent, '3 of 3');
  const shown = viewer.querySelector('li:not([aria-hidden]) img');
  assert.is(shown?.getAttribute('alt'), '2 BHK Flat in Powai, Bedroom, 3 of 3');
  assert.is(viewer.querySelector('p[lang=""]')?.textContent, 'अपना कमरा');
  await unmount();
});

test('a video comes last, with controls and the first picture as its poster, and rests when it is left', async () => {
  const { root, unmount, dialog } = await draw({
    images: images.slice(0, 2),
    video: 'https://pictures.test/v.mp4',
  });
  await click(byRole(root, 'button', 'Video'));
  const viewer = dialog() as HTMLDialogElement;
  assert.match(byRole(viewer, 'status').textContent, '3 of 3');
  const video = viewer.querySelector('video') as HTMLVideoElement;
  assert.is(video.getAttribute('src'), 'https://pictures.test/v.mp4');
  assert.is(video.getAttribute('poster'), 'https://pictures.test/1-800.webp');
  assert.ok(video.hasAttribute('controls'));
  let pauses = 0;
  video.pause = () => (pauses += 1);
  assert.is(await press(video, 'ArrowLeft'), true, 'the video keeps its own arrows');
  await click(byRole(viewer, 'button', 'Previous'));
  assert.is(pauses, 1);
  await unmount();
});

test('slides keep the order and the colours of the pictures', () => {
  const slides = slidesOf({ images: images.slice(0, 2), colours, video: 'v.mp4' });
  assert.equal(
    slides.map(({ isVideo, colour }) => [isVideo, colour]),
    [
      [false, '#111111'],
      [false, '#222222'],
      [true, '#111111'],
    ],
  );
  assert.is(slidesOf({ images: [], video: null }).length, 0);
});

test('a button and keys zoom in on a picture and out again; arrows then move it, and another begins whole', async () => {
  const { root, unmount, dialog } = await draw({ images });
  await click(byRole(root, 'button', 'See all 6'));
  const viewer = dialog() as HTMLDialogElement;
  const scale = () =>
    /scale\(([\d.]+)\)/.exec(
      viewer.querySelector<HTMLElement>('li:not([aria-hidden]) img')?.style.transform ?? '',
    )?.[1];
  await click(byRole(viewer, 'button', 'Zoom in'));
  assert.is(scale(), '2.5');
  const counter = byRole(viewer, 'status').textContent;
  await press(viewer, 'ArrowRight');
  assert.is(byRole(viewer, 'status').textContent, counter);
  await press(viewer, '0');
  assert.is(scale(), undefined);
  await press(viewer, '+');
  assert.is(scale(), '2.5');
  await press(viewer, 'End');
  assert.is(scale(), undefined);
  await unmount();
});

test('a video is not zoomed', async () => {
  const { root, unmount, dialog } = await draw({
    images: images.slice(0, 1),
    video: 'https://pictures.test/film.mp4',
  });
  await click(byRole(root, 'button', 'Video'));
  await press(dialog() as HTMLDialogElement, 'End');
  assert.equal(allByRole(dialog() as HTMLDialogElement, 'button', /Zoom/), []);
  await unmount();
});

test('the ways to the seller stand in the viewer', async () => {
  const { root, unmount } = await mount(
    <Gallery
      alt="2 BHK Flat"
      images={images}
      view={listingView('sell', {})}
      contact={<button type="button">Get Phone No.</button>}
    />,
  );
  assert.equal(allByRole(root, 'button', 'Get Phone No.'), []);
  await click(byRole(root, 'button', 'See all 6'));
  assert.ok(byRole(root, 'button', 'Get Phone No.'));
  await unmount();
});

test.run();
