/** How PostgreSQL reads the main searches: plans.txt says which indexes each uses, so that a lost one is noticed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Sql, sqlOver } from '../../../../server/db/database.js';
import { listDuplicates } from '../../../../server/repositories/listing/known.js';
import type { ListingRow } from '../../../../server/repositories/listing/row.js';
import { searchTables } from '../../../../server/repositories/search/search-repository.js';
import { createFacets } from '../../../../server/services/facets.js';
import { createListings } from '../../../../server/services/listings.js';
import { createSitemap } from '../../../../server/services/sitemap.js';
import { addressOf, engine } from '../../../support/engines.js';
import { fillMarket } from '../../../support/flood/market.js';
import { owner } from '../../../support/listings.js';
import { startServer, type TestServer } from '../../../support/server.js';

const suited = suite('server/repositories/listing/plans');
// The embedded engine has other costs, and plans are read from a server that operators run.
const test = engine === 'postgres' ? suited : suited.skip;
const file = new URL('./plans.txt', import.meta.url);

let server: TestServer;
let client: pg.Client;

suited.before(async () => {
  server = await startServer();
  if (engine !== 'postgres') return;
  await fillMarket(server, 20_000, owner.id);
  for (const table of ['listing', 'listing_count', 'place', 'station'])
    await sql`vacuum (analyze) ${sql.id(table)}`.execute(server.database.sql);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.database.sql,
  );
  const connectionString = addressOf(process.env.DATABASE_URL ?? '', rows[0]?.name ?? '');
  client = new pg.Client({ connectionString });
  await client.connect();
});
suited.after(async () => {
  if (engine === 'postgres') await client.end();
  await server.close();
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/**
 * The ways the tables are read. Whether an index is read by way of a bitmap, and what is joined first, follow from statistics
 * that differ from run to run.
 */
const readsOf = (node: PlanNode): string[] => {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation, Plans: plans = [] } = node;
  const what = index ?? (type === 'Seq Scan' ? relation : undefined);
  const read = what === undefined ? [] : [`${type.replace('Bitmap ', '')}: ${what}`];
  return [...read, ...plans.flatMap(readsOf)];
};

/** Runs work on a connection that explains each of its questions, and returns how they are read. */
const readsOfWork = async (work: (database: Sql) => Promise<unknown>): Promise<string[]> => {
  const reads = new Set<string>();
  const query = async (statement: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (/^\s*(?:select|with|\()/.test(statement) && !statement.includes('set_config')) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${statement}`,
        [...parameters],
      );
      for (const read of readsOf((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan)) reads.add(read);
    }
    return client.query(statement, [...parameters]);
  };
  const one = { query, release: () => undefined } as PostgresPoolClient;
  const pool: PostgresPool = { connect: () => Promise.resolve(one), end: () => Promise.resolve() };
  await work(sqlOver(pool));
  return [...reads].sort();
};

const searches: Readonly<Record<string, Record<string, string>>> = {
  'the newest everywhere': {},
  'the newest of a city': { city: 'Pune' },
  'the cheapest everywhere': { sort: 'price-up' },
  'the cheapest of a city': { city: 'Pune', sort: 'price-up' },
  'the largest of a city': { city: 'Pune', sort: 'area-down' },
  'the cheapest by the square foot of a city': { city: 'Pune', sort: 'rate-up' },
  'a locality': { city: 'Pune', localities: 'Baner' },
  'a locality and rooms': { city: 'Pune', localities: 'Baner', bedrooms: '2BHK' },
  'a society': { localities: 'Society 1234' },
  'near a station': { station: 'Thane' },
  'near a station of a city': { station: 'Thane', city: 'Thane' },
  'in a box of the map': { bbox: '72.9,19.1,73.05,19.25' },
  'in a drawn shape': { polygon: '72.9,19.1;73.05,19.1;73.05,19.25' },
  'within a journey': { to: 'Dadar' },
  'within a journey and a budget': { to: 'Thane', within: '30', maxbudget: '9000000' },
  'a misspelt society': { localities: 'Socety 1234' },
};

const bothOf = (database: Sql) => ({ sql: database, readSql: database });

const findingOf = (query: Record<string, string>) => (database: Sql) =>
  createListings(
    { database: bothOf(database), searches: searchTables(() => database) },
    server.services.places,
    '',
  ).search('sell', {
    ...query,
    limit: 24,
  });

const facetsOf = (query: Record<string, string>) => (database: Sql) =>
  createFacets(
    searchTables(() => database),
    server.services.places,
  ).count('sell', query);

const works: Readonly<Record<string, (database: Sql) => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries(searches).map(([name, query]) => [name, findingOf(query)])),
  'facets of a city': facetsOf({ city: 'Pune' }),
  'facets of a city for a budget': facetsOf({ city: 'Pune', maxbudget: '9000000' }),
  'facets of a society': facetsOf({ localities: 'Society 1234,Society 1235' }),
  'namesakes of a place': (database) =>
    searchTables(() => database).findNamesakes('sell', {
      words: 'koregaon park',
      places: [['pune', 'koregaon park']],
      city: { cities: ['pune'], places: [] },
    }),
  'a listing': (database) =>
    createListings(
      { database: bothOf(database), searches: searchTables(() => database) },
      server.services.places,
      '',
    ).open('sell', 'FSE100'),
  'what looks the same as a listing that is posted': async (database) => {
    const { rows } = await sql<ListingRow>`select * from listing where property_id = 'FSE100'`.execute(
      database,
    );
    await listDuplicates(
      database,
      rows.map((row) => ({ ...row, id: 'another' })),
    );
  },
  'a file of the sitemap': async (database) => {
    const portions = createSitemap({ readSql: database }, { file: 1000, portion: 100 }).read(2);
    await portions.next();
  },
};

const allPlans = async (): Promise<string> => {
  const parts: string[] = [];
  for (const [name, work] of Object.entries(works))
    parts.push([name, ...(await readsOfWork(work)).map((read) => `  ${read}`)].join('\n'));
  return `${parts.join('\n\n')}\n`;
};

test('the main searches are read as plans.txt says (UPDATE_PLANS=1 writes it anew)', async () => {
  const plans = await allPlans();
  if (process.env.UPDATE_PLANS) writeFileSync(file, plans);
  assert.fixture(plans, readFileSync(file, 'utf8'));
});

test('no main search reads the listings one by one', () => {
  assert.not.match(readFileSync(file, 'utf8'), /Seq Scan: listing$/m);
});

for (const [index, name] of [
  ['listing_city_newest', 'the newest of a city'],
  ['listing_amount', 'the cheapest everywhere'],
  ['listing_names', 'a society'],
  ['listing_age', 'a file of the sitemap'],
] as const)
  test(`without ${index} the plan of ${name} is another`, async () => {
    const work = works[name] as (database: Sql) => Promise<unknown>;
    const before = await readsOfWork(work);
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_indexdef($1::regclass) as definition`,
      [index],
    );
    await client.query(`drop index ${index}`);
    try {
      assert.is.not(String(await readsOfWork(work)), String(before));
    } finally {
      await client.query(rows[0]?.definition ?? '');
    }
    assert.ok(before.some((read) => read.endsWith(index)));
  });

suited.run();
