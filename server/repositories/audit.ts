/** The record of what operators did: entries that are never changed, each linked to the one before by a digest. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** What somebody did; ids and numbers only. */
export interface AuditAct {
  /** The account; `command-line` for commands on the server's machine. */
  actorId: string;
  act: string;
  /** What it was done to, by id. */
  subject: string;
  reason?: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** An entry of the record. */
export interface StoredAct extends Required<AuditAct> {
  number: number;
  at: Date;
}

/** Any number that no other user of advisory locks takes. */
const lockNumber = 7_466_392;

/** Inserts an entry in the transaction of the act itself. */
export const insertAct = async (transaction: Sql, act: AuditAct, at: Date): Promise<void> => {
  await transaction
    .insertInto('audit_entry')
    .values({
      at,
      actor_id: act.actorId,
      act: act.act,
      subject: act.subject,
      reason: act.reason ?? '',
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute();
};

const columns = ['number', 'at', 'actor_id as actorId', 'act', 'subject', 'reason', 'detail'] as const;

const storedOf = (row: { detail: unknown } & Omit<StoredAct, 'detail'>): StoredAct => ({
  ...row,
  detail: row.detail as StoredAct['detail'],
});

/** Which entries are looked for. */
export interface ActQuery {
  /** Only those with a lower number. */
  before: number;
  most: number;
  only?: 'decisions' | undefined;
}

/** As the index of migration 0164 says it, letter by letter: what operators decided. */
const isDecision = sql<boolean>`act not in ('sign-in', 'number-revealed', 'message-sent', 'key-made', 'key-changed', 'listing-deleted', 'account-deleted')
  and detail->>'agency' is null`;

/** Lists entries, the newest first. */
export const findActs = async (database: Sql, { before, most, only }: ActQuery): Promise<StoredAct[]> => {
  const rows = await database
    .selectFrom('audit_entry')
    .select(columns)
    .where('number', '<', before)
    .$if(only === 'decisions', (query) => query.where(isDecision))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(storedOf);
};

/** Keys in one order: jsonb keeps none. */
const written = (detail: object): string => JSON.stringify(Object.entries(detail).sort());

const hashOf = (before: string, { number, at, actorId, act, subject, reason, detail }: StoredAct): string =>
  createHash('sha256')
    .update(
      JSON.stringify([before, number, at.toISOString(), actorId, act, subject, reason, written(detail)]),
    )
    .digest('base64url');

/** The end of the chain. */
const findLast = async (database: Sql): Promise<{ link: number; hash: string }> => {
  const last = await database
    .selectFrom('audit_entry')
    .select(['link', 'hash'])
    .where('link', 'is not', null)
    .orderBy('link', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { link: last?.link ?? 0, hash: last?.hash ?? '' };
};

/** Links the entries that are not yet in the chain; returns how many. Apart from the acts, so that no act waits for another. */
export const linkActs = (database: Sql, most = 500): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    const rows = await transaction
      .selectFrom('audit_entry')
      .select(columns)
      .where('link', 'is', null)
      .orderBy('number')
      .limit(most)
      .execute();
    let { link, hash } = await findLast(transaction);
    for (const act of rows.map(storedOf)) {
      link += 1;
      hash = hashOf(hash, act);
      await transaction
        .updateTable('audit_entry')
        .set({ link, hash })
        .where('number', '=', act.number)
        .execute();
    }
    return rows.length;
  });

/** Compares the whole chain with its entries; returns the number of the first entry that does not fit, if one does not. */
export const findBrokenLink = async (database: Sql): Promise<number | undefined> => {
  let [link, hash] = [0, ''];
  for (;;) {
    const rows = await database
      .selectFrom('audit_entry')
      .select([...columns, 'link', 'hash'])
      .where('link', '>', link)
      .orderBy('link')
      .limit(1000)
      .execute();
    if (rows.length === 0) return undefined;
    for (const { link: at, hash: stored, ...row } of rows) {
      const act = storedOf(row);
      link += 1;
      hash = hashOf(hash, act);
      if (at !== link || stored !== hash) return act.number;
    }
  }
};
