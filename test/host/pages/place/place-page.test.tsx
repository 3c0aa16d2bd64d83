import { openSite, type OpenSite, shownAddress, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PlacePage } from '../../../../src/model/market/place-page.js';
import { aSale } from '../../../support/a-listing.js';
import { byRole, click } from '../../../support/mount.js';

const test = suite('host/pages/place/place-page');

const failWith = (status: number): never => {
  throw { reason: 'status', status } as unknown as Error;
};

let site: OpenSite;
test.after.each(() => site.close());

const row = {
  kind: 'sell' as const,
  homes: 34,
  owners: 9,
  lower: 8_500_000,
  median: 11_500_000,
  upper: 14_000_000,
};
const kothrud: PlacePage = {
  city: 'Pune',
  locality: 'Kothrud',
  nameMr: 'कोथरूड',
  path: '/in/pune/kothrud',
  middle: { lat: 18.507, lng: 73.807 },
  counts: { sell: 34 },
  asked: [row, { ...row, bhk: '4BHK', homes: 8 }],
  months: ['2026-09', '2026-10', '2026-11'].map((month) => ({
    kind: 'sell',
    month,
    homes: 30,
    median: 11_000_000,
  })),
  yields: [{ bhk: '2BHK', percent: 3, sold: 10, rented: 9 }],
  stations: [
    {
      ...{ id: 'v', name: 'Vanaz', nameMr: 'वनाझ', walk: 5 },
      lines: [{ id: 'x', name: 'Line X', nameMr: 'मार्ग क्ष', colour: '#000', partOpenAsOf: '2026-09' }],
    },
  ],
  localities: [
    { city: 'Pune', name: 'Karve Nagar', path: '/in/pune/karve-nagar', homes: 1, metres: 1200, medians: [] },
  ],
};

const open = (path: string, reply: () => unknown) =>
  openSite(path, {
    replies: {
      'GET /api/v3/places': reply,
      'GET /api/v3/properties': () => [aSale({ _id: 'one' })],
    },
  });
const text = (): string => site.root.textContent;

test('a locality says what it asks in words, tables, months and yields, and what is around', async () => {
  site = await open('/in/pune/kothrud', () => kothrud);
  await until(() => text().includes('Newest here'));
  assert.match(
    text().replaceAll('\u00a0', ' '),
    'Homes for sale in Kothrud ask a median of ₹ 1.1 Cr, over 34 homes.',
  );
  assert.match(
    text(),
    'On foot from the middle of Kothrud it’s about 5 min to Vanaz station; close by: Karve Nagar.',
  );
  assert.match(text(), '4+ BHK');
  assert.match(text(), '3.0 % a year');
  assert.match(text(), 'Vanaz');
  assert.match(text(), 'Line X (open in part as of Sep 2026)');
  assert.match(text(), '1 listing · 1.2 km away');
  assert.is(byRole(site.root, 'link', 'Karve Nagar').getAttribute('href'), '/in/pune/karve-nagar');
  assert.is(
    byRole(site.root, 'link', /^Buy 34/).getAttribute('href'),
    '/search?tab=Buy&city=Pune&location=Kothrud',
  );
  assert.is(document.title, 'Homes in Kothrud, Pune: asking prices | Housing');
  assert.is(site.root.querySelectorAll('#months table tbody tr').length, 3);
});

test('another spelling becomes the address of the page', async () => {
  site = await open('/in/poona/kothrud', () => kothrud);
  await until(() => shownAddress() === '/in/pune/kothrud');
});

test('where nothing is offered it says so and leads on', async () => {
  site = await open('/in/pune/kothrud', () => ({
    ...kothrud,
    counts: {},
    asked: [],
    months: [],
    yields: [],
  }));
  await until(() => text().includes('Nothing on offer in Kothrud, Pune right now.'));
  assert.ok(document.querySelector('meta[name="robots"][content="noindex"]'));
  assert.is(byRole(site.root, 'link', 'Search in Pune').getAttribute('href'), '/search?tab=Buy&city=Pune');
});

test('a place that nobody knows is not found', async () => {
  site = await open('/in/pune/atlantis', () => failWith(404));
  await until(() => text().includes('not found') || text().includes('Not found'));
});

test('a failure is said, and tried again', async () => {
  let answers = 0;
  site = await open('/in/pune/kothrud', () => {
    answers += 1;
    return answers === 1 ? failWith(500) : kothrud;
  });
  await until(() => text().includes('Couldn’t load this place.'));
  await click(byRole(site.root, 'button', /again|Retry/));
  await until(() => text().includes('Rental yield'));
});

test.run();
