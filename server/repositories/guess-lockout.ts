/** Counts wrong guesses at one secret; after the tenth, guessing is blocked for a time that doubles. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Wrong guesses before the first block. */
export const guessesBeforeLockout = 10;
const firstMinutes = 1;
const longestMinutes = 24 * 60;
/** Milliseconds after which earlier guesses are forgotten. */
const memory = 24 * 3_600_000;

/** The secret that is guessed: the name of its kind, and the digest of its owner. */
export interface GuessedSecret {
  name: string;
  subject: string;
}

/**
 * Counts a guess before it is checked, so that parallel guesses are limited too; returns 0 when it may be checked, else
 * the milliseconds until the block ends.
 */
export const countGuess = async (
  database: Sql,
  { name, subject }: GuessedSecret,
  now: number,
): Promise<number> => {
  const at = new Date(now).toISOString();
  const forgotten = new Date(now - memory).toISOString();
  const minutes = sql`least(${longestMinutes}::float8,
    ${firstMinutes} * power(2::float8, least(g.guesses + 1 - ${guessesBeforeLockout}, 20)))`;
  const { rows } = await sql<{ guesses: number }>`
    insert into guess_lockout as g (name, subject, guesses, guessed_at)
    values (${name}, ${subject}, 1, ${at}::timestamptz)
    on conflict (name, subject) do update set
      guesses = case when g.guessed_at < ${forgotten}::timestamptz then 1 else g.guesses + 1 end,
      locked_until = case when g.guessed_at >= ${forgotten}::timestamptz and g.guesses + 1 >= ${guessesBeforeLockout}
        then ${at}::timestamptz + ${minutes} * interval '1 minute' end,
      guessed_at = ${at}::timestamptz
    where g.locked_until is null or g.locked_until <= ${at}::timestamptz
    returning guesses`.execute(database);
  if (rows.length > 0) return 0;
  const found = await database
    .selectFrom('guess_lockout')
    .select('locked_until')
    .where('name', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, (found?.locked_until?.getTime() ?? now) - now);
};

/** Clears the count after a right guess. */
export const clearGuesses = async (database: Sql, { name, subject }: GuessedSecret): Promise<void> => {
  await database
    .deleteFrom('guess_lockout')
    .where('name', '=', name)
    .where('subject', '=', subject)
    .execute();
};
