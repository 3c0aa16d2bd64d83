import { byRole, mount } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { listingKinds } from '../../../../src/model/rules/kinds.js';
import type { ListingView } from '../../../../src/model/rules/listing/view-type.js';
import type { Locale } from '../../../../src/widgets/kit/language/locale.js';
import { HomePicture } from '../../../../src/widgets/kit/listing/home-picture.js';

const test = suite('widgets/kit/listing/home-picture');

const place = { is: 'near', map: 'https://site.test/place-map/19.1,72.9,300.svg' };

const draw = (view: ListingView, locale: Locale = 'en') =>
  mount(<HomePicture view={view} text={{ noPicture: 'No photos yet', locale }} alt="2 BHK Flat in Powai" />);

test('a home shows its first photo, in its middle size, also where its place is known', async () => {
  const images = ['https://site.test/a-1600.webp', 'https://site.test/b-1600.webp'];
  const { root, unmount } = await draw(listingView('sell', { images, place }));
  const image = byRole(root, 'img', '2 BHK Flat in Powai');
  assert.is(image.getAttribute('src'), 'https://site.test/a-800.webp');
  await unmount();
});

test('a home without a photo shows the small map of where it is, with names in the language', async () => {
  const { root, unmount } = await draw(listingView('sell', { images: [], place }), 'mr');
  assert.is(byRole(root, 'img', 'No photos yet').getAttribute('src'), `${place.map}?mr`);
  await unmount();
});

test('without a place a plot, a room, a shop and a flat are drawn each in its own way', async () => {
  const drawings = new Map<string, string>();
  for (const kind of listingKinds) {
    const { root, unmount } = await draw(listingView(kind, { images: [], place: { is: 'in' } }));
    const image = byRole(root, 'img', 'No photos yet');
    assert.is(image.localName, 'svg');
    drawings.set(kind, image.innerHTML);
    await unmount();
  }
  assert.is(drawings.get('sell'), drawings.get('rent'));
  assert.is(new Set(drawings.values()).size, 4);
});

test.run();
