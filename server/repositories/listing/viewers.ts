/** The people who paid to reach the owner about a listing (S-435): each once, the last first (D-15, D-36). */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';

/** One person who paid about one listing. */
export interface Viewer {
  listingId: string;
  propertyId: string;
  userId: string;
  name: string;
  email: string | null;
  phone: string | null;
  action: string;
  at: Date;
  days: number;
}

/** Lists the viewers of an owner's listings, also of those in the bin, or of one of them. */
export const findViewers = async (database: Sql, ownerId: string, listingId?: string): Promise<Viewer[]> => {
  const one = listingId === undefined ? sql`true` : sql`l.id = ${listingId}`;
  const { rows } = await sql<Viewer>`
    select l.id as "listingId", l.property_id as "propertyId", u.id as "userId", u.name, u.email, u.phone,
      (array_agg(v.action order by v.at desc))[1] as action, max(v.at) as at, count(*)::int as days
    from listing_view v join listing l on l.id = v.listing_id join app_user u on u.id = v.viewer_id
    where l.owner_id = ${ownerId} and v.paid and ${one}
    group by l.id, u.id order by max(v.at) desc, u.id limit 5000`.execute(database);
  return rows;
};
