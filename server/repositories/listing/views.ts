/** Views of a listing's contact (S-404, S-435): one row for each viewer and day. */
import { sql } from 'kysely';
import type { ContactAction } from '../../db/coin-tables.js';
import type { Sql } from '../../db/database.js';

/** A view to be inserted. */
export interface NewView {
  listingId: string;
  viewerId: string;
  /** yyyy-MM-dd */
  day: string;
  action: ContactAction | 'view';
  /** Whether the contact is paid for; only such views are shown to the owner (D-15). */
  paid: boolean;
}

/** Inserts a view; a repeated one changes nothing, except that a paid one replaces an unpaid one. */
export const upsertView = async (database: Sql, view: NewView, now: number): Promise<void> => {
  const { listingId, viewerId, day, action, paid } = view;
  await sql`
    insert into listing_view as v (listing_id, viewer_id, day, action, paid, at)
    values (${listingId}, ${viewerId}, ${day}::date, ${action}, ${paid}, ${new Date(now).toISOString()}::timestamptz)
    on conflict (listing_id, viewer_id, day) do update
    set action = excluded.action, paid = excluded.paid, at = excluded.at
    where excluded.paid and not v.paid`.execute(database);
};
