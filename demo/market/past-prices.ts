/** An invented past for some prices of the demo market, marked as such, so that cuts and histories can be seen. */
import { sql } from 'kysely';
import type { Sql } from '../../server/db/database.js';
import { createRandom } from '../pictures/random.js';

const day = 86_400_000;

/** Rupees that people ask: three significant figures. */
const rounded = (rupees: number): number => Number(rupees.toPrecision(3));

/** Adds an older, higher price to every third listing or so; doing it again changes nothing. */
export const seedPastPrices = async (database: Sql): Promise<void> => {
  const listings = await database
    .selectFrom('listing')
    .select(['home_id', 'source_key', 'amount', 'deposit', 'created_at'])
    .orderBy('source_key')
    .execute();
  const past = listings.flatMap(({ home_id, source_key, amount, deposit, created_at }) => {
    const random = createRandom(`past:${source_key ?? ''}`);
    if (!random.chance(0.35)) return [];
    const at = new Date(created_at.getTime() - random.int(20, 90) * day).toISOString();
    return [{ home_id, at, amount: rounded(amount * (1.03 + random.int(0, 6) / 100)), deposit }];
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(past)}::jsonb)
    as given(home_id text, at timestamptz, amount bigint, deposit bigint)`;
  await sql`insert into listing_price (home_id, at, amount, deposit, made_up)
    select home_id, at, amount, deposit, true from ${given} on conflict do nothing`.execute(database);
  await sql`update listing set listed_at = given.at, cut_from = given.amount, cut_at = listing.created_at
    from ${given} where listing.home_id = given.home_id and listing.amount <= given.amount * 0.98`.execute(
    database,
  );
};
