/** The exact place of a home: put, kept and removed by its owner, and in nobody else's answer (S-736 to S-738). */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { metresBetween } from '../../server/places/fact-checks.js';
import { fillPlaces } from '../../server/places/fill.js';
import { importListings } from '../../src/api/contract/bulk.js';
import { createListing, listOwnListings, updateListing } from '../../src/api/contract/own-listings.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { csv, sendFile } from '../support/bulk.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { callUnder, makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { aPhoto } from '../support/photos.js';
import { post, readListing, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/map-pin');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  await fillPlaces(server.database.sql);
  // By a secret of its own the public point may share digits with the exact one.
  await sql`insert into place_secret (secret) values ('a secret of this test')
    on conflict (id) do update set secret = excluded.secret`.execute(server.database.sql);
  asha = await signedIn(server);
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('listing').execute();
});
test.after(() => server.close());

/** In Kothrud; the digits behind 18.50 and 73.80 stand nowhere else. */
const pin = '18.507431,73.807712';
const exact = { lat: 18.507431, lng: 73.807712 };
const inKothrud = { city: 'Pune', locality: 'Kothrud' };

const formOf = (kind: ListingKind, texts: Record<string, string>): Part[] =>
  withTexts(fullForms[kind], { ...inKothrud, ...texts });
const postPinned = async (kind: ListingKind): Promise<string> => {
  const { status, json } = await post(asha, createListing[kind], formOf(kind, { mapPin: pin }));
  assert.is(status, 201, JSON.stringify(json));
  return json._id;
};
const save = (kind: ListingKind, id: string, texts: Record<string, string>) =>
  post(asha, { method: 'PUT', path: updateListing[kind].path.replace(':id', id) }, formOf(kind, texts));
type Own = Record<ListingKind, { _id: string; mapPin?: string; version: string }[]>;
const ownOf = async (kind: ListingKind) => {
  const { json } = await asha.call('GET', listOwnListings.path);
  const [own] = (json as unknown as Own)[kind];
  assert.ok(own);
  return own;
};

for (const kind of listingKinds)
  test(`the pin of ${kind} is kept, moved and removed by its owner, and shown 200 to 300 m beside`, async () => {
    const id = await postPinned(kind);
    const first = await ownOf(kind);
    assert.is(first.mapPin, pin);
    const { place } = await readListing(server, kind, id);
    const off = metresBetween(place, exact);
    assert.ok(place.is === 'near' && off >= 200 && off <= 300, `${off} m`);
    assert.is((await save(kind, id, {})).status, 200);
    assert.is((await ownOf(kind)).mapPin, pin, 'a form that does not know it leaves it');
    assert.is((await save(kind, id, { mapPin: '18.51,73.81' })).status, 400);
    assert.is((await save(kind, id, { mapPin: '18.51001, 73.81002' })).status, 200);
    const moved = await ownOf(kind);
    assert.is(moved.mapPin, '18.510010,73.810020');
    assert.is.not(moved.version, first.version);
    assert.is((await save(kind, id, { mapPin: '' })).status, 200);
    assert.is((await ownOf(kind)).mapPin, undefined);
    assert.is((await readListing(server, kind, id)).place.is, 'in');
  });

test('an old form that moves a home to another locality drops its pin', async () => {
  const id = await postPinned('sell');
  assert.is((await save('sell', id, { locality: 'Baner' })).status, 200);
  assert.is((await ownOf('sell')).mapPin, undefined);
});

test('a pin that cannot be right is refused with its field and the remedy', async () => {
  const wrong = {
    'east of here': 'Give the pin as latitude and longitude in degrees',
    '18.5,73.8': 'Give the pin as latitude and longitude in degrees',
    '1e308,73.807712': 'Give the pin as latitude and longitude in degrees',
    '18.507431': 'Give the pin as latitude and longitude in degrees',
    '73.807712,18.507431': 'The latitude of the pin comes first',
    '0,0': 'The pin does not lie in India',
    '51.507431,-0.127712': 'The pin does not lie in India',
    '19.076000,72.877700': 'The pin lies far from the city',
  };
  for (const [mapPin, message] of Object.entries(wrong)) {
    const { status, json } = await post(asha, createListing.sell, formOf('sell', { mapPin }));
    assert.equal([status, Object.keys(json.fields)], [400, ['mapPin']], mapPin);
    assert.ok(json.fields.mapPin?.startsWith(message), `${mapPin}: ${json.fields.mapPin ?? ''}`);
  }
});

