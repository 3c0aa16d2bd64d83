import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite, type OpenSite } from './open-site.js';
import { settle } from '../support/mount.js';
import { aSale } from '../support/a-listing.js';

const test = suite('host/ahead-links');

const sale = aSale({ _id: 'sale-1' });

const open = async (): Promise<OpenSite> => {
  const site = await openSite('/about-us', { replies: { 'GET /api/v3/property': () => sale } });
  // What fetches ahead comes when the page is idle.
  await import('../../src/host/ahead-links.js');
  await settle(50);
  return site;
};

const linkTo = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
};

const point = (link: Element, name: string): void => {
  link.dispatchEvent(new PointerEvent(name, { bubbles: true, composed: true }));
};

/** The calls for what links lead to. */
const asked = ({ api }: OpenSite): string[] =>
  api.callsOf('/propert').map(({ params, query }) => [...Object.values(params), query.page].join(' ').trim());

test('a listing is asked for while the mouse rests on its link, with the files that show it', async () => {
  const site = await open();
  const link = linkTo('/product?id=sale-1');
  point(link, 'pointerover');
  await settle(120);
  assert.equal(asked(site), ['sell sale-1']);
  assert.ok(site.loaded.includes('listing-detail'));
  link.remove();
  await site.close();
});

test('so is the page of a search that a finger is on', async () => {
  const site = await open();
  const link = linkTo('/search?tab=Rent&page=2');
  point(link, 'pointerdown');
  await settle(120);
  assert.equal(asked(site), ['rent 2']);
  link.remove();
  await site.close();
});

test('a scroll, a passing mouse, another site and a search without a tab ask for nothing', async () => {
  const site = await open();
  const [listing, plain] = [linkTo('/product?id=sale-1'), linkTo('/about-us')];
  point(listing, 'pointerdown');
  point(listing, 'pointercancel');
  await settle(120);
  point(listing, 'pointerover');
  point(plain, 'pointerover');
  await settle(120);
  const others = [linkTo('https://elsewhere.example/product?id=sale-1'), linkTo('/search')];
  for (const link of others) {
    point(link, 'pointerover');
    await settle(120);
  }
  assert.equal(asked(site), []);
  for (const link of [listing, plain, ...others]) link.remove();
  await site.close();
});

test('nothing is asked for ahead for people who save data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const site = await open();
  const link = linkTo('/product?id=sale-1');
  point(link, 'pointerover');
  await settle(120);
  assert.equal(asked(site), []);
  link.remove();
  await site.close();
  Reflect.deleteProperty(navigator, 'connection');
});

test.run();
