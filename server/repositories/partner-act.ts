/** What visitors did on partners' pages, in the database. */
import { sql } from 'kysely';
import type {
  NewPartnerAct,
  PartnerActCount,
  PartnerActDay,
  PartnerActName,
} from '../../src/api/contract/partner-acts.schema.js';
import type { Sql } from '../db/database.js';

/** The columns of a page's counts. */
export type ActCount = Exclude<keyof PartnerActDay, 'day'>;

/** The column of each act. */
const columns: Readonly<Record<PartnerActName, ActCount>> = {
  number: 'numbers',
  message: 'messages',
  save: 'saves',
  post: 'posts',
  alert: 'alerts',
};

/** Pages and campaigns that a day of a key tells apart; what is beyond counts without a name. */
const mostPages = 200;

/** Where and how an act counts. */
interface ActPlace {
  key: string;
  day: string;
  /** Most acts of a key on a day. */
  cap: number;
}

/** Counts an act on its day, unless its id is known already; returns false when the day of the key is full. */
export const countAct = async (
  database: Sql,
  { key, day, cap }: ActPlace,
  { id, act, page, campaign }: NewPartnerAct,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isKnown: boolean | null; many: number; acts: number }>`
      select bool_or(page = ${page} and campaign = ${campaign}) as "isKnown", count(*)::int as many,
        coalesce(sum(numbers + messages + saves + posts + alerts), 0)::int as acts
      from partner_act_day where key = ${key} and day = ${day}::date`.execute(transaction);
    const { isKnown = null, many = 0, acts = 0 } = rows[0] ?? {};
    if (acts >= cap) return false;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('partner_act')
      .values({ key, id, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return true;
    const hasRoom = isKnown === true || many < mostPages;
    const column = sql.ref(columns[act]);
    await sql`insert into partner_act_day as d (key, day, page, campaign, ${column})
      values (${key}, ${day}::date, ${hasRoom ? page : ''}, ${hasRoom ? campaign : ''}, 1)
      on conflict (key, day, page, campaign) do update set ${column} = ${sql.ref(`d.${columns[act]}`)} + 1`.execute(
      transaction,
    );
    return true;
  });

const sums = sql`coalesce(sum(numbers), 0)::int as numbers, coalesce(sum(messages), 0)::int as messages,
  coalesce(sum(saves), 0)::int as saves, coalesce(sum(posts), 0)::int as posts, coalesce(sum(alerts), 0)::int as alerts`;

/** Reads the acts of a key from a day on, by day; days without acts are missing. */
export const findActDays = async (database: Sql, key: string, from: string): Promise<PartnerActDay[]> => {
  const { rows } = await sql<PartnerActDay>`select day::text as day, ${sums} from partner_act_day
    where key = ${key} and day >= ${from}::date group by partner_act_day.day order by partner_act_day.day`.execute(
    database,
  );
  return rows;
};

/** Reads them by page and campaign, those with the most acts first, at most 50. */
export const findActPages = async (database: Sql, key: string, from: string): Promise<PartnerActCount[]> => {
  const { rows } = await sql<PartnerActCount>`select page, campaign, ${sums} from partner_act_day
    where key = ${key} and day >= ${from}::date group by page, campaign
    order by sum(numbers + messages + saves + posts + alerts) desc, page, campaign limit 50`.execute(
    database,
  );
  return rows;
};

/** Forgets ids that no page sends any more, and counts of long ago. */
export const deleteOldActs = async (database: Sql, ids: Date, counts: Date): Promise<void> => {
  const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
  await sql`delete from partner_act where day < ${dayOf(ids)}::date`.execute(database);
  await sql`delete from partner_act_day where day < ${dayOf(counts)}::date`.execute(database);
};
