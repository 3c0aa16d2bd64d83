/** Files of strangers: what a file may not say, and files that are none. */
import { constants, deflateRawSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkImport, importListings } from '../../src/api/contract/bulk.js';
import { csv, type FileOptions, heading, homes, sendFile } from '../support/bulk.js';
import type { Part } from '../support/forms.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { countListings, post, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/bulk-attacks');
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

test('a file cannot say whose listings they are, nor anything else that is the server’s', async () => {
  const file = `owner,user,status,propertyId,coins,city,locality,society,price,bhk
mallory,mallory,Inactive,HS-2222222,999,Pune,Baner,Mine,90 L,2BHK`;
  const { report } = await send(importListings, csv(file));
  assert.equal(report.unusedColumns.sort(), ['coins', 'owner', 'status', 'user']);
  const mine = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
    sell: { user: string; status: string; propertyId: string }[];
  };
  const me = (await asha.call('GET', '/api/v1/profile')).json._id;
  assert.equal([mine.sell[0]?.user, mine.sell[0]?.status], [me, 'Active']);
  assert.is.not(mine.sell[0]?.propertyId, 'HS-2222222');
});

test('text in cells is only text, and contacts in it are taken out', async () => {
  const script = `<script>alert(1)</script>`;
  const file = `city,locality,society,price,bhk,description
Pune,Baner ${script},=HYPERLINK(1) ${script},90 L,2BHK,"${script} call 98200 12345 or a@b.example \u0000\u0007"`;
  const { report } = await send(importListings, csv(file));
  assert.is(report.counts.new, 1, JSON.stringify(report.rows));
  const mine = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
    sell: { society: string; locality: string; description: string }[];
  };
  assert.match(mine.sell[0]?.society ?? '', script);
  assert.match(mine.sell[0]?.description ?? '', script);
  assert.not.match(mine.sell[0]?.description ?? '', /12345|a@b/);
});

const step = 2 ** 20;
const packedStep = deflateRawSync(Buffer.alloc(step), { finishFlush: constants.Z_FULL_FLUSH });

/** Zeros packed: the same step again and again, since packing gigabytes would take seconds. */
const packedZeros = (size: number): Buffer =>
  Buffer.concat([
    ...Array.from({ length: Math.floor(size / step) }, () => packedStep),
    deflateRawSync(Buffer.alloc(size % step)),
  ]);

/** A ZIP with one part, written so that it unpacks to zeros only. */
const zipOf = (name: string, size: number, { told = size, gap = 0 } = {}): Buffer => {
  const packed = packedZeros(size);
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(0x04034b50);
  entry.writeUInt16LE(8, 8);
  entry.writeUInt32LE(packed.length, 18);
  entry.writeUInt32LE(told, 22);
  entry.writeUInt16LE(name.length, 26);
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(0x02014b50);
  listed.writeUInt16LE(8, 10);
  listed.writeUInt32LE(packed.length, 20);
  listed.writeUInt32LE(told, 24);
  listed.writeUInt16LE(name.length, 28);
  listed.writeUInt32LE(gap, 42);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(gap + 30 + name.length + packed.length, 16);
  return Buffer.concat([Buffer.alloc(gap), entry, Buffer.from(name), packed, listed, Buffer.from(name), end]);
};

const xlsx = (content: Uint8Array): Part => ['file', { fileName: 'homes.xlsx', type: '', content }];

const unfit: [what: string, file: () => Part, status: number, text: RegExp][] = [
  ['a page', () => csv('<html>', 'homes.html'), 400, /^homes\.html: Send the listings as a CSV or Excel/],
  ['a file without rows', () => csv(`${heading}\n`), 400, /has no rows/],
  ['an empty file', () => csv(''), 400, /has no rows/],
  [
    'headings nobody knows',
    () => csv('a,b\n1,2'),
    400,
    /No heading was recognised for price and locality.*template/,
  ],
  [
    '1,001 rows',
    () => csv(heading + '\nA,Flat,Pune,Baner,B,2BHK,850,98 L,x'.repeat(1001)),
    400,
    /at most 1,000 rows/,
  ],
  ['6 MB', () => csv(`${heading}\n${'x'.repeat(6_000_000)}`), 413, /at most 5 MB/],
  ['no Excel file', () => xlsx(Buffer.from('PK nonsense')), 400, /cannot be read/],
  ['an Excel file of 3 GB', () => xlsx(zipOf('xl/workbook.xml', 300_000_000)), 400, /far too large/],
  [
    'an Excel file that lies about its size',
    () => xlsx(zipOf('xl/workbook.xml', 50_000_000, { told: 10 })),
    400,
    /far too large/,
  ],
  [
    'an Excel file with something hidden before its parts',
    () => xlsx(zipOf('xl/workbook.xml', 10, { gap: 500 })),
    400,
    /not where its list says/,
  ],
  ['a quote that never ends', () => csv(`${heading}\n"A-1,Flat`), 400, /never closed/],
];
for (const [what, file, status, text] of unfit)
  test(`${what} is refused with the reason, and leaves nothing`, async () => {
    const before = [await countListings(server), await storedFiles(server)];
    for (const call of [checkImport, importListings]) {
      const answer = await send(call, file());
      assert.is(answer.status, status, JSON.stringify(answer.report));
      assert.match(answer.message, text);
      assert.is(answer.fields?.file, answer.message);
    }
    // The answer may leave a moment before the file does.
    const left = async () => JSON.stringify([await countListings(server), await storedFiles(server)]);
    for (let turn = 0; turn < 100 && (await left()) !== JSON.stringify(before); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 30));
    assert.is(await left(), JSON.stringify(before));
  });

test('without a session, a kind or a file nothing is read', async () => {
  assert.is((await send(importListings, csv(homes), { person: stranger(server) })).status, 401);
  assert.is((await send(importListings, csv(homes), { kind: 'castle' })).status, 400);
  assert.is((await post(asha, importListings, [['kind', 'sell']])).json.message, 'Choose a file');
});

test.run();
