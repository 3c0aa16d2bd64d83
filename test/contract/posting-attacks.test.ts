/** What posting must not let through: other people's listings and files, hidden fields, hostile files and forms. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { detailRouteOf, listingKinds } from '../../src/model/rules/kinds.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aFilm, aPhoto } from '../support/photos.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { post, readListing, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-attacks');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;
let asha: Person;
let mallory: Person;
/** A plot of Asha's with a photo and a film. */
let plot: string;
let files: string[];

test.before(async () => {
  writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head><body><!--data--></body></html>');
  server = await startPosting({ WEB_DIR: web });
  asha = await signedIn(server);
  mallory = await signedIn(server);
  const posted = await post(asha, createListing.plot, [
    ...fullForms.plot,
    ['images', await aPhoto()],
    ['video', aFilm()],
  ]);
  plot = posted.json._id;
  files = await storedFiles(server);
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const edit = (kind: (typeof listingKinds)[number], id: string) => ({
  method: updateListing[kind].method,
  path: updateListing[kind].path.replace(':id', id),
});

test('without a session nothing is posted, changed or kept', async () => {
  const nobody = stranger(server);
  const photo: Part = ['images', await aPhoto()];
  for (const kind of listingKinds) {
    const parts = [...fullForms[kind], photo];
    for (const call of [createListing[kind], edit(kind, plot)]) {
      const { status, json } = await post(nobody, call, parts);
      assert.equal([status, json.message], [401, 'Please Login First !!'], call.path);
    }
  }
  assert.is((await post(nobody, uploadMedia, [['file', await aPhoto()]])).status, 401);
  assert.equal(await storedFiles(server), files);
});

test('a page of another site cannot post with a person’s cookie', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    for (const call of [createListing.plot, edit('plot', plot), uploadMedia])
      assert.is((await post(asha, call, fullForms.plot, headers)).status, 403, call.path);
});

test('somebody else’s listing is refused by every call, by either id, and stays as it was', async () => {
  const { propertyId, price } = await readListing(server, 'plot', plot);
  for (const id of [plot, propertyId]) {
    const { status, json } = await post(mallory, edit('plot', id), withTexts(fullForms.plot, { price: '1' }));
    assert.equal([status, json.code, json.message], [403, 'forbidden', 'This listing is not yours']);
  }
  for (const kind of listingKinds.filter((each) => each !== 'plot'))
    for (const person of [asha, mallory])
      assert.is((await post(person, edit(kind, plot), fullForms[kind])).status, 404, kind);
  assert.is((await readListing(server, 'plot', plot)).price, price);
});

test('an unknown listing and one in the bin cannot be edited', async () => {
  const binned = await post(asha, createListing.plot, fullForms.plot);
  await server.database.sql
    .updateTable('listing')
    .set({ deleted_at: new Date() })
    .where('id', '=', binned.json._id)
    .execute();
  for (const id of [binned.json._id, 'HL-2222222', "x' or '1'='1", '%00']) {
    const { status, json } = await post(asha, edit('plot', encodeURIComponent(id)), fullForms.plot);
    assert.equal([status, json.message], [404, 'Property not found'], id);
  }
});

test('files of other people and of other listings cannot be taken', async () => {
  const { images, video } = await readListing(server, 'plot', plot);
  const waiting = await post(asha, uploadMedia, [['file', await aPhoto('#00ff00')]]);
  const own = await post(mallory, createListing.plot, fullForms.plot);
  const before = await storedFiles(server);
  const wanted: [string, string][] = [
    ['images', images[0] ?? ''],
    ['images', waiting.json.url],
    ['images', 'https://homes.example/media/../../etc/passwd'],
    ['images', 'https://homes.example/media/demo/tower/sell-1-1-1600.webp'],
    ['images', 'javascript:alert(1)'],
    ['video', video],
    ['video', waiting.json.url],
  ];
  for (const [name, address] of wanted)
    for (const call of [createListing.plot, edit('plot', own.json._id)]) {
      const { status, json } = await post(mallory, call, [...fullForms.plot, [name, address]]);
      assert.is(status, 400, `${call.path} ${address}`);
      assert.is(json.fields[name], json.message);
    }
  assert.equal(await storedFiles(server), before, 'and nobody’s file was lost');
  const taken = await post(asha, createListing.plot, [...fullForms.plot, ['images', waiting.json.url]]);
  assert.is(taken.status, 201, 'Asha’s own file is hers to take');
  const again = await post(asha, createListing.plot, [...fullForms.plot, ['images', waiting.json.url]]);
  assert.is(again.status, 400, 'but only once');
});

test('fields that are not the owner’s to say are not even looked at', async () => {
  const hidden: Part[] = Object.entries({
    ...{ user: 'mallory', owner_id: 'x', ownerId: 'x', status: 'Inactive', _id: 'x', id: 'x', kind: 'sell' },
    ...{ propertyId: 'HS-MINE222', coins: '1000', createdAt: '2001-01-01', ranked_at: '2099-01-01' },
    ...{ expires_at: '2099-01-01', visits: '9', lastVisitTime: '2099-01-01', phoneMasked: 'x' },
    ...{ postedBy: 'Builder', buildings: '9', source_key: 'x', content_hash: 'x', imageColours: 'red' },
    ...{ 'features[admin]': 'yes', 'images[0]': 'x' },
  });
  const me = (await mallory.call('GET', '/api/v1/profile')).json._id;
  const posted = await post(mallory, createListing.plot, [...fullForms.plot, ...hidden]);
  assert.is(posted.status, 201);
  const listing = await readListing(server, 'plot', posted.json._id);
  assert.equal([listing.user, listing.status, listing.type], [me, 'Active', 'Plot']);
  assert.match(listing.propertyId, /^HL-(?!MINE)/);
  assert.equal(Object.keys(listing.features).sort(), ['boundaryWall', 'floorAllowed', 'openSides']);
  assert.ok(Math.abs(Date.parse(listing.createdAt) - Date.now()) < 60_000);
  assert.equal([listing.lastVisitTime, listing.postedBy], ['', 'Buyer/Owner/Tenant']);
  assert.is((await mallory.call('GET', '/api/v1/get-coin')).json.coins, 10);
});

test('names that reach into prototypes pollute nothing', async () => {
  for (const name of [
    'features[__proto__]',
    'features[constructor]',
    'dimensions[__proto__]',
    '__proto__[price]',
  ]) {
    const { status } = await post(mallory, createListing.plot, [...fullForms.plot, [name, 'polluted']]);
    assert.is(status, 201, name);
  }
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const { status, json } = await post(mallory, createListing.plot, [...fullForms.plot, [name, 'polluted']]);
    assert.equal([status, json.code], [400, 'invalid'], name);
  }
  assert.is(({} as { price?: string }).price, undefined);
  assert.is(({} as { polluted?: string }).polluted, undefined);
});

