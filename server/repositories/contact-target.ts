/** Whom a contact reaches: the owner, and the listing it is about. */
import { sql } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Sql } from '../db/database.js';

/** An owner with the details a contact shows. */
export interface ContactOwner {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** Whether any of the owner's listings is on the market. */
  isOnMarket: boolean;
}

/** The facts of a listing that a contact needs. */
export interface ContactListing {
  id: string;
  propertyId: string;
  ownerId: string;
  isPublic: boolean;
}

const isPublic = sql<boolean>`(l.status = 'Active' and l.deleted_at is null
  and (l.expires_at is null or l.expires_at > now()))`;

/** Finds an owner. */
export const findContactOwner = (database: Sql, id: string): Promise<ContactOwner | undefined> =>
  database
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.name',
      'u.phone',
      'u.email',
      sql<boolean>`exists (select 1 from listing l where l.owner_id = u.id and ${isPublic})`.as('isOnMarket'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();

/** Finds a listing by `_id` or `propertyId`, in one kind or in any. */
export const findContactListing = (
  database: Sql,
  id: string,
  kind?: ListingKind,
): Promise<ContactListing | undefined> => {
  const query = database
    .selectFrom('listing as l')
    .select(['l.id', 'l.property_id as propertyId', 'l.owner_id as ownerId', isPublic.as('isPublic')])
    .where((where) => where.or([where('l.id', '=', id), where('l.property_id', '=', id)]));
  return (kind === undefined ? query : query.where('l.kind', '=', kind)).executeTakeFirst();
};
