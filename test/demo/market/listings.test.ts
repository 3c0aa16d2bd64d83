/** The demo market as a whole: size, spread, pictures, dates, and the same again from the same seed. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoAccounts } from '../../../demo/accounts.js';
import { denseHomes, denseKey } from '../../../demo/market/dense-places.js';
import { demoCounts, demoListings } from '../../../demo/market/listings.js';
import { demoProjects, projectKey } from '../../../demo/market/projects.js';
import { places } from '../../../server/places/gazetteer.js';

const test = suite('demo/market/listings');
const now = new Date('2026-11-21T10:00:00Z');
const owners = demoAccounts.slice(1).map(({ email, usertype }) => ({ id: email, usertype }));
const market = demoListings(now, owners);
const placeOf = new Map(places.map((place) => [`${place.name}, ${place.city}`, place]));

test('holds 240 listings of the five kinds, 58 flats of two dense localities, and 20 of projects', () => {
  const of = (key: string) => market.filter(({ sourceKey }) => sourceKey?.startsWith(key));
  const [dense, ofProjects] = [of(denseKey), of(projectKey)];
  assert.equal([dense.length, ofProjects.length, market.length], [58, 20, 318]);
  for (const [kind, count] of Object.entries(demoCounts))
    assert.is(
      market.filter((listing) => listing.kind === kind && ![...dense, ...ofProjects].includes(listing))
        .length,
      count,
      kind,
    );
});

test('has eight homes of three owners of each kind and size in the dense localities', () => {
  for (const { place, kind, bhk } of denseHomes) {
    const homes = market.filter(
      ({ kind: its, fields }) =>
        its === kind && fields.locality === place.name && 'bhk' in fields && fields.bhk === bhk,
    );
    assert.ok(homes.length >= 8 && new Set(homes.map(({ ownerId }) => ownerId)).size >= 3, place.name);
  }
});

test('puts the homes of a project where it stands, by its name, its builder and its number', () => {
  const builders = new Map(
    owners.map(({ id }) => [id, demoAccounts.find(({ email }) => email === id)?.name] as const),
  );
  for (const { slug, name, builder, place, reraNumber } of demoProjects)
    for (const { fields, ownerId } of market.filter(({ sourceKey }) =>
      sourceKey?.startsWith(`${projectKey}${slug}-`),
    )) {
      const home = fields as Partial<Record<string, unknown>>;
      assert.equal(
        [home.society, home.developer, home.locality, home.reraNumber, home.possessionStatus],
        [name, builder, place.name, reraNumber, 'Under Construction'],
      );
      assert.is(builders.get(ownerId), builder);
    }
});

test('has every kind in every city and region of the city list', () => {
  const cities = [
    'Mumbai',
    'Navi Mumbai',
    'Thane',
    'Pune',
    'Nashik',
    'Western Mumbai',
    'Central Mumbai',
    'Beyond Thane',
  ];
  for (const kind of Object.keys(demoCounts)) {
    for (const city of cities) {
      const there = market.filter(({ kind: its, fields }) => {
        const place = placeOf.get(`${fields.locality}, ${fields.city}`);
        return its === kind && (place?.city === city || place?.region === city);
      });
      assert.ok(there.length > 0, `${kind} in ${city}`);
    }
  }
});

test('puts every listing into a locality the market knows', () => {
  for (const { fields } of market)
    assert.ok(placeOf.has(`${fields.locality}, ${fields.city}`), fields.locality);
});

test('finds homes in the four localities that every filter panel offers', () => {
  for (const name of ['Nerul', 'Sion', 'Thane', 'Bandra'])
    assert.ok(
      market.some(({ fields }) => fields.locality.startsWith(name)),
      name,
    );
});

test('gives most listings three to eight pictures and a few none, no picture twice', () => {
  const all = market.flatMap(({ images }) => images);
  assert.is(new Set(all).size, all.length);
  for (const key of all) assert.match(key, /^demo\/[a-z-]+\/[a-z]+-\d+-\d$/);
  const bare = market.filter(({ images }) => images.length === 0).length;
  assert.ok(bare >= 4 && bare <= 24, `${bare} without pictures`);
  for (const { images } of market)
    assert.ok(images.length === 0 || (images.length >= 3 && images.length <= 8));
});

test('gives the ten newest listings of each kind pictures', () => {
  for (const kind of Object.keys(demoCounts)) {
    const newest = market
      .filter((listing) => listing.kind === kind)
      .sort((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0))
      .slice(0, 10);
    for (const { images, sourceKey } of newest) assert.ok(images.length > 0, sourceKey);
  }
});

test('shows towers for tall buildings and low ones for low', () => {
  for (const { kind, fields, images } of market) {
    const floors = 'totalFloors' in fields.features ? Number(fields.features.totalFloors) : 0;
    if (kind === 'sell' && floors > 9)
      assert.not.ok(
        images.some((key) => key.includes('/society/')),
        `${floors}`,
      );
    if (kind === 'sell' && floors > 0 && floors <= 9)
      assert.not.ok(
        images.some((key) => key.includes('/tower/')),
        `${floors}`,
      );
  }
});

test('counts its dates back from the day of seeding and lets nothing expire', () => {
  for (const { createdAt, expires } of market) {
    const days = (now.getTime() - (createdAt?.getTime() ?? 0)) / 86_400_000;
    assert.ok(days >= 0 && days <= 60, `${days} days`);
    assert.is(expires, false);
  }
});

test('is the same market at every start, and its pictures do not depend on the day', () => {
  assert.equal(demoListings(now, owners), market);
  const later = demoListings(new Date('2027-03-01T00:00:00Z'), owners);
  assert.equal(
    later.map(({ images }) => images),
    market.map(({ images }) => images),
  );
});

test('describes its listings in many ways', () => {
  const words = new Set(market.map(({ fields }) => fields.description));
  assert.ok(words.size > 190, `${words.size} different descriptions`);
});

test('lets builders sell what is new and gives everybody who sells something', () => {
  const typeOf = new Map(owners.map(({ id, usertype }) => [id, usertype]));
  for (const { fields, ownerId } of market)
    if ('possessionStatus' in fields && fields.possessionStatus === 'Under Construction')
      assert.is(typeOf.get(ownerId), 'Builder');
  const busy = new Set(market.map(({ ownerId }) => ownerId));
  assert.is(busy.size, owners.length, `${busy.size} owners`);
});

test('names accounts that can belong to nobody', () => {
  assert.is(demoAccounts.length, 14);
  assert.is(demoAccounts.filter(({ signIn }) => signIn).length, 2);
  for (const { email, phone } of demoAccounts) {
    assert.match(email, /@demo\.example$/);
    assert.match(phone, /^5\d{9}$/);
  }
});

test.run();