/** Answers that anybody is given about a home, and pages. */
const publicPaths = (id: string): string[] => [
  '/api/v3/properties/sell',
  '/api/v3/properties/sell?fields=card',
  '/api/v3/properties/sell?sort=price-up&city=Pune',
  `/api/v3/property/sell/${id}`,
  '/api/v3/facets/sell',
  '/api/v3/map/sell?zoom=16',
  '/api/v3/places/pune/kothrud',
  '/api/v3/market',
  `/api/v3/price-history/sell/${id}`,
  `/product?id=${id}`,
  '/search?tab=sell',
  '/in/pune/kothrud',
  '/in/pune',
  `/sheet?kind=sell&id=${id}`,
  `/api/v3/properties/sell?like=${id}`,
  '/api/v3/properties/sell?bbox=73.7,18.4,73.9,18.6',
  '/api/v3/asking-prices/sell?city=Pune&locality=Kothrud',
  '/sitemap.xml',
  '/api/v3/first-cards?tab=Buy&city=Pune',
  `/embed/oembed?url=${encodeURIComponent(`https://homes.example/product?id=${id}`)}`,
  `/embed/listing?kind=sell&id=${id}`,
  '/api/v3/properties/sell?station=Vanaz',
  '/api/v3/properties/sell?to=Kothrud&within=30',
];

/** Digits of the exact place, and the name that only its owner is answered. */
const secret = /18\.5074|73\.8077|mapPin/;

test('no answer and no page carries the exact point, and none tells whether there is a pin', async () => {
  const id = await postPinned('sell');
  for (const path of publicPaths(id)) {
    const { status, text } = await server.get(path);
    if (path.startsWith('/api/')) assert.is(status, 200, path);
    if (/property\/|embed/.test(path)) assert.match(text, /Kothrud/, path);
    assert.not.match(text, secret, path);
  }
});

test('nor under the key of a partner', async () => {
  const id = await postPinned('sell');
  const { key } = await makeKey(asha);
  const under = callUnder(server, key);
  let answered = 0;
  for (const path of publicPaths(id).filter((each) => each.startsWith('/api/'))) {
    const { status, text } = await under('GET', path);
    answered += status === 200 ? 1 : 0;
    assert.not.match(text, secret, path);
  }
  assert.ok(answered >= 10, `${String(answered)} answers`);
});

test('nor what others keep of the home: their saved homes and a family’s list', async () => {
  const id = await postPinned('sell');
  const kavya = await signedIn(server);
  assert.is((await kavya.call('PUT', `/api/v1/saved/${id}`, {})).status, 200);
  const { link } = (await kavya.call('POST', '/api/v1/family')).json as unknown as { link: string };
  const family = await stranger(server).call('POST', '/api/v1/family/open', { link });
  const saved = await kavya.call('GET', '/api/v1/saved');
  for (const { status, json } of [family, saved]) {
    assert.is(status, 200);
    assert.match(JSON.stringify(json), 'Kothrud');
    assert.not.match(JSON.stringify(json), secret);
  }
});

test('no file that is kept or served carries the exact point, in its name or inside', async () => {
  const photo = await aPhoto('#335577', { name: '18.507431_73.807712.jpg' });
  const said = (await sharp(photo.content as Buffer).metadata()).exif?.toString('latin1') ?? '';
  assert.match(said, 'SecretCamera', 'the photo says where it was taken');
  const form: Part[] = [...formOf('sell', { mapPin: pin }), ['images', photo]];
  const { status, json } = await post(asha, createListing.sell, form);
  assert.is(status, 201, JSON.stringify(json));
  const { images, place } = await readListing(server, 'sell', json._id);
  assert.is(images.length, 1);
  const files = await storedFiles(server);
  assert.ok(files.length >= 5, files.join(' '));
  for (const file of files) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    assert.equal([exif, xmp, iptc], [undefined, undefined, undefined], file);
    const bytes = await readFile(file, 'latin1');
    assert.not.match(`${file} ${bytes}`, /SecretCamera|GPS|18\.5074|73\.8077/, file);
  }
  const served = await server.get(new URL(place.map ?? '').pathname);
  assert.is(served.status, 200, 'the small map');
  assert.not.match(served.text, /18\.5074|73\.8077/);
});

test("a partner's page is not told the pin, and what it saves leaves it", async () => {
  await postPinned('sell');
  const { key } = await makeKey(asha);
  const visit = await visitor(server, asha, key, { uses: ['managing'] });
  const { status, text } = await visit.as('GET', listOwnListings.path);
  assert.is(status, 200);
  assert.match(text, /Kothrud/);
  assert.not.match(text, /18\.5074|73\.8077|mapPin/);
});

test('a file without coordinates leaves the pin, one with them moves it, and an old import is filled in', async () => {
  const heading = 'id,city,locality,society,bhk,carpet area,price';
  const row = 'A-1,Pune,Kothrud,Sai Darshan,2BHK,700,';
  const send = async (file: string): Promise<string | undefined> => {
    const { report } = await sendFile(asha, importListings, csv(file), { kind: 'sell' });
    assert.is(report.rows[0]?.problems.length, 0);
    return (await ownOf('sell')).mapPin;
  };
  assert.is(await send(`${heading}\n${row}98 L`), undefined);
  const filled = `${heading},latitude,longitude\n${row}98 L,18.507431,73.807712`;
  assert.is(await send(filled), pin, 'the same row with coordinates fills them in');
  assert.is(await send(`${heading}\n${row}99 L`), pin, 'a file that says nothing of it leaves it');
  assert.is(await send(filled.replace('18.507431', '18.509431')), '18.509431,73.807712');
});

test.run();