const script = `<script>alert("x")</script><img src=x onerror=alert(1)>'";--</title>`;

test('HTML and scripts in every text field are stored as the text they are', async () => {
  const society = {
    sell: 'society',
    rent: 'societyName',
    pg: 'societyName',
    plot: 'societyName',
    commercial: 'projectName',
  };
  for (const kind of listingKinds) {
    const texts = {
      city: `Pune ${script}`,
      locality: `Baner ${script}`,
      [society[kind]]: script,
      description: `${script}\n${script}`,
      ...(kind === 'sell' && { developer: script, reraNumber: script }),
    };
    const posted = await post(mallory, createListing[kind], withTexts(fullForms[kind], texts));
    assert.is(posted.status, 201, JSON.stringify(posted.json));
    const reply = await server.get(`/api/v3/property/${kind}/${posted.json._id}`);
    assert.match(reply.headers['content-type'] ?? '', /^application\/json/);
    const listing = reply.json as Record<string, unknown>;
    for (const [name, text] of Object.entries(texts)) assert.is(listing[name], text, `${kind} ${name}`);
    const page = await server.get(`${detailRouteOf(kind)}?id=${posted.json._id}`, { accept: 'text/html' });
    assert.is(page.status, 200);
    assert.match(page.text, /Baner/);
    assert.not.match(page.text, /<script>alert|<img src=x|<\/title>.*<\/title>/s, `the page of ${kind}`);
  }
});

test('a value outside a closed list is refused, whatever it is', async () => {
  const closed: [kind: (typeof listingKinds)[number], field: string, shown: string][] = [
    ['sell', 'propertyType', 'Select Property Type'],
    ['sell', 'reraApproved', 'Choose one of the values on offer'],
    ['rent', 'willingToRent', 'Choose one of the values on offer'],
    ['pg', 'roomType', 'Select Room Type'],
    ['plot', 'possessionBy', 'Possession By is required'],
    ['plot', 'overlooking', 'Choose one of the values on offer'],
    ['commercial', 'amenities', 'Choose one of the values on offer'],
    ['commercial', 'possessionStatus', 'Select Possession Status'],
  ];
  for (const [kind, field, shown] of closed) {
    const { status, json } = await post(
      asha,
      createListing[kind],
      withTexts(fullForms[kind], { [field]: script }),
    );
    assert.equal([status, json.fields], [400, { [field]: shown }], `${kind} ${field}`);
  }
});

test.run();
