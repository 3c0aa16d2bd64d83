/** Floor and site plans have a part of their own; in a preview they are drawn from their files. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { loadLazyParts } from '../../../../src/widgets/listing-detail/lazy.js';
import { MainColumn } from '../../../../src/widgets/listing-detail/sections/main-column.js';
import { fakeApi } from '../../../support/fake-api.js';
import { mountView } from '../../../support/mount-view.js';
import { complete, drawn, openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/plans/plans');

const withPlan = {
  ...complete.sell,
  images: ['https://x.example/media/a-1200.webp', 'https://x.example/media/b-1200.webp'],
  imageRooms: ['Living room', 'Floor plan'],
  imageCaptions: ['', 'First floor'],
};

test('a photo that its owner calls a floor plan stands in a part of that name, with its caption', async () => {
  const page = await openListing('sell', withPlan);
  const button = page.root.querySelector('button[aria-label*="Floor plan"]');
  assert.match(button?.querySelector('img')?.getAttribute('src') ?? '', '/b-');
  assert.match(page.root.textContent, 'First floor');
  await page.unmount();
});

test('a plan that has no address yet is drawn from its file', async () => {
  const lazy = await loadLazyParts();
  const view = listingView('sell', { ...withPlan, images: ['one', 'two'] });
  const page = await mountView(
    <MainColumn view={view} lazy={lazy} draw={({ picture }) => <i data-drawn={picture} />} />,
    fakeApi({ '/content': () => ({ banners: [], projects: [], promotions: [], loanOffers: [] }) }),
  );
  await drawn();
  const button = page.root.querySelector('button[aria-label*="Floor plan"]');
  assert.is(button?.querySelector('[data-drawn]')?.getAttribute('data-drawn'), 'two');
  assert.is(button?.querySelector('img'), null);
  await page.unmount();
});

test('without plans there is no such part', async () => {
  const page = await openListing('sell', { ...withPlan, imageRooms: ['Living room', 'Kitchen'] });
  assert.is(page.root.querySelector('button[aria-label*="Floor plan"]'), null);
  await page.unmount();
});

test.run();
