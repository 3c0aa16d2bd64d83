/** RERA numbers that were compared with the public register. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** A number as it is compared: in capitals, without spaces. */
export const reraKey = (number: string): string => number.replaceAll(/\s/g, '').toUpperCase();

/** Notes that an owner's number was found in the register on a day, yyyy-MM-dd. */
export const upsertReraCheck = async (
  transaction: Sql,
  ownerId: string,
  number: string,
  day: string,
): Promise<void> => {
  await transaction
    .insertInto('rera_check')
    .values({ owner_id: ownerId, number: reraKey(number), checked_on: day })
    .onConflict((conflict) => conflict.columns(['owner_id', 'number']).doUpdateSet({ checked_on: day }))
    .execute();
};

/** Takes a check back; returns false when there was none. */
export const deleteReraCheck = async (
  transaction: Sql,
  ownerId: string,
  number: string,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('rera_check')
    .where('owner_id', '=', ownerId)
    .where('number', '=', reraKey(number))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Finds the day on which an owner's number was last found in the register, yyyy-MM-dd. */
export const findReraCheck = async (
  database: Sql,
  ownerId: string,
  number: string,
): Promise<string | undefined> => {
  const found = await database
    .selectFrom('rera_check')
    .select(sql<string>`checked_on::text`.as('day'))
    .where('owner_id', '=', ownerId)
    .where('number', '=', reraKey(number))
    .executeTakeFirst();
  return found?.day;
};
