/** Accounts as the operator sees them. */
import { sql } from 'kysely';
import type { DeskFoundPerson } from '../../src/api/contract/desk.schema.js';
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

/** Finds accounts by a part of name or e-mail address, by phone or by id, the newest first. */
export const findPeople = async (database: Sql, search: string, most: number): Promise<DeskFoundPerson[]> => {
  const part = search.toLowerCase();
  const { rows } = await sql<DeskFoundPerson>`
    select u.id, u.name, coalesce(u.email, '') as email, coalesce(u.phone, '') as phone, u.usertype,
      coalesce(u.rera_number, '') as "statedRera",
      u.phone_verified as "phoneVerified", u.suspended_at is not null as "isSuspended", coalesce(u.role, '') as role,
      to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      coalesce(c.balance, 0)::int as coins,
      (select count(*) from app_session s where s.user_id = u.id)::int as sessions,
      (select count(*) from listing l where l.owner_id = u.id and l.status = 'Active' and l.deleted_at is null)::int
        as listings,
      coalesce((select json_agg(json_build_object('number', r.number, 'on', to_char(r.checked_on, 'YYYY-MM-DD'))
        order by r.number) from rera_check r where r.owner_id = u.id), '[]') as rera
    from app_user u left join coin_account c on c.user_id = u.id
    where ${part} = '' or position(${part} in lower(u.name)) > 0 or position(${part} in lower(u.email)) > 0
      or u.phone = right(${search}, 10) or u.id = ${search}
    order by u.created_at desc, u.id limit ${most}`.execute(database);
  return rows;
};
