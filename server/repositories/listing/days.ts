/** A listing's seen cards, visitors and paid contacts of the last days, day by day. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';

/** Days that visits are kept, and shown to owners. */
export const visitDays = 30;

/** What came on one day. */
export interface ListingDay {
  day: string;
  impressions: number;
  views: number;
  contacts: number;
}

/** Counts the days up to `today` (yyyy-MM-dd), the oldest first. */
export const listDays = async (database: Sql, listingId: string, today: string): Promise<ListingDay[]> => {
  const { rows } = await sql<ListingDay>`
    with seen as (select day, count::int as count from listing_impression where listing_id = ${listingId}),
      visited as (select day, count(*)::int as count from listing_visit where listing_id = ${listingId} group by 1),
      reached as (select day, count(*)::int as count from listing_view where listing_id = ${listingId} and paid group by 1)
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(s.count, 0) as impressions,
      coalesce(v.count, 0) as views, coalesce(r.count, 0) as contacts
    from generate_series(${today}::date - ${visitDays - 1}::int, ${today}::date, interval '1 day') as each (day)
    left join seen s on s.day = each.day
    left join visited v on v.day = each.day left join reached r on r.day = each.day
    order by each.day`.execute(database);
  return rows;
};
