/** Counts wrong guesses at one secret; after the tenth, guessing is blocked for a time that doubles. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Wrong guesses before the first block. */
export const freeGuesses = 10;
const firstMinutes = 1;
const longestMinutes = 24 * 60;
/** Milliseconds after which earlier guesses are forgotten. */
const memory = 24 * 3_600_000;

/** The secret that is guessed: the name of its kind, and the digest of its owner. */
export interface Gate {
  name: string;
  subject: string;
}

/**
 * Counts a guess before it is checked, so that parallel guesses are limited too; returns 0 when it may be checked, else
 * the milliseconds until the block ends.
 */
export const beginGuess = async (database: Sql, { name, subject }: Gate, now: number): Promise<number> => {
  const at = new Date(now).toISOString();
  const forgotten = new Date(now - memory).toISOString();
  const minutes = sql`least(${longestMinutes}::float8,
    ${firstMinutes} * power(2::float8, least(g.guesses + 1 - ${freeGuesses}, 20)))`;
  const { rows } = await sql<{ guesses: number }>`
    insert into guess_gate as g (name, subject, guesses, guessed_at)
    values (${name}, ${subject}, 1, ${at}::timestamptz)
    on conflict (name, subject) do update set
      guesses = case when g.guessed_at < ${forgotten}::timestamptz then 1 else g.guesses + 1 end,
      closed_until = case when g.guessed_at >= ${forgotten}::timestamptz and g.guesses + 1 >= ${freeGuesses}
        then ${at}::timestamptz + ${minutes} * interval '1 minute' end,
      guessed_at = ${at}::timestamptz
    where g.closed_until is null or g.closed_until <= ${at}::timestamptz
    returning guesses`.execute(database);
  if (rows.length > 0) return 0;
  const found = await database
    .selectFrom('guess_gate')
    .select('closed_until')
    .where('name', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, (found?.closed_until?.getTime() ?? now) - now);
};

/** Clears the count after a right guess. */
export const clearGuesses = async (database: Sql, { name, subject }: Gate): Promise<void> => {
  await database.deleteFrom('guess_gate').where('name', '=', name).where('subject', '=', subject).execute();
};
