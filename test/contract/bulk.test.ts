/** Posting many listings from a file: templates, the report on each row, and saving. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkImport, importListings } from '../../src/api/contract/bulk.js';
import { csv, type FileOptions, heading, homes, sendFile } from '../support/bulk.js';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aPhoto } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { countListings, post, readListing, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/bulk');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
});
test.after(() => server.close());
test.before.each(async () => {
  asha = await signedIn(server);
});

const send = (call: typeof checkImport, file: Part, given: FileOptions = {}) =>
  sendFile(given.person ?? asha, call, file, given);

for (const kind of listingKinds)
  test(`the template of ${kind} is a file that can be posted as it is`, async () => {
    const { text, headers, status } = await server.get(`/api/v4/import-template/${kind}`);
    assert.is(status, 200);
    assert.match(headers['content-type'] ?? '', /^text\/csv; charset=utf-8/);
    assert.match(headers['content-disposition'] ?? '', `attachment; filename="${kind}-listings.csv"`);
    const { report } = await send(checkImport, csv(text), { kind });
    assert.equal(
      report.rows.map(({ result, problems }) => [result, problems]),
      [
        ['new', []],
        ['new', []],
      ],
    );
    assert.equal(report.unusedColumns, []);
    assert.is(text.includes(',maintenance\r\n'), kind === 'rent' || kind === 'pg');
    const saved = await send(importListings, csv(text), { kind });
    assert.equal([saved.report.saved, saved.report.counts.new], [true, 2]);
  });

test('a dry run tells about every row and saves nothing', async () => {
  const before = await countListings(server);
  const { status, report } = await send(checkImport, csv(homes));
  assert.is(status, 200);
  assert.equal(report.counts, { read: 6, new: 3, update: 0, same: 0, repeated: 1, refused: 2 });
  assert.equal(
    report.rows.map(({ line, result, title, amount }) => [line, result, title, amount]),
    [
      [2, 'new', '2BHK Flat, Green Court, Baner, Pune', 9_800_000],
      [3, 'new', '4BHK Villa, Lake View, Baner, Pune', 25_000_000],
      [4, 'refused', '', undefined],
      [5, 'new', '2BHK Flat, Odd, Somewhere New, Nagpur', 9_000_000],
      [6, 'repeated', '', undefined],
      [7, 'refused', '', undefined],
    ],
  );
  assert.equal(report.rows[2]?.problems, [{ field: 'price', value: '', reason: 'is missing' }]);
  assert.equal(report.rows[3]?.problems[0]?.field, 'propertyType');
  assert.is(report.rows[4]?.problems[0]?.reason, 'same key as line 2');
  assert.match(report.rows[5]?.problems[0]?.reason ?? '', /write the city, or choose one for the whole file/);
  assert.equal(report.unusedColumns, ['secret column']);
  assert.equal([report.saved, await countListings(server)], [false, before]);
});

test('a file is saved as one’s own listings; the same file changes nothing, a changed row its listing', async () => {
  const first = await send(importListings, csv(homes));
  assert.equal(first.report.counts, { read: 6, new: 3, update: 0, same: 0, repeated: 1, refused: 2 });
  const count = await countListings(server);
  const again = await send(importListings, csv(homes));
  assert.equal([again.report.counts.same, again.report.counts.new, again.report.counts.update], [3, 0, 0]);

  const mine = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
    sell: { _id: string; society: string; price: number }[];
  };
  assert.equal(mine.sell.map(({ society }) => society).sort(), ['Green Court', 'Lake View', 'Odd']);
  const { _id = '' } = mine.sell.find(({ society }) => society === 'Green Court') ?? {};
  // The same home at nearly the same price: an edit that says much else waits for a review.
  const same = { city: 'Pune', locality: 'Baner', price: '9800000' };
  const full = withTexts(fullForms.sell, same);
  const path = updateListing.sell.path.replace(':id', _id);
  assert.is(
    (await post(asha, { method: 'PUT', path }, [...full, ['newimages', await aPhoto()]])).status,
    200,
  );

  const changed = await send(importListings, csv(homes.replace('98 L', '99 L')));
  assert.equal([changed.report.counts.update, changed.report.counts.same], [1, 2]);
  const listing = await readListing(server, 'sell', _id);
  assert.equal([listing.price, listing.society, listing.images.length], [9_900_000, 'Green Court', 1]);
  assert.is(await countListings(server), count);
});

test('files of two people with the same references stay apart', async () => {
  await send(importListings, csv(homes));
  const ravi = await signedIn(server);
  const { report } = await send(importListings, csv(homes), { person: ravi });
  assert.is(report.counts.new, 3);
  assert.is(report.rows[0]?.duplicates, undefined, 'what others offer is no duplicate of one’s own');
});

test('rows that look like listings of one’s own are flagged', async () => {
  const posted = await post(asha, createListing.plot, fullForms.plot);
  const file = `city,locality,society,plot area,price\nNavi Mumbai,Sector 20 Kharghar,Sunrise Plots,2.5 acres,4000000`;
  const checked = await send(checkImport, csv(file), { kind: 'plot' });
  assert.equal(checked.report.rows[0]?.duplicates, [posted.json.propertyId]);
  assert.is(
    (await send(importListings, csv(file), { kind: 'plot' })).report.counts.new,
    1,
    'it is posted all the same',
  );
  const other = csv(`reference,${file.replace('\n', '\nZ-9,')}`);
  const { report } = await send(checkImport, other, { kind: 'plot' });
  assert.equal([report.rows[0]?.result, report.rows[0]?.duplicates?.length], ['new', 2]);
});

test('a listing in the bin comes back with its file', async () => {
  await send(importListings, csv(homes));
  const mine = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
    sell: { _id: string }[];
  };
  const id = mine.sell[0]?._id ?? '';
  assert.is((await asha.call('DELETE', `/api/v4/deleteproperty/${id}`, {})).status, 200);
  await send(checkImport, csv(homes));
  assert.is((await server.get(`/api/v3/property/sell/${id}`)).status, 410, 'not by a dry run');
  await send(importListings, csv(homes));
  assert.is((await server.get(`/api/v3/property/sell/${id}`)).status, 200);
});

test('an account adds so many listings a day, by file and by hand; the rest is refused and may come tomorrow', async () => {
  await post(asha, createListing.rent, fullForms.rent);
  const rows = Array.from(
    { length: 31 },
    (_, at) => `D-${at},Flat,Pune,Baner,Daily Court ${at},2BHK,850 sq ft,${90 + at} L,x`,
  );
  const file = csv([heading, ...rows].join('\n'));
  const checked = await sendFile(asha, checkImport, file, {});
  assert.equal(checked.report.counts.new, 29);
  const saved = await sendFile(asha, importListings, file, {});
  assert.equal(saved.report.counts, { read: 31, new: 29, update: 0, same: 0, repeated: 0, refused: 2 });
  assert.match(saved.report.rows[30]?.problems[0]?.reason ?? '', /more than the 30 listings .* tomorrow/);
  const again = await sendFile(asha, importListings, file, {});
  assert.equal([again.report.counts.same, again.report.counts.refused], [29, 2]);

  await server.database.sql
    .updateTable('app_user')
    .set({ usertype: 'Agent', phone_verified: true })
    .where('email', '=', asha.email)
    .execute();
  const asAgent = await sendFile(asha, importListings, file, {});
  assert.equal([asAgent.report.counts.same, asAgent.report.counts.new], [29, 2]);
});

test.run();
