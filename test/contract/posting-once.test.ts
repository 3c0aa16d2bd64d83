/** Posting twice: a repeated request, a key used again, twins of one owner, and files sent ahead. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { createInbox } from '../../server/media/inbox.js';
import { createUploads } from '../../server/services/uploads.js';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aFilm, aPhoto } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { countListings, post, readListing, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-once');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
});
test.after(() => server.close());
// Every test posts as somebody new, because an account posts so many a day.
test.before.each(async () => {
  asha = await signedIn(server);
});

/** WebP in three sizes, AVIF in two. */
const filesOfPhoto = 5;

const keyed = (key: string) => ({ 'idempotency-key': key });

test('a repeated request answers as the first one did, and posts nothing more', async () => {
  const form: Part[] = [...fullForms.rent, ['images', await aPhoto()]];
  const first = await post(asha, createListing.rent, form, keyed('draft-1'));
  const [files, count] = [await storedFiles(server), await countListings(server)];
  const again = await post(asha, createListing.rent, form, keyed('draft-1'));
  assert.equal([again.status, again.json], [201, first.json]);
  assert.equal([await storedFiles(server), await countListings(server)], [files, count]);
});

test('five requests at once with one key post one listing, with its own files only', async () => {
  const [files, count] = [await storedFiles(server), await countListings(server)];
  const form: Part[] = [...fullForms.rent, ['images', await aPhoto()]];
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => post(asha, createListing.rent, form, keyed('draft-2'))),
  );
  assert.equal(new Set(replies.map(({ status, json }) => `${status} ${json.propertyId}`)).size, 1);
  assert.is(await countListings(server), count + 1);
  assert.is((await storedFiles(server)).length, files.length + filesOfPhoto);
});

test('a key that came with another form is refused; another person’s key is theirs', async () => {
  await post(asha, createListing.rent, fullForms.rent, keyed('draft-3'));
  const other = withTexts(fullForms.rent, { monthlyRent: '46000' });
  const { status, json } = await post(asha, createListing.rent, other, keyed('draft-3'));
  assert.equal([status, json.code], [409, 'conflict']);
  const ravi = await signedIn(server);
  assert.is((await post(ravi, createListing.rent, other, keyed('draft-3'))).status, 201);
  assert.is((await post(asha, createListing.rent, fullForms.rent, keyed(' '.repeat(3)))).status, 400);
});

test('a refused form leaves its key free', async () => {
  const wrong = withTexts(fullForms.rent, { monthlyRent: '' });
  assert.is((await post(asha, createListing.rent, wrong, keyed('draft-4'))).status, 400);
  assert.is((await post(asha, createListing.rent, fullForms.rent, keyed('draft-4'))).status, 201);
});

test('a listing that looks like one of one’s own is posted and says so; others’ do not count', async () => {
  const first = await post(asha, createListing.sell, fullForms.sell);
  assert.is(first.json.duplicates, undefined);
  const second = await post(asha, createListing.sell, fullForms.sell);
  assert.equal([second.status, second.json.duplicates], [201, [first.json.propertyId]]);
  const other = await post(
    asha,
    createListing.sell,
    withTexts(fullForms.sell, { 'features[floorNumber]': '3' }),
  );
  assert.is(other.json.duplicates, undefined, 'another floor is another home');
  const ravi = await signedIn(server);
  assert.is((await post(ravi, createListing.sell, fullForms.sell)).json.duplicates, undefined);
});

test('photos and a film sent ahead are taken in the order the form names them, mixed with files', async () => {
  const colours = ['#aa0000', '#00aa00'];
  const ahead = await Promise.all(
    colours.map(async (colour) => (await post(asha, uploadMedia, [['file', await aPhoto(colour)]])).json.url),
  );
  const film = await post(asha, uploadMedia, [['file', aFilm({ seconds: 42 })]]);
  assert.equal([film.status, film.json.kind, film.json.seconds], [201, 'video', 42]);
  const posted = await post(asha, createListing.plot, [
    ...fullForms.plot,
    ['images', ahead[1] ?? ''],
    ['images', await aPhoto('#0000aa')],
    ['images', ahead[0] ?? ''],
    ['video', film.json.url],
  ]);
  assert.is(posted.status, 201, JSON.stringify(posted.json));
  const listing = await readListing(server, 'plot', posted.json._id);
  assert.equal([listing.images[0], listing.images[2], listing.video], [ahead[1], ahead[0], film.json.url]);

  const extra = await post(asha, uploadMedia, [['file', await aPhoto('#ffffff')]]);
  const path = updateListing.plot.path.replace(':id', posted.json._id);
  const saved = await post(asha, { method: 'PUT', path }, [
    ...fullForms.plot,
    ['images', extra.json.url],
    ['images', ahead[0] ?? ''],
  ]);
  assert.is(saved.status, 200);
  assert.equal((await readListing(server, 'plot', posted.json._id)).images, [extra.json.url, ahead[0]]);
});

test('a form without the fields of a field list keeps its photos, and an unchanged one its date', async () => {
  const posted = await post(asha, createListing.sell, [...fullForms.sell, ['images', await aPhoto()]]);
  const before = await readListing(server, 'sell', posted.json._id);
  const path = updateListing.sell.path.replace(':id', posted.json.propertyId);
  const bare = fullForms.sell.filter(([name]) => name !== 'description');
  assert.is((await post(asha, { method: 'PUT', path }, bare)).status, 200);
  assert.equal(await readListing(server, 'sell', posted.json._id), before);
  await post(asha, { method: 'PUT', path }, withTexts(bare, { description: '' }));
  const after = await readListing(server, 'sell', posted.json._id);
  assert.is(after.description, undefined);
  assert.ok(after.updatedAt > before.updatedAt);
});

test('files nobody took are swept after a day, files of listings never, half-sent ones at once', async () => {
  const taken = await post(asha, createListing.plot, [...fullForms.plot, ['images', await aPhoto()]]);
  const before = await storedFiles(server);
  await post(asha, uploadMedia, [['file', await aPhoto()]]);
  await post(asha, uploadMedia, [['file', aFilm()]]);
  const inbox = createInbox(join(server.config.dataDir, 'inbox'));
  await inbox.receive(Readable.from([Buffer.from('half')]), 10, 'photoTooLarge');
  assert.is((await storedFiles(server)).length, before.length + filesOfPhoto + 2);
  const { sql } = server.database;
  const sweepAt = (hours: number) =>
    createUploads(sql, server.services.media, () => Date.now() + hours * 3_600_000).sweep();
  await sweepAt(24);
  assert.is((await storedFiles(server)).length, before.length + filesOfPhoto + 2);
  await sweepAt(26);
  assert.is(await inbox.sweep(60_000), 0);
  assert.is(await inbox.sweep(0), 1);
  assert.equal(await storedFiles(server), before);
  assert.is((await readListing(server, 'plot', taken.json._id)).images.length, 1);
});

test('the files of an account that is gone are swept too', async () => {
  const before = await storedFiles(server);
  await post(asha, createListing.plot, [...fullForms.plot, ['images', await aPhoto()]]);
  const { password } = asha;
  assert.is((await asha.call('DELETE', '/api/v1/profile', { currentPassword: password })).status, 200);
  const { sql } = server.database;
  await createUploads(sql, server.services.media, () => Date.now() + 26 * 3_600_000).sweep();
  assert.equal(await storedFiles(server), before);
});

test.run();
