/** Who reached for a listing (S-404, S-435): one row a viewer and day. */
import { sql } from 'kysely';
import type { ContactAction } from '../../db/coin-tables.js';
import type { Sql } from '../../db/database.js';

/** A view to be noted. */
export interface NewView {
  listingId: string;
  viewerId: string;
  /** yyyy-MM-dd */
  day: string;
  action: ContactAction | 'view';
  /** Whether the contact is paid for; only such views are shown to the owner (D-15). */
  paid: boolean;
}

/** Notes a view; a repeated one changes nothing, but a paid one outweighs an unpaid one. */
export const upsertView = async (database: Sql, view: NewView, now: number): Promise<void> => {
  const { listingId, viewerId, day, action, paid } = view;
  await sql`
    insert into listing_view as v (listing_id, viewer_id, day, action, paid, at)
    values (${listingId}, ${viewerId}, ${day}::date, ${action}, ${paid}, ${new Date(now).toISOString()}::timestamptz)
    on conflict (listing_id, viewer_id, day) do update
    set action = excluded.action, paid = excluded.paid, at = excluded.at
    where excluded.paid and not v.paid`.execute(database);
};
