/** Forms that are endless, odd or broken off, and people who post too much. */
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing } from '../../src/api/contract/own-listings.js';
import { aFile, fullForms, multipart, type Part, withTexts } from '../support/forms.js';
import { aFilm, aPhoto } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { post, readListing, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/hostile-forms');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
});
test.after(() => server.close());

test('control signs, a NUL and endless texts are refused with their field', async () => {
  for (const locality of ['Baner\u0000', 'Baner\u0007', 'Ba\u202ener', 'B'.repeat(201)]) {
    const { status, json } = await post(asha, createListing.plot, withTexts(fullForms.plot, { locality }));
    assert.equal([status, json.fields], [400, { locality: 'Please enter a valid Locality' }]);
  }
  const long = withTexts(fullForms.plot, { description: 'd'.repeat(2001) });
  assert.is(
    (await post(asha, createListing.plot, long)).json.message,
    'The description can be at most 2,000 characters',
  );
  const endless = withTexts(fullForms.plot, { description: 'd'.repeat(20_000) });
  assert.is((await post(asha, createListing.plot, endless)).status, 400);
  const bare = withTexts(fullForms.plot, { description: 'A\u0000B\u202eC' });
  const posted = await post(asha, createListing.plot, bare);
  assert.is((await readListing(server, 'plot', posted.json._id)).description, 'ABC');
});

test('a field sent twice with two values is refused, not guessed', async () => {
  const { status, json } = await post(asha, createListing.plot, [...fullForms.plot, ['price', '1']]);
  assert.equal([status, json.fields], [400, { price: 'This field was sent twice' }]);
});

test('500 files, two films and 500 fields are refused', async () => {
  const before = await storedFiles(server);
  const photo = await aPhoto();
  const many: Part[] = Array.from({ length: 500 }, () => ['images', photo]);
  const { status, json } = await post(asha, createListing.plot, [...fullForms.plot, ...many]);
  assert.equal([status, json.message], [400, 'At most 20 photos can be added']);
  const ahead: Part[] = Array.from({ length: 21 }, () => [
    'images',
    'https://homes.example/media/photo/aa/b-1600.webp',
  ]);
  assert.is((await post(asha, createListing.plot, [...fullForms.plot, ...ahead])).status, 400);
  const films: Part[] = [
    ['video', aFilm()],
    ['newvideo', aFilm()],
  ];
  assert.is(
    (await post(asha, createListing.plot, [...fullForms.plot, ...films])).json.message,
    'Only one video can be added',
  );
  const fields: Part[] = Array.from({ length: 500 }, (_, n) => [`x${n}`, 'y']);
  assert.is((await post(asha, createListing.plot, [...fullForms.plot, ...fields])).status, 400);
  assert.equal(await storedFiles(server), before);
});

test('a body that is no form, or half of one, is refused', async () => {
  const { method, path } = createListing.plot;
  const json = await asha.call(method, path, { price: 1 });
  assert.equal([json.status, json.json.code], [400, 'invalid']);
  const form = multipart(fullForms.plot);
  const half = form.payload.subarray(0, form.payload.length - 40);
  assert.is((await asha.call(method, path, half, form.headers)).status, 400);
  const bare = { 'content-type': 'multipart/form-data' };
  assert.is((await asha.call(method, path, form.payload, bare)).status, 400);
});

test('an upload that breaks off leaves no file', async () => {
  const before = await storedFiles(server);
  const address = new URL(await server.listen());
  const form = multipart([
    ...fullForms.plot,
    ['images', await aPhoto()],
    ['images', aFile('b.jpg', randomBytes(3_000_000))],
  ]);
  const { method, path } = createListing.plot;
  const call = httpRequest({
    host: address.hostname,
    port: address.port,
    method,
    path,
    headers: { ...form.headers, 'content-length': form.payload.length, cookie: asha.cookie ?? '' },
  });
  call.on('error', () => undefined);
  call.write(form.payload.subarray(0, 2_000_000));
  for (let n = 0; n < 100 && (await storedFiles(server)).length === before.length; n++) await setTimeout(20);
  assert.is.not((await storedFiles(server)).length, before.length, 'the upload is under way');
  call.destroy();
  for (let n = 0; n < 200 && (await storedFiles(server)).length > before.length; n++) await setTimeout(20);
  assert.equal(await storedFiles(server), before);
});

test('an account posts at most 30 listings a day', async () => {
  const busy = await signedIn(server);
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) {
    const { status } = await post(busy, createListing.plot, fullForms.plot);
    statuses.push(status);
  }
  assert.equal(statuses, [...Array<number>(30).fill(201), 429]);
  const wrong = await post(busy, createListing.plot, withTexts(fullForms.plot, { price: '' }));
  assert.is(wrong.status, 400, 'what is wrong with a form is said all the same');
});

test.run();
