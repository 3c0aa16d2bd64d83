/** The preview of a listing that is not posted yet: a film is shown as itself, sent or not. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { type PreviewFiles, PreviewPage } from '../../../../src/widgets/listing-detail/page/preview-page.js';
import { fakeApi } from '../../../support/fake-api.js';
import { mountView } from '../../../support/mount-view.js';
import { byRole, click, settle } from '../../../support/mount.js';
import { complete, drawn } from '../open-listing.js';

const test = suite('widgets/listing-detail/page/preview-page');

const sent = 'https://x.example/media/film.mp4';

/** Opens the preview of a listing with a photo and a film, and the film on the whole screen. */
const openFilm = async (video: string, files: PreviewFiles) => {
  const view = listingView('sell', {
    ...complete.sell,
    images: ['https://x.example/media/a-1200.webp'],
    video,
  });
  const page = await mountView(
    <PreviewPage view={view} files={files} />,
    fakeApi({ '/content': () => ({ banners: [], projects: [], promotions: [], loanOffers: [] }) }),
  );
  await drawn();
  await click(byRole(page.root, 'button', 'Video'));
  await settle();
  const viewer = page.root.querySelector('dialog');
  assert.ok(viewer);
  return { ...page, viewer };
};

test('a film that was sent plays, and takes no poster, which may have no address', async () => {
  const { viewer, unmount } = await openFilm(sent, {});
  const film = viewer.querySelector('video');
  assert.is(film?.getAttribute('src'), sent);
  assert.is(film?.getAttribute('poster'), null);
  await unmount();
});

test('a film that is only here is drawn from its own file and not from a photo', async () => {
  const { root, viewer, unmount } = await openFilm('film', { film: new Blob(['film']) });
  assert.is(viewer.querySelector('video'), null);
  const tile = root.querySelector('[part=gallery] [aria-label="Play the video"] canvas');
  assert.is(tile?.getAttribute('aria-hidden'), 'true', 'a frame, whose button has the name');
  assert.is(tile?.getAttribute('role'), null);
  await unmount();
});

test.run();
