/** Lists whom a person has paid to reach. */
import type { PaidContacts } from '../../src/api/contract/contact.schema.js';
import { wireTypeOf } from '../../src/model/rules/kinds.js';
import type { Sql } from '../db/database.js';
import { findUnlocksOf } from '../repositories/contact-unlock.js';

const titleOf = (project: string | null, propertyType: string | null): string =>
  project ?? propertyType ?? '';

/** Returns the paid contacts, the newest first; only a paid number shows phone and e-mail address. */
export const listPaidContacts = async (database: Sql, userId: string): Promise<PaidContacts> => {
  const rows = await findUnlocksOf(database, userId);
  return {
    contacts: rows.map((row) => ({
      action: row.action,
      user: row.ownerId,
      name: row.name,
      ...(row.action === 'number' && { phone: row.phone ?? '', email: row.email ?? '' }),
      coins: row.coins,
      at: row.at.toISOString(),
      ...(row.listingId !== null &&
        row.kind !== null && {
          property: {
            _id: row.listingId,
            propertyId: row.propertyId ?? '',
            type: wireTypeOf(row.kind),
            title: titleOf(row.project, row.propertyType),
            locality: row.locality ?? '',
            city: row.city ?? '',
          },
        }),
    })),
  };
};
