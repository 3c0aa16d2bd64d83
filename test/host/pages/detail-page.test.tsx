import { openSite, type OpenSite, raise, shownAddress } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../support/a-listing.js';

const test = suite('host/pages/detail/detail-page');

let site: OpenSite;
test.after.each(() => site.close());

const tag = 'housing-listing-detail';
type Shown = HTMLElement & { kind?: string; listingId?: string; listing?: unknown };
const shown = () => site.root.querySelector(tag) as Shown | null;

for (const [path, kind] of [
  ['/product', 'sell'],
  ['/rent-product', 'rent'],
  ['/plot-product', 'plot'],
  ['/pg-product', 'pg'],
  ['/commercial-product', 'commercial'],
] as const) {
  test(`${path} shows the ${kind} listing of its id (C-02)`, async () => {
    site = await openSite(`${path}?id=abc`);
    assert.is(shown()?.kind, kind);
    assert.is(shown()?.listingId, 'abc');
    assert.is(shown()?.listing, undefined);
  });
}

test('the listing of navigation state is drawn at once (S-040)', async () => {
  const property = aSale({ _id: 'sale-9' });
  site = await openSite('/product?id=sale-9', { state: { property } });
  assert.equal(shown()?.listing, property);
});

test('a listing of navigation state that is another one is not drawn', async () => {
  site = await openSite('/product?id=sale-9', { state: { property: aSale({ _id: 'sale-1' }) } });
  assert.is(shown()?.listing, undefined);
});

test('an address without the id gets it, so that it can be shared', async () => {
  site = await openSite('/product', { state: { property: aSale({ _id: 'sale-9' }) } });
  assert.is(shownAddress(), '/product?id=sale-9');
  assert.is(shown()?.listingId, 'sale-9');
  assert.ok(shown()?.listing);
});

test('without id and listing there is no such page', async () => {
  site = await openSite('/product');
  assert.is(shown(), null);
  assert.match(site.root.textContent, 'Page not found');
});

test('the title becomes the headline once the listing is there', async () => {
  site = await openSite('/product?id=sale-9');
  assert.is(document.title, 'Property | Housing');
  await raise(site.root, tag, 'housing-listing', {
    status: 'ready',
    title: '2 BHK Flat in Powai',
    listing: null,
  });
  assert.is(document.title, '2 BHK Flat in Powai | Housing');
  assert.is(document.querySelector('meta[name=robots]'), null);
});

test('a listing that is gone asks search engines to leave the page out', async () => {
  site = await openSite('/product?id=sale-9');
  await raise(site.root, tag, 'housing-listing', { status: 'gone', title: '', listing: null });
  assert.is(document.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex');
});

test.run();
