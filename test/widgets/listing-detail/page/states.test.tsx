import { byRole, click, settle } from '../../../support/mount.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $presentViews, isPresent } from '../../../../src/model/index.js';
import { listingOpened } from '../../../../src/model/listing/listing.js';
import { ListingDetailView } from '../../../../src/widgets/listing-detail/view.js';
import { aRent, aSale } from '../../../support/a-listing.js';
import { openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/page/states');

const status =
  (code: number, extra = {}) =>
  () => {
    throw { reason: 'status', status: code, ...extra } as unknown as Error;
  };
const never = () => new Promise(() => undefined);

test('while it loads there is a shape, and it says so', async () => {
  const page = await openListing('sell', aSale(), { replies: { '/property/': never } });
  assert.match(byRole(page.root, 'status').textContent, 'Loading the listing');
  assert.equal(page.sent('housing-listing'), []);
  await page.unmount();
});

test('a listing that the page has is painted before the answer, then replaced by it', async () => {
  let answer: (listing: unknown) => void = () => undefined;
  const page = await openListing('sell', aSale(), {
    props: { kind: 'sell', listingId: 'sale-1', listing: aSale({ price: 10_000_000 }) },
    replies: { '/property/': () => new Promise((resolve) => (answer = resolve)) },
  });
  assert.match(page.root.querySelector('header')?.textContent ?? '', '₹ 1.0 Cr');
  answer(aSale({ price: 20_000_000 }));
  await settle();
  assert.match(page.root.querySelector('header')?.textContent ?? '', '₹ 2.0 Cr');
  const told = page.sent('housing-listing') as {
    status: string;
    title: string;
    listing: { price: number };
  }[];
  assert.equal(
    told.map(({ status: one }) => one),
    ['loading', 'ready'],
  );
  assert.is(told[1]?.title, '2 BHK Flat for sale in Powai, Mumbai');
  assert.is(told[1]?.listing.price, 20_000_000);
  await page.unmount();
});

test('a listing property alone is enough, its kind is read from it', async () => {
  const page = await openListing('rent', aRent(), { props: { listing: aRent() } });
  assert.is(page.fake.callsOf('/property/')[0]?.params.kind, 'rent');
  assert.match(page.text(), '3 BHK Flat in Powai');
  await page.unmount();
});

test('a listing that nobody knows is said so, with a search of its kind to go on', async () => {
  const page = await openListing('plot', aSale(), {
    replies: { '/property/': status(404, { code: 'not-found' }) },
  });
  assert.is(byRole(page.root, 'heading').textContent, 'Listing not found');
  const link = byRole<HTMLAnchorElement>(page.root, 'link', 'See similar listings');
  assert.is(link.getAttribute('href'), '/search?tab=Plot%2FLand');
  assert.equal(page.sent('housing-listing'), [{ status: 'not-found', title: '', listing: null }]);
  await page.unmount();
});

test('a home that is gone and was never seen here leads to homes like it, and to its city', async () => {
  const similar = [aSale({ _id: 'like-1', city: 'Pune', locality: 'Baner' })];
  const page = await openListing('sell', aSale(), {
    similar,
    replies: { '/property/': status(410, { code: 'gone' }) },
  });
  assert.match(page.text(), 'Similar Properties');
  assert.equal(page.fake.callsOf('/properties/')[0]?.query, { like: 'sale-1', limit: 9 });
  assert.ok(byRole(page.root, 'link', '2 BHK Flat in Baner'));
  const link = byRole<HTMLAnchorElement>(page.root, 'link', 'See similar listings');
  assert.is(link.getAttribute('href'), '/search?tab=Buy&city=Pune');
  await page.unmount();
});

test('instead of a home that nobody knows the newest of its kind are shown, and none where there are none', async () => {
  const unknown = { '/property/': status(404, { code: 'not-found' }) };
  const page = await openListing('rent', aRent(), { similar: [aRent({ _id: 'new-1' })], replies: unknown });
  assert.match(page.text(), 'Recently listed');
  assert.equal(page.fake.callsOf('/properties/')[0]?.query, { limit: 9 });
  await page.unmount();
  const alone = await openListing('rent', aRent(), { replies: unknown });
  assert.not.match(alone.text(), 'Recently listed');
  await alone.unmount();
});

test('a listing that is gone leads to others of its place, and the page may take that over', async () => {
  const page = await openListing('sell', aSale(), {
    props: { kind: 'sell', listing: aSale() },
    prevents: ['housing-search'],
    replies: { '/property/': status(410, { code: 'gone' }) },
  });
  assert.match(page.text(), 'This listing is no longer available');
  assert.not.match(page.text(), '₹');
  const link = byRole<HTMLAnchorElement>(page.root, 'link', 'See similar listings');
  assert.is(link.getAttribute('href'), '/search?tab=Buy&city=Mumbai&location=Powai');
  const isFree = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.is(isFree, false);
  const start = {
    tab: 'Buy',
    city: 'Mumbai',
    location: 'Powai',
    property: '',
    query: 'tab=Buy&city=Mumbai&location=Powai',
  };
  assert.equal(page.sent('housing-search'), [start]);
  await page.unmount();
});

test('a failed request is said and tried again when asked', async () => {
  let attempts = 0;
  const page = await openListing('sell', aSale(), {
    replies: { '/property/': () => ((attempts += 1) === 1 ? status(500)() : aSale()) },
  });
  assert.match(page.text(), 'Couldn’t load this listing');
  await click(byRole(page.root, 'button', 'Try again'));
  assert.match(page.text(), '2 BHK Flat in Powai');
  assert.is(attempts, 2);
  await page.unmount();
});

test('a listing that cannot be refreshed stays, with a line that says so', async () => {
  const page = await openListing('sell', aSale(), {
    props: { kind: 'sell', listing: aSale() },
    replies: { '/property/': status(503) },
  });
  assert.match(byRole(page.root, 'alert').textContent, 'Couldn’t refresh this listing');
  assert.match(page.text(), '2 BHK Flat in Powai');
  await click(byRole(page.root, 'button', 'Try again'));
  assert.is(page.fake.callsOf('/property/').length, 2);
  await page.unmount();
});

test('without a listing the place of the children stays until a card of the same group opens one', async () => {
  const page = await openListing('sell', aSale(), { props: { group: 'left' } });
  assert.ok(page.root.querySelector('slot'));
  assert.ok(isPresent(page.scope.getState($presentViews), { view: 'listing', group: 'left' }));
  const { scope } = page;
  await allSettled(listingOpened, { scope, params: { group: '', listingType: 'sell', id: 'sale-1' } });
  await settle();
  assert.ok(page.root.querySelector('slot'), 'another group opens nothing here');
  await allSettled(listingOpened, {
    scope,
    params: { group: 'left', listingType: 'sell', id: 'sale-1', listing: aSale() },
  });
  await settle();
  assert.is(page.root.querySelector('slot'), null);
  assert.match(page.text(), '2 BHK Flat in Powai');
  await page.unmount();
  assert.not.ok(isPresent(scope.getState($presentViews), { view: 'listing', group: 'left' }));
});

test('kind and id of the page address name the listing where nothing else does', async () => {
  history.replaceState(null, '', '/home.html?kind=rent&id=rent-1');
  const page = await openListing('rent', aRent(), { props: {} });
  history.replaceState(null, '', '/');
  assert.equal(page.fake.callsOf('/property/')[0]?.params, { kind: 'rent', id: 'rent-1' });
  await page.unmount();
});

test('another id opens another listing', async () => {
  const page = await openListing('sell');
  await page.rerender(<ListingDetailView group="" kind="sell" listingId="sale-2" />);
  assert.equal(
    page.fake.callsOf('/property/').map(({ params }) => params.id),
    ['sale-1', 'sale-2'],
  );
  await page.unmount();
});

test.run();
