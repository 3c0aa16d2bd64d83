/** Contacts that people are asked about, and have allowed, in our own frame or window on a partner's page. */
import { sql } from 'kysely';
import type { ContactAction } from '../db/coin-tables.js';
import type { Sql } from '../db/database.js';

/** A contact that is asked about; `target` is the owner of a number, the listing of a message. */
export interface AskedContact {
  grantId: string;
  action: ContactAction;
  target: string;
  /** The most it may take. */
  coins: number;
}

/** Writes a question that was shown; nothing is allowed yet. */
export const insertApproval = async (
  database: Sql,
  { hash, expiresAt, ...asked }: AskedContact & { hash: string; expiresAt: number },
): Promise<void> => {
  const { grantId: grant_id, action, target, coins } = asked;
  await database
    .insertInto('partner_approval')
    .values({ hash, grant_id, action, target, coins, expires_at: new Date(expiresAt) })
    .execute();
};

/** Whose question was answered, and on the page of which partner. */
export interface Approver {
  userId: string;
  partnerId: string;
}

/** Marks a question as allowed, once; undefined when it is unknown, answered or too old. */
export const approveContact = async (
  database: Sql,
  hash: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<Approver | undefined> => {
  const allowed = await database
    .updateTable('partner_approval')
    .set({ approved_at: new Date(now), expires_at: new Date(expiresAt) })
    .where('hash', '=', hash)
    .where('approved_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('grant_id')
    .executeTakeFirst();
  return (
    allowed &&
    database
      .selectFrom('partner_grant as g')
      .innerJoin('partner_key as k', 'k.key', 'g.key')
      .select(['g.user_id as userId', 'k.owner_id as partnerId'])
      .where('g.id', '=', allowed.grant_id)
      .executeTakeFirst()
  );
};

/** Uses an allowed contact up; false when there is none for this sign-in, action and target at this price. */
export const takeApproval = async (
  transaction: Sql,
  { grantId, action, target, coins }: AskedContact,
  now: number,
): Promise<boolean> => {
  const taken = await transaction
    .deleteFrom('partner_approval')
    .where('hash', '=', (one) =>
      one
        .selectFrom('partner_approval')
        .select('hash')
        .where('grant_id', '=', grantId)
        .where('action', '=', action)
        .where('target', '=', target)
        .where('coins', '>=', coins)
        .where('approved_at', 'is not', null)
        .where('expires_at', '>', new Date(now))
        .orderBy('expires_at')
        .limit(1),
    )
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
};

/** What a person sees of the listing whose owner they are asked about. */
export interface AskedListing {
  propertyId: string;
  title: string;
  place: string;
}

/** Finds the words of a listing. */
export const findAskedListing = (database: Sql, id: string): Promise<AskedListing | undefined> =>
  database
    .selectFrom('listing')
    .select([
      'property_id as propertyId',
      sql<string>`coalesce(project, property_type, '')`.as('title'),
      sql<string>`concat_ws(', ', locality, city)`.as('place'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
