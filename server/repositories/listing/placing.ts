/** Gives listings the place that their table's trigger could not know when they were written. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';

/** Listings touched by one statement: it holds up nobody. */
const portion = 500;

/** Setting a column again makes the trigger look again. */
const placeSome = async (database: Sql): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update listing set lat = lat where id in (
      select l.id from place p join listing l on l.city_key = p.city_key and l.locality_key = p.key
      where p.lat is not null and l.place_lat is null limit ${portion})`.execute(database);
  return Number(numAffectedRows);
};

/** Places what was written before the middle of its locality was known, portion by portion. */
export const placeListings = async (database: Sql): Promise<void> => {
  while ((await placeSome(database)) === portion);
};

const key = sql.raw('(city_key, locality_key, society)');

/**
 * Works out the middles of societies anew and places the homes there that have no point of their own. A society whose middle
 * is no longer known by three homes loses it.
 */
export const placeSocieties = async (database: Sql): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await sql`create temporary table moved_society on commit drop as
      select coalesce(m.city_key, s.city_key) as city_key, coalesce(m.locality_key, s.locality_key) as locality_key,
        coalesce(m.society, s.society) as society, m.lat, m.lng
      from society_middle m full join society_place s using (city_key, locality_key, society)
      where (m.lat, m.lng) is distinct from (s.lat, s.lng)`.execute(transaction);
    await sql`delete from society_place where ${key} in (
      select city_key, locality_key, society from moved_society)`.execute(transaction);
    await sql`insert into society_place (city_key, locality_key, society, lat, lng)
      select city_key, locality_key, society, lat, lng from moved_society where lat is not null`.execute(
      transaction,
    );
    await sql`update listing l set lat = l.lat from moved_society m where l.lat is null
      and l.city_key = m.city_key and l.locality_key = m.locality_key and lower(l.project) = m.society`.execute(
      transaction,
    );
  });
};
