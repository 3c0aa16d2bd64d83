/** A large market, made by SQL in seconds: copies of one listing of each kind in all places of the gazetteer. */
import { sql } from 'kysely';
import * as listingCounts from '../../../server/db/migrations/0041-listing-counts.js';
import type { Database } from '../../../server/db/database.js';
import { fillPlaces } from '../../../server/places/fill.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../listings.js';
import type { TestServer } from '../server.js';

/** Each kind's share of a hundred listings. */
const shares = { sell: 55, rent: 25, plot: 8, pg: 7, commercial: 5 } as const;

const words = 'A bright corner home near the station, with a garden, two lifts and water all day. '.repeat(8);

/** What each copy has of its own; every other column is the copied listing's. */
const own: Readonly<Record<string, string>> = {
  id: `'flood-' || t.kind || '-' || g`,
  home_id: `'home-' || t.kind || '-' || g`,
  property_id: `'F' || upper(left(t.kind, 2)) || g`,
  owner_id: `case when g % 100 = 0 then $agent else t.owner_id end`,
  source_key: 'null',
  city: 'p.city',
  city_key: 'p.city_key',
  locality: 'p.name',
  locality_key: 'p.key',
  project: `'Society ' || g % 3000`,
  // Each word of a key begins with a space.
  search_key: `concat_ws(' ', '', 'society', g % 3000, p.key, p.city_key, t.search_key)`,
  bhk: `case when t.bhk is null then null else (1 + g % 5) || 'BHK' end`,
  bedrooms: `case when t.bhk is null then null else 1 + g % 5 end`,
  amount: '1000000 + (g * 7919 % 900) * 100000',
  area_sqft: '300 + g * 31 % 3000',
  ranked_at: `now() - g * interval '13 seconds'`,
  place_lat: 'p.lat + (g % 41 - 20) * 0.0003',
  place_lng: 'p.lng + (g % 43 - 21) * 0.0003',
  place_is_near: 'true',
  created_at: `now() - g * interval '13 seconds'`,
};

const columnsOf = async ({ database }: Pick<FilledMarket, 'database'>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'listing' and table_schema = current_schema() and is_generated = 'NEVER'
    order by ordinal_position`.execute(database.sql);
  return rows.map(({ name }) => name);
};

/** Takes down what is kept for each row, runs the work, and makes it all again at once. */
const withoutUpkeep = async (
  { database }: Pick<FilledMarket, 'database'>,
  work: () => Promise<void>,
): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(database.sql);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'listing' and schemaname = current_schema() and indexdef not like 'CREATE UNIQUE%'`.execute(
    database.sql,
  );
  await run('alter table listing disable trigger user');
  for (const { name } of indexes) await run(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await run(definition);
  await run('alter table listing enable trigger user');
  await run('delete from listing_count');
  const counting = listingCounts.statements.filter((each) => each.startsWith('insert into listing_count'));
  for (const statement of counting) await run(statement);
  await run(`insert into listing_price (home_id, at, amount, deposit)
    select home_id, created_at, amount, deposit from listing on conflict do nothing`);
};

/** What is filled: a test server, or a database before its server is started. */
export interface FilledMarket {
  database: Pick<Database, 'sql'>;
  services: { writer: Pick<TestServer['services']['writer'], 'saveListings'>; places: { forget(): void } };
}

/** Fills a server's market with about so many listings; one in a hundred is the agent's. */
export const fillMarket = async (server: FilledMarket, listings: number, agent: string): Promise<void> => {
  const { database, services } = server;
  await fillPlaces(database.sql);
  await database.sql.insertInto('app_user').values(owner).execute();
  const patterns = [aSale, aRent, aPlot, aPg, aCommercial].map((make) => make({ description: words }));
  await services.writer.saveListings(patterns);
  const columns = await columnsOf(server);
  const values = columns.map((name) =>
    sql.join(
      (own[name] ?? `t.${name}`).split('$agent').map((part) => sql.raw(part)),
      sql`${sql.lit(agent)}`,
    ),
  );
  const copy = async (kind: string, share: number): Promise<void> => {
    await sql`
      with p as (select *, row_number() over (order by city_key, key) - 1 as n, count(*) over () as of from place),
      t as (select * from listing where kind = ${kind} and id not like 'flood-%' limit 1)
      insert into listing (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from t, generate_series(1, ${Math.round((listings * share) / 100)}::int) g
      join p on p.n = g * 7919 % p.of`.execute(database.sql);
  };
  await withoutUpkeep(server, async () => {
    for (const [kind, share] of Object.entries(shares)) await copy(kind, share);
  });
  await sql`analyze listing`.execute(database.sql);
  services.places.forget();
};
