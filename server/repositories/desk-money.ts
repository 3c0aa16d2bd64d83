/** Orders of coins and daily counts, as operators read them. */
import { sql } from 'kysely';
import type { CoinOrderState } from '../../src/api/contract/coin-orders.schema.js';
import type { DeskDay } from '../../src/api/contract/desk-money.schema.js';
import type { Sql } from '../db/database.js';

/** An order with its buyer and its papers. */
export interface StoredDeskOrder {
  id: string;
  state: CoinOrderState;
  coins: number;
  paise: number;
  paidPaise: number | null;
  provider: string;
  createdAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
  buyer: string | null;
  balance: number | null;
  invoice: string | null;
  creditNote: string | null;
}

/** Lists orders, the newest first: those in a state, and older than another order. */
export const findDeskOrders = (
  database: Sql,
  { state, before, most }: { state?: CoinOrderState; before?: string; most: number },
): Promise<StoredDeskOrder[]> =>
  database
    .selectFrom('coin_order as o')
    .leftJoin('app_user as u', 'u.id', 'o.user_id')
    .leftJoin('coin_account as a', 'a.user_id', 'o.user_id')
    .select(['o.id', 'o.state', 'o.coins', 'o.paise', 'o.paid_paise as paidPaise', 'o.provider'])
    .select(['o.created_at as createdAt', 'o.paid_at as paidAt', 'o.refunded_at as refundedAt'])
    .select(['u.email as buyer', 'a.balance'])
    .select([
      sql<string | null>`(select number from invoice i where i.order_id = o.id and not i.is_credit_note)`.as(
        'invoice',
      ),
      sql<string | null>`(select number from invoice i where i.order_id = o.id and i.is_credit_note)`.as(
        'creditNote',
      ),
    ])
    .$if(state !== undefined, (query) => query.where('o.state', '=', state as CoinOrderState))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(o.created_at, o.id) < (select created_at, id from coin_order where id = ${before})`,
      ),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute();

/** Counts one thing by its day in India since the first of the days. */
const perDay = (what: string, table: string, at: string, condition = 'true') =>
  sql.raw(`select ((${at} at time zone 'Asia/Kolkata')::date)::text as day, '${what}' as what, count(*)::int as many
    from ${table} where ${at} >= (select since from wanted) and ${condition} group by 1`);

/** Counts what came on each of consecutive days, yyyy-MM-dd, the oldest first. */
export const countDays = async (database: Sql, days: readonly string[]): Promise<DeskDay[]> => {
  const { rows } = await sql<{ day: string; what: Exclude<keyof DeskDay, 'day'>; many: number }>`
    with wanted as (select ${days[0]}::date::timestamp at time zone 'Asia/Kolkata' as since)
    ${perDay('listings', 'listing', 'created_at', `status = 'Active' and deleted_at is null`)}
    union all ${perDay('reports', 'report', 'at')}
    union all ${perDay('reveals', 'contact_unlock', 'at', `action = 'number'`)}
    union all ${perDay('orders', 'coin_order', 'paid_at')}
    union all ${perDay('signUps', 'app_user', 'created_at')}`.execute(database);
  const counted = new Map(rows.map(({ day, what, many }) => [`${day} ${what}`, many]));
  return days.map((day) => {
    const many = (what: Exclude<keyof DeskDay, 'day'>): number => counted.get(`${day} ${what}`) ?? 0;
    return {
      day,
      ...{ listings: many('listings'), reports: many('reports'), reveals: many('reveals') },
      ...{ orders: many('orders'), signUps: many('signUps') },
    };
  });
};
