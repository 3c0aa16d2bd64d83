/** An invented past for some prices of the demo market, marked as such, so that cuts and histories can be seen. */
import { sql } from 'kysely';
import type { Sql } from '../../server/db/database.js';
import { createRandom, type Random } from '../pictures/random.js';
import { denseKey } from './dense-places.js';

const day = 86_400_000;

/** Rupees that people ask: three significant figures. */
const rounded = (rupees: number): number => Number(rupees.toPrecision(3));

interface Priced {
  home_id: string;
  source_key: string | null;
  amount: number;
  deposit: number | null;
  created_at: Date;
}

interface PastPrice {
  at: string;
  amount: number;
}

/** An older, higher price for every third listing or so. */
const higherBefore = ({ source_key, amount, created_at }: Priced): PastPrice[] => {
  const random = createRandom(`past:${source_key ?? ''}`);
  if (!random.chance(0.35)) return [];
  const at = new Date(created_at.getTime() - random.int(20, 90) * day).toISOString();
  return [{ at, amount: rounded(amount * (1.03 + random.int(0, 6) / 100)) }];
};

const startOf = (random: Random): number =>
  random.chance(0.85) ? random.int(335, 365) : random.int(90, 330);

/** A year of a home of a dense locality, a little dearer every few months, so that months can be compared. */
const yearBefore = ({ source_key, amount, created_at }: Priced): PastPrice[] => {
  const random = createRandom(`year:${source_key ?? ''}`);
  const [start, step] = [startOf(random), random.int(60, 75)];
  return Array.from({ length: 5 }, (_, at) => start - at * step).flatMap((ago, at) =>
    ago > 0
      ? [
          {
            at: new Date(created_at.getTime() - ago * day).toISOString(),
            amount: rounded(amount * (0.93 + at * 0.012 + random.int(0, 10) / 1000)),
          },
        ]
      : [],
  );
};

/** Gives listings their past; doing it again changes nothing. */
export const seedPastPrices = async (database: Sql): Promise<void> => {
  const listings = await database
    .selectFrom('listing')
    .select(['home_id', 'source_key', 'amount', 'deposit', 'created_at'])
    .orderBy('source_key')
    .execute();
  const past = listings.flatMap((listing) => {
    const { home_id, source_key, deposit } = listing;
    const isDense = source_key?.startsWith(denseKey) ?? false;
    return (isDense ? yearBefore : higherBefore)(listing).map((price) => ({ home_id, deposit, ...price }));
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(past)}::jsonb)
    as given(home_id text, at timestamptz, amount bigint, deposit bigint)`;
  await sql`insert into listing_price (home_id, at, amount, deposit, made_up)
    select home_id, at, amount, deposit, true from ${given} on conflict do nothing`.execute(database);
  await sql`update listing set listed_at = given.at, cut_from = given.amount, cut_at = listing.created_at
    from ${given} where listing.home_id = given.home_id and listing.amount <= given.amount * 0.98`.execute(
    database,
  );
  await sql`update listing set listed_at = first.at
    from (select home_id, min(at) as at from ${given} group by home_id) first
    where listing.home_id = first.home_id and listing.source_key like ${`${denseKey}%`}`.execute(database);
};
