/** Accounts as the operator sees them. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** An account's balance and the sum of its ledger; they differ only if something is broken. */
export interface AccountSum {
  email: string | null;
  balance: number;
  sum: number;
}

/** Lists balance and ledger sum of every account. */
export const findAccountSums = async (database: Sql): Promise<AccountSum[]> => {
  const { rows } = await sql<AccountSum>`
    select u.email, coalesce(c.balance, 0)::int as balance,
      coalesce((select sum(e.amount) from coin_entry e where e.user_id = u.id), 0)::int as sum
    from app_user u left join coin_account c on c.user_id = u.id
    order by u.created_at, u.id`.execute(database);
  return rows;
};

/** Counts what belongs to an account. */
export const findAccountCounts = async (
  database: Sql,
  id: string,
): Promise<{ sessions: number; listings: number; contacts: number }> => {
  const { rows } = await sql<{ sessions: number; listings: number; contacts: number }>`
    select (select count(*) from app_session where user_id = ${id})::int as sessions,
      (select count(*) from listing where owner_id = ${id} and deleted_at is null)::int as listings,
      (select count(*) from contact_unlock where user_id = ${id})::int as contacts`.execute(database);
  return rows[0] ?? { sessions: 0, listings: 0, contacts: 0 };
};
