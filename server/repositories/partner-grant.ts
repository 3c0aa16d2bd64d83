/** Grants of people to partner pages, and their secrets; of secrets only digests are stored. */
import { sql } from 'kysely';
import type { PartnerUses } from '../../src/api/contract/partner-tokens.schema.js';
import type { Sql } from '../db/database.js';
import type { SecretPurpose } from '../db/partner-tables.js';

/** A grant; times in milliseconds since 1970. */
export interface NewGrant {
  id: string;
  key: string;
  origin: string;
  userId: string;
  frameHash: string;
  uses: PartnerUses;
  now: number;
  endsAt: number;
}

/** Writes a grant. */
export const insertGrant = async (database: Sql, grant: NewGrant): Promise<void> => {
  await database
    .insertInto('partner_grant')
    .values({
      id: grant.id,
      key: grant.key,
      origin: grant.origin,
      user_id: grant.userId,
      frame_hash: grant.frameHash,
      uses: grant.uses,
      created_at: new Date(grant.now),
      ends_at: new Date(grant.endsAt),
    })
    .execute();
};

/** A secret to be written. */
export interface NewSecret {
  hash: string;
  purpose: SecretPurpose;
  grantId: string;
  expiresAt: number;
  challenge?: string;
  about?: string;
  /** Digest of the handle or cookie that it is given for. */
  parent?: string;
}

/** Writes a secret. */
export const insertSecret = async (database: Sql, secret: NewSecret): Promise<void> => {
  await database
    .insertInto('partner_secret')
    .values({
      hash: secret.hash,
      purpose: secret.purpose,
      grant_id: secret.grantId,
      challenge: secret.challenge ?? null,
      about: secret.about ?? null,
      parent: secret.parent ?? null,
      expires_at: new Date(secret.expiresAt),
    })
    .execute();
};

/** A secret with its grant. */
export interface FoundSecret {
  grantId: string;
  key: string;
  origin: string;
  userId: string;
  uses: PartnerUses;
  challenge: string | null;
  about: string | null;
  usedAt: Date | null;
  expiresAt: Date;
}

/** Finds a secret by its digest, used or not, unless it or its grant has expired. */
export const findSecret = (
  database: Sql,
  hash: string,
  purpose: SecretPurpose,
  now: number,
): Promise<FoundSecret | undefined> =>
  database
    .selectFrom('partner_secret as s')
    .innerJoin('partner_grant as g', 'g.id', 's.grant_id')
    .select([
      'g.id as grantId',
      'g.key',
      'g.origin',
      'g.user_id as userId',
      'g.uses',
      's.challenge',
      's.about',
      's.used_at as usedAt',
      's.expires_at as expiresAt',
    ])
    .where('s.hash', '=', hash)
    .where('s.purpose', '=', purpose)
    .where('s.expires_at', '>', new Date(now))
    .where('g.ends_at', '>', new Date(now))
    .executeTakeFirst();

/** Marks a secret as used; returns false when it was used before. */
export const consumeSecret = async (database: Sql, hash: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('partner_secret')
    .set({ used_at: new Date(now) })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Tells whether a secret given for this handle or cookie was used, so that the reply with it has arrived. */
export const hasUsedChildSecret = async (
  database: Sql,
  { grantId, hash }: { grantId: string; hash: string },
): Promise<boolean> => {
  const found = await database
    .selectFrom('partner_secret')
    .select('hash')
    .where('grant_id', '=', grantId)
    .where('parent', '=', hash)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Deletes what was given for a handle or cookie, and counts that as used only now; does nothing when a parallel call just
 * did so. One statement, so that parallel calls wait for each other.
 */
export const revokeChildSecrets = async (
  database: Sql,
  { grantId, hash, usedAt }: { grantId: string; hash: string; usedAt: Date },
  now: number,
): Promise<void> => {
  await sql`with used as (
      update partner_secret set used_at = ${new Date(now).toISOString()}::timestamptz
      where hash = ${hash} and used_at = ${usedAt.toISOString()}::timestamptz returning hash)
    delete from partner_secret where grant_id = ${grantId} and parent in (select hash from used)`.execute(
    database,
  );
};

/**
 * Tells whether a frame's secret belongs to this person on this page: to this sign-in, or to another that is not over,
 * since a frame may still have the secret of the sign-in before (docs/decisions/0031).
 */
export const isFrameOf = async (
  database: Sql,
  { key, origin, userId }: Pick<FoundSecret, 'key' | 'origin' | 'userId'>,
  frameHash: string,
): Promise<boolean> => {
  const found = await database
    .selectFrom('partner_grant')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('origin', '=', origin)
    .where('frame_hash', '=', frameHash)
    .where('ends_at', '>', new Date())
    .executeTakeFirst();
  return found !== undefined;
};

/** Ends a grant with all its secrets. */
export const deleteGrant = async (database: Sql, id: string): Promise<void> => {
  await database.deleteFrom('partner_grant').where('id', '=', id).execute();
};

/** Ends every grant of a person. */
export const deleteGrantsOf = async (database: Sql, userId: string): Promise<void> => {
  await database.deleteFrom('partner_grant').where('user_id', '=', userId).execute();
};

/** Records when a person first allowed a contact with coins on a partner's pages. */
export const insertTrust = async (
  database: Sql,
  userId: string,
  partnerId: string,
  now: number,
): Promise<void> => {
  await database
    .insertInto('partner_trust')
    .values({ user_id: userId, partner_id: partnerId, at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A contact made on a partner's page. */
export interface NewPartnerContact {
  id: string;
  userId: string;
  partnerId: string;
  key: string;
  origin: string;
  action: 'number' | 'message';
  ownerId: string;
  listingId: string | undefined;
  coins: number;
}

/** Inserts a contact. */
export const insertPartnerContact = async (
  transaction: Sql,
  contact: NewPartnerContact,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('partner_contact')
    .values({
      id: contact.id,
      user_id: contact.userId,
      partner_id: contact.partnerId,
      key: contact.key,
      origin: contact.origin,
      action: contact.action,
      owner_id: contact.ownerId,
      listing_id: contact.listingId ?? null,
      coins: contact.coins,
      at: new Date(now),
    })
    .execute();
};

/** Returns the coins a person spent on a partner since a time. */
export const sumPartnerCoins = async (
  transaction: Sql,
  userId: string,
  partnerId: string,
  since: number,
): Promise<number> => {
  const { rows } = await sql<{
    coins: number;
  }>`select coalesce(sum(coins), 0)::bigint as coins from partner_contact
    where user_id = ${userId} and partner_id = ${partnerId} and at > ${new Date(since).toISOString()}::timestamptz`.execute(
    transaction,
  );
  return rows[0]?.coins ?? 0;
};
