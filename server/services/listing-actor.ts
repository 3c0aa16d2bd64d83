/** Who does something with whose listings: somebody with the own ones, or with those of the agency they work for. */
import type { Sql } from '../db/database.js';
import { type AuditAct, insertAct } from '../repositories/audit.js';

/** Whose listings something is done with, and who does it. */
export interface ListingActor {
  /** The account that the listings belong to. */
  userId: string;
  /** The person who is signed in. */
  actorId: string;
}

/** What somebody did, and when. */
type Done = Pick<AuditAct, 'act' | 'subject' | 'detail'> & { at: Date };

/** Enters into the record what somebody did with listings: by the person, and with the agency where it was for one. */
export const noteListingAct = (
  transaction: Sql,
  { userId, actorId }: ListingActor,
  { at, detail, ...done }: Done,
): Promise<void> =>
  insertAct(
    transaction,
    { ...done, actorId, detail: { ...detail, ...(actorId !== userId && { agency: userId }) } },
    at,
  );

/** The same of what is entered only where it was for an agency: nobody asks who changed the own listings. */
export const noteForAgency = async (transaction: Sql, by: ListingActor, done: Done): Promise<void> => {
  if (by.actorId !== by.userId) await noteListingAct(transaction, by, done);
};
