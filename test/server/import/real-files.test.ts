/** Three real files of listings, where their folder is there: HOUSING_DATA, or ../shared/data beside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/database.js';
import type { EndEvent, RowEvent } from '../../../server/import/events.js';
import { importFile } from '../../../server/import/import-file.js';
import { parseMapping } from '../../../server/import/mapping.js';
import { metresBetween } from '../../../server/places/fact-checks.js';
import { placeFacts } from '../../../server/places/facts.js';
import { createListingWriter } from '../../../server/services/listing-writer.js';
import { openTestDatabase } from '../../support/engines.js';

const test = suite<{ database: Database }>('server/import/real-files');

const folder = resolve(process.env.HOUSING_DATA ?? '../shared/data');
const hasFiles = existsSync(folder);
const files = {
  'sale-pune': 'pune_sale_magicbricks.csv',
  'sale-mumbai': 'mumbai_sale_flats.csv',
  'rent-mumbai': 'mumbai_rent_magicbricks.csv',
};

if (hasFiles) {
  test.before(async (context) => {
    context.database = await openTestDatabase();
  });
  test.after(({ database }) => database.close());
} else process.stdout.write(`No folder ${folder}: the three real files are not imported here.\n`);

const check = hasFiles ? test : test.skip;

const readMapping = (name: string): unknown =>
  JSON.parse(readFileSync(`test/fixtures/import/${name}.json`, 'utf8'));

const importReal = async (database: Database, name: keyof typeof files) => {
  const market = {
    sql: database.sql,
    writer: createListingWriter(database.sql, { bighaSqft: 27_225, listingDays: 90 }),
  };
  const mapping = readMapping(name);
  const request = { fileName: files[name], format: 'csv', mapping } as const;
  const rows: RowEvent[] = [];
  let end: EndEvent | undefined;
  for await (const event of importFile(request, resolve(folder, name, files[name]), market)) {
    if (event.event === 'row') rows.push(event);
    if (event.event === 'end') end = event;
  }
  return { counts: end?.counts, rows };
};

const same = { created: 0, updated: 0, refused: 0, repeated: 0 };

test('has a mapping for each of them', () => {
  const kinds = Object.keys(files).map((name) => parseMapping(readMapping(name)).kind);
  assert.equal(kinds, ['sell', 'sell', 'rent']);
});

check('takes all 4,543 flats of Pune, twice the same', async ({ database }) => {
  const first = await importReal(database, 'sale-pune');
  assert.equal(first.counts, { ...same, read: 4543, created: 4543, unchanged: 0 });
  assert.ok(first.rows.every(({ result }) => result === 'noted'));
  const told: Record<string, number> = {};
  for (const { field, reason } of first.rows) {
    const what = `${field} ${reason.replace(/\d+/, 'some')}`;
    told[what] = (told[what] ?? 0) + 1;
  }
  assert.equal(told, {
    'floor lies above the top floor some; both left empty': 74,
    'latitude lies some km from Pune; left out': 19,
    'latitude lies outside India; left out': 4,
  });
  assert.equal((await importReal(database, 'sale-pune')).counts, { ...same, read: 4543, unchanged: 4543 });
});

check(
  'gives 4,517 of them a point of their own, each within 30 km of a locality of Pune',
  async ({ database }) => {
    const rows = await database.sql
      .selectFrom('listing')
      .select(['lat', 'lng', 'place_lat', 'place_lng', 'place_is_near'])
      .where('city', '=', 'Pune')
      .execute();
    const placed = rows.flatMap(({ lat, lng, ...row }) =>
      lat === null || lng === null ? [] : [{ lat, lng, ...row }],
    );
    // Three say no place at all.
    assert.equal([rows.length, placed.length], [4543, 4517]);
    const localities = placeFacts().localities.filter(({ city }) => city === 'Pune');
    for (const { lat, lng, ...shown } of placed) {
      const point = { lat, lng };
      const nearest = Math.min(...localities.map((locality) => metresBetween(locality, point)));
      assert.ok(nearest <= 30_000, `${String(lat)}, ${String(lng)} lies ${String(nearest)} m off`);
      const off = metresBetween({ lat: shown.place_lat ?? 0, lng: shown.place_lng ?? 0 }, point);
      assert.ok(shown.place_is_near && off >= 200 && off <= 300, `shown ${String(off)} m off`);
    }
  },
);

check('takes 7,373 flats of Mumbai and names the line that each of 110 repeats', async ({ database }) => {
  const { counts, rows } = await importReal(database, 'sale-mumbai');
  assert.equal(counts, { ...same, read: 7483, created: 7373, unchanged: 0, repeated: 110 });
  const repeats = rows.filter(({ result }) => result === 'repeated');
  assert.is(repeats.length, 110);
  const lines = readFileSync(resolve(folder, 'sale-mumbai', files['sale-mumbai']), 'utf8').split('\r\n');
  for (const { line, reason } of repeats) {
    const [, earlier] = /^same as line (\d+)$/.exec(reason) ?? [];
    assert.is(lines[line - 1], lines[Number(earlier) - 1], `${line}: ${reason}`);
  }
  assert.equal((await importReal(database, 'sale-mumbai')).counts, {
    ...same,
    read: 7483,
    unchanged: 7373,
    repeated: 110,
  });
});

check('takes 5,847 flats to let in Mumbai and refuses the 23 without a price', async ({ database }) => {
  const { counts, rows } = await importReal(database, 'rent-mumbai');
  assert.equal(counts, { ...same, read: 5870, created: 5847, unchanged: 0, refused: 23 });
  const refused = rows.filter(({ result }) => result === 'refused');
  const lines = readFileSync(resolve(folder, 'rent-mumbai', files['rent-mumbai']), 'utf8').split('\n');
  for (const { line, field, value, reason } of refused) {
    assert.equal([field, value, reason], ['price', 'Call for Price', 'is not a price']);
    assert.match(lines[line - 1] ?? '', /Call for Price/, `line ${line}`);
  }
  assert.equal((await importReal(database, 'rent-mumbai')).counts, {
    ...same,
    read: 5870,
    unchanged: 5847,
    refused: 23,
  });
});

check('puts them into the cities they lie in', async ({ database }) => {
  const rows = await database.sql
    .selectFrom('listing')
    .select(['city', (row) => row.fn.countAll().as('listings')])
    .groupBy('city')
    .execute();
  const counts = Object.fromEntries(rows.map(({ city, listings }) => [city, Number(listings)]));
  assert.equal(counts, {
    Mumbai: 11_826,
    'Mira Bhayandar': 624,
    'Vasai Virar': 692,
    Palghar: 16,
    Thane: 62,
    Pune: 4543,
  });
});

check('keeps no address and no phone number of anybody', async ({ database }) => {
  const rows = await database.sql.selectFrom('listing').select(['project', 'locality', 'details']).execute();
  for (const row of rows) assert.not.match(JSON.stringify(row), /https?:|@|[6-9]\d{9}/);
});

test.run();
