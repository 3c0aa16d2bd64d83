import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listingView } from '../../../src/model/rules/listing/view.js';
import { enoughPhotos, qualityOf } from '../../../src/model/rules/listing/quality.js';
import {
  arrangeOwn,
  ownItem,
  ownItems,
  type OwnFilter,
  withStatus,
} from '../../../src/model/rules/own-listing.js';
import { csvOf } from '../../../src/model/rules/responses.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../support/a-listing.js';

const test = suite('model/rules/own-listing');
const everything: OwnFilter = { kind: 'all', status: 'all', text: '', sort: 'newest' };
const extra = (values: object) => values as Record<string, never>;

test('what a plain server does not tell is null, not nought', () => {
  const item = ownItem('sell', aSale());
  assert.equal(
    [item.views, item.contacts, item.daily, item.expiresAt, item.inactiveReason, item.duplicateOf],
    [null, null, null, null, null, ''],
  );
});

test('the fields of our server are read', () => {
  const item = ownItem('sell', {
    ...aSale({ status: 'Inactive' }),
    inactiveReason: 'sold',
    viewCount: 12,
    contactCount: 0,
    dailyViews: [0, 2, '3'],
    expiresAt: '2026-12-01T00:00:00Z',
    duplicateOf: 'HS-1',
  });
  assert.equal([item.views, item.contacts, item.daily], [12, 0, [0, 2, 3]]);
  assert.equal([item.inactiveReason, item.duplicateOf], ['sold', 'HS-1']);
  assert.is(item.expiresAt, Date.parse('2026-12-01T00:00:00Z'));
});

test('lists that are missing or no lists are empty', () => {
  assert.equal(
    ownItems({ sell: [aSale()], rent: null, pg: 'none' }).map(({ id }) => id),
    ['sale-1'],
  );
});

test('a new status is the one its server would answer', () => {
  const off = withStatus(ownItem('sell', aSale()), 'Inactive', 'sold');
  assert.equal([off.view.isActive, off.inactiveReason], [false, 'sold']);
  const on = withStatus(off, 'Active', null);
  assert.equal([on.view.isActive, on.inactiveReason, 'inactiveReason' in on.listing], [true, null, false]);
});

const three = [
  ownItem('sell', {
    ...aSale({ _id: 'a', createdAt: '2026-01-01T00:00:00Z' }),
    viewCount: 1,
    contactCount: 9,
    expiresAt: '2026-03-01T00:00:00Z',
  }),
  ownItem('rent', {
    ...aRent({ _id: 'b', createdAt: '2026-02-01T00:00:00Z', status: 'Inactive' }),
    ...extra({ viewCount: 50, contactCount: 2 }),
  }),
  ownItem('plot', {
    ...aPlot({ _id: 'c', createdAt: '2026-03-01T00:00:00Z' }),
    expiresAt: '2026-02-01T00:00:00Z',
  }),
];
const order = (filter: Partial<OwnFilter>) =>
  arrangeOwn(three, { ...everything, ...filter })
    .map(({ id }) => id)
    .join('');

test('the list is put in every order', () => {
  assert.is(order({}), 'cba');
  assert.is(order({ sort: 'views' }), 'bac');
  assert.is(order({ sort: 'contacts' }), 'abc');
  assert.is(order({ sort: 'expiry' }), 'cab');
  assert.is(order({ sort: 'price' }), 'acb');
});

test('the list is narrowed by kind, status and words in any order and spelling', () => {
  assert.is(order({ kind: 'plot' }), 'c');
  assert.is(order({ status: 'active' }), 'ca');
  assert.is(order({ status: 'inactive' }), 'b');
  assert.is(order({ text: 'hs-rent01' }), 'b');
  assert.is(order({ text: 'POWAI  meadows' }), 'c');
  assert.is(order({ text: 'nowhere' }), '');
});

test('a full listing lacks only photos and a description; an empty one lacks what searchers filter by', () => {
  assert.equal(qualityOf(listingView('sell', aSale())), {
    photos: enoughPhotos - 2,
    missing: ['description'],
  });
  const whole = aSale({ description: 'Sunny', images: ['1', '2', '3', '4', '5', '6'] });
  assert.equal(qualityOf(listingView('sell', whole)), { photos: 0, missing: [] });
  const bare = { _id: 'x', type: 'plot', reraApproved: 'Yes' };
  assert.equal(qualityOf(listingView('plot', bare)).missing, [
    'description',
    'area',
    'approval',
    'dimensions',
    'rera',
  ]);
  for (const [kind, listing] of [
    ['rent', aRent()],
    ['pg', aPg()],
    ['commercial', aCommercial()],
  ] as const)
    assert.equal(qualityOf(listingView(kind, listing)).missing, ['description'], kind);
});

test('a spreadsheet reads the rows as text, whatever people call themselves', () => {
  assert.is(
    csvOf([
      ['Name', 'Phone'],
      ['=HYPERLINK("http://x")', '+91'],
      ['आशा, "A"', '98'],
    ]),
    '\uFEFF"Name","Phone"\r\n"\'=HYPERLINK(""http://x"")","\'+91"\r\n"आशा, ""A""","98"\r\n',
  );
});

test.run();
