import { openSite, type OpenSite, raise, shownAddress, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $waitingToasts } from '../../../../src/model/index.js';
import type { FakeReply } from '../../../support/fake-api.js';
import { aPlot } from '../../../support/a-listing.js';
import { allByRole, byRole, change, click, settle } from '../../../support/mount.js';

const test = suite('host/pages/owner');
let site: OpenSite;
const main = () => site.root.querySelector('main') as HTMLElement;

const open = async (path: string, replies: Record<string, FakeReply> = {}) => {
  site = await openSite(path, { replies });
  await until(() => main().querySelector('h1') !== null);
  await settle(30);
};
test.after.each(() => site.close());

const viewer = { _id: 'u1', name: 'Kavya Rao', email: 'kavya@example.com', phone: '9812345670' };
const owned: Record<string, FakeReply> = {
  checkAuth: () => ({ authenticated: true }),
  userpropertiesId: () => ({ sell: [{ _id: 's1', propertyId: 'HS-1', title: 'Green Court, Baner' }] }),
  'GET /api/v7/my-property-views/:id': () => ({ propertyViews: { propertyId: 'HS-1', views: [] } }),
  'GET /api/v7/my-property-views': () => ({
    propertyViews: [
      {
        propertyId: 'HS-1',
        views: [
          { userId: viewer, at: '2026-11-20T10:00:00Z', action: 'number', count: 2 },
          { userId: null, at: '2026-11-01T10:00:00Z', action: 'message' },
        ],
      },
    ],
  }),
};
const cells = (row: number) =>
  [...(main().querySelectorAll('tbody tr')[row]?.children ?? [])].map((cell) => cell.textContent);

test('Edit on /manage opens step one of the kind’s form with the listing and the mode (S-031 to S-036)', async () => {
  await open('/manage');
  assert.equal(site.loaded.includes('manage'), true);
  const listing = aPlot();
  const isLeft = await raise(main(), 'housing-manage', 'housing-edit', {
    listing,
    kind: 'plot',
    id: 'plot-1',
    href: `${location.origin}/profile/plot?id=${listing.propertyId}`,
  });
  assert.is(isLeft, false);
  assert.is(shownAddress(), `/profile/plot?id=${listing.propertyId}`);
  const state = history.state as { property?: unknown; mode?: string };
  assert.equal([state.property, state.mode], [listing, 'edit']);
});

test('Add photos on /manage opens the photos of the listing', async () => {
  await open('/manage');
  const listing = aPlot();
  const href = `${location.origin}/profile/plot-property?id=${listing.propertyId}`;
  await raise(main(), 'housing-manage', 'housing-edit', { listing, kind: 'plot', id: 'plot-1', href });
  assert.is(shownAddress(), `/profile/plot-property?id=${listing.propertyId}`);
});

test('the widget begins with the search of the address', async () => {
  await open('/manage?find=HS-7');
  const widget = main().querySelector('housing-manage') as HTMLElement & { find?: string };
  assert.is(widget.find, 'HS-7');
});

test('View Response lists everybody at first: number, name, e-mail, phone, and when (S-381, D-37)', async () => {
  await open('/v-response', owned);
  const heads = [...main().querySelectorAll('thead th')].map((head) => head.textContent);
  assert.equal(heads.slice(0, 4), ['#', 'Name', 'Email', 'Phone']);
  assert.equal(cells(0), [
    '1',
    'Kavya Rao',
    'kavya@example.com',
    '+91 9812345670',
    'Green Court, BanerFor saleHS-1',
    'Saw your number20 Nov 2026 · on 2 days',
  ]);
  assert.is(cells(1)[1], 'Deleted user');
  assert.is(byRole(main(), 'link', /^Call Kavya Rao/).getAttribute('href'), 'tel:+919812345670');
  assert.match(
    byRole(main(), 'link', 'WhatsApp to Kavya Rao').getAttribute('href') ?? '',
    'wa.me/919812345670',
  );
});

test('Search without an id says so; with one it asks for that listing; empty is empty (S-382, S-383)', async () => {
  await open('/v-response', owned);
  await click(byRole(main(), 'button', 'Search'));
  const said = () => site.scope.getState($waitingToasts).map(({ text }) => text);
  await settle(20);
  assert.ok(
    said().includes('No propertyId selected.') ||
      document.body.textContent.includes('No propertyId selected.'),
  );
  const select = byRole<HTMLSelectElement>(main(), 'combobox', 'Property ID');
  assert.equal(
    [...select.options].map((option) => option.textContent),
    ['Select Property ID', 'HS-1 · Green Court, Baner'],
  );
  await change(select, 'HS-1');
  await click(byRole(main(), 'button', 'Search'));
  await settle(20);
  assert.match(main().textContent, 'No View response yet');
  await click(byRole(main(), 'button', 'Show all listings'));
  await settle(20);
  assert.is(main().querySelectorAll('tbody tr').length, 2);
});

test('a response shows the picture and the name of its listing, which lead to its page', async () => {
  const image = 'https://example.com/media/ab-1600.webp';
  const sell = [{ _id: 's1', propertyId: 'HS-1', title: 'Green Court, Baner', image }];
  await open('/v-response', { ...owned, userpropertiesId: () => ({ sell }) });
  const row = main().querySelector<HTMLElement>('tbody tr');
  assert.is(row && byRole(row, 'link', 'Green Court, Baner').getAttribute('href'), '/product?id=s1');
  assert.is(row?.querySelector('img')?.getAttribute('src'), 'https://example.com/media/ab-800.webp');
});

test('a deleted listing is named so in the list of ids', async () => {
  const sell = [
    { _id: 's1', propertyId: 'HS-1', title: 'Green Court, Baner' },
    { _id: 's2', propertyId: 'HS-2', title: 'Lake View', deleted: true },
  ];
  await open('/v-response', { ...owned, userpropertiesId: () => ({ sell }) });
  const { options } = byRole<HTMLSelectElement>(main(), 'combobox', 'Property ID');
  assert.equal(
    [...options].map((option) => option.textContent),
    ['Select Property ID', 'HS-1 · Green Court, Baner', 'HS-2 · Lake View (deleted)'],
  );
});

test('the table can be taken along as a file', async () => {
  await open('/v-response', owned);
  const saved: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  const follow = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = () => undefined;
  await click(byRole(main(), 'button', 'Download CSV'));
  HTMLAnchorElement.prototype.click = follow;
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const text = await saved[0]?.text();
  assert.match(
    text ?? '',
    '"1","Kavya Rao","kavya@example.com","9812345670","HS-1","20 Nov 2026","Saw your number"',
  );
});

test('signed out, both pages are reached and View Response leads to signing in and back (S-384, C-52)', async () => {
  const refused = () => {
    throw { reason: 'status', status: 401, message: 'Please Login First !!' } as unknown as Error;
  };
  await open('/v-response?id=HS-1', { userpropertiesId: refused });
  assert.match(main().textContent, 'Please Login First !!');
  await click(byRole(main(), 'link', 'Login'));
  assert.is(shownAddress(), '/login');
  assert.is((history.state as { from?: string }).from, '/v-response?id=HS-1');
});

test('somebody without listings is led to posting (G-24)', async () => {
  await open('/v-response', { ...owned, userpropertiesId: () => ({ sell: [] }) });
  assert.match(main().textContent, 'You have no listings yet');
  assert.is(byRole(main(), 'link', 'Post Property').getAttribute('href'), '/profile#post');
  assert.equal(allByRole(main(), 'button', 'Search'), []);
});

test.run();
