/**
 * Saves many made-up searches and posts listings one by one; prints as JSON what the writes and the comparing took, in
 * milliseconds. Runs with tsx, on the engine that TEST_ENGINE names; BENCH_SEARCHES sets how many searches there are.
 */
import { sql } from 'kysely';
import { readConfig } from '../../server/config.js';
import { createAlertServices } from '../../server/services/alerts/alert-services.js';
import { createAlertLinks } from '../../server/services/alerts/links.js';
import { boundsOf, readSearch } from '../../server/services/alerts/search-condition.js';
import { createListingWriter } from '../../server/services/listing-writer.js';
import { createPlaces } from '../../server/services/places.js';
import { openTestDatabase } from '../../test/support/engines.js';
import { aSale, owner } from '../../test/support/listings.js';

const count = Number(process.env.BENCH_SEARCHES ?? 100_000);
const people = 4000;
const atOnce = 2000;
const rounds = 9;

const cities = ['Pune', 'Mumbai', 'Thane', 'Navi Mumbai', 'Nashik'];
const localities = ['Baner', 'Aundh', 'Wakad', 'Kothrud', 'Powai', 'Andheri', 'Kharadi', 'Hadapsar'];
const tabs = ['Buy', 'Buy', 'Buy', 'Rent', 'Rent', 'PG', 'Plot/Land', 'Commercial'];

let seed = 7;
/** A whole number below another: the same ones in every run. */
const below = (most) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 4_294_967_296) * most);
};
const pick = (values) => values[below(values.length)];

/** A search as people make them: a city, most with a locality, half with rooms, half with a budget. */
const someSearch = () => {
  const least = below(60) * 500_000;
  return [
    `tab=${pick(tabs)}&city=${cities[Math.min(below(5), below(5))]}&minarea=${below(500)}`,
    below(3) > 0 ? `localities=${pick(localities)}` : '',
    below(2) > 0 ? `bedrooms=${1 + below(4)}BHK` : '',
    below(2) > 0 ? `minbudget=${least}&maxbudget=${least + 500_000 * (1 + below(20))}` : '',
    below(4) > 0 ? '' : 'furnished=Furnished',
  ]
    .filter(Boolean)
    .join('&');
};

const insert = async (database, table, rows) => {
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce));
    const name = sql.table(table);
    await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${part}::jsonb)`.execute(
      database,
    );
  }
};

const { sql: database, close } = await openTestDatabase();
const members = Array.from({ length: people }, (_, at) => ({
  ...{ ...owner, id: `member-${at}`, email: `member-${at}@example.com`, phone: String(8_000_000_000 + at) },
  email_verified: true,
}));
await database
  .insertInto('app_user')
  .values([owner, ...members])
  .execute();
const places = createPlaces(() => database);
const writer = createListingWriter(database, readConfig({ NODE_ENV: 'test' }));

let posted = 0;
const post = () => {
  posted += 1;
  const fields = {
    city: 'Pune',
    locality: 'Baner',
    bhk: '2BHK',
    carpetArea: '850',
    society: `Court ${posted}`,
  };
  return writer.saveListings([aSale(fields, { sourceKey: `bench-${posted}` })]);
};
const timed = async (work) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
const medianOf = async (work) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return median(times);
};

for (let warm = 0; warm < 5; warm += 1) await post();
const writeAlone = await medianOf(post);

const directory = await places.directory();
const at = new Date(Date.now() - 86_400_000).toISOString();
const searches = new Map();
while (searches.size < count) {
  const { kind, query, condition } = readSearch(someSearch(), directory);
  const person = `member-${below(people)}`;
  const name = `${person} ${query}`;
  const id = `s${String(searches.size).padStart(8, '0')}`;
  if (!searches.has(name)) searches.set(name, { id, person, kind, query, condition });
}
const saved = [...searches.values()];
await insert(
  database,
  'saved_search',
  saved.map(({ id, person, kind, query }) => ({
    ...{ id, user_id: person, partner_key: '', kind, query, is_alike: false, frequency: 'instant' },
    ...{ language: 'en', created_at: at, mailed_at: at },
  })),
);
await insert(
  database,
  'saved_search_place',
  saved.flatMap(({ id, kind, condition }) => {
    const { cities: keys, ...bounds } = boundsOf(condition);
    return keys.map((key) => ({ kind, city_key: key, search_id: id, ...bounds }));
  }),
);
await sql`analyze`.execute(database);

const { alerts } = createAlertServices(database, {
  ...{ places, links: createAlertLinks(database), channels: ['email'], now: Date.now },
  onFailure: (failure) => {
    throw failure;
  },
});
const writeBeside = await medianOf(post);
await alerts.match();
const times = [];
for (let round = 0; round < rounds; round += 1) {
  await post();
  times.push(await timed(alerts.match));
}
const found = await database
  .selectFrom('alert_item')
  .select((row) => row.fn.countAll().as('all'))
  .executeTakeFirst();
console.log(
  JSON.stringify({
    writeAlone,
    writeBeside,
    match: median(times),
    found: Math.round(Number(found.all) / posted),
  }),
);
await close();
process.exit(0);
