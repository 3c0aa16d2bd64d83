/** Saves a listing its owner has edited (S-425 to S-429). */
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../../db/database.js';
import type { PostedListing } from '../../../src/api/contract/own-listings.schema.js';
import { lockAppUser } from '../../repositories/app-user.js';
import { findBefore } from '../../repositories/listing/check-facts.js';
import { findOwnedListing, type OwnedListing } from '../../repositories/listing/owned.js';
import { insertPlaces, updateListing } from '../../repositories/listing/save.js';
import { releaseFiles } from '../../repositories/media-file.js';
import { noteForAgency } from '../listing-actor.js';
import { ServiceError } from '../service-error.js';
import { checkForm } from './check.js';
import { chooseMedia } from './choose-media.js';
import { type PostedForm, readFields } from './fields.js';
import type { NamedMedia } from './media.js';
import {
  attachAll,
  type EditedListing,
  foundIn,
  listingOf,
  type Posting,
  type PostingParts,
  withMedia,
} from './parts.js';
import { formOf, withStoredUnknown } from './stored.js';
import { refuseOtherTours } from './tour.js';

/** Finds a listing for its owner; refuses an unknown one, somebody else's, and another version. `lock` locks its row. */
export const openOwned = async (
  database: Sql,
  { userId, kind, id, ifMatch }: EditedListing,
  lock = false,
): Promise<OwnedListing> => {
  const found = await findOwnedListing(database, kind, id, lock);
  if (!found) throw new ServiceError('not-found', messageOf('propertyNotFound'));
  if (found.ownerId !== userId) throw new ServiceError('forbidden', messageOf('notYours'));
  if (ifMatch?.includes(found.version) === false)
    throw new ServiceError('changed-elsewhere', messageOf('changedElsewhere'));
  return found;
};

/** Makes the call that saves listings. */
export const createEdit = (parts: PostingParts): Posting['update'] => {
  const { database, uploads, limits, checks, onSaved, tourHosts, now = Date.now } = parts;

  /** Writes the listing; returns what the answer tells of it, and the keys of the files it dropped. */
  const save = async (
    transaction: Sql,
    edited: EditedListing,
    { fields, named }: { fields: PostedForm; named: NamedMedia },
  ): Promise<{ told: Pick<PostedListing, 'version' | 'checks' | 'inactiveReason'>; released: string[] }> => {
    const { userId, kind } = edited;
    // First, as whatever proves a phone does: the other way round the two would wait for each other.
    await lockAppUser(transaction, userId);
    const { id, wire, ...present } = await openOwned(transaction, edited, true);
    const media = await chooseMedia(transaction, userId, named, present, now());
    const form = checkForm(kind, fields, formOf(kind, wire));
    const before = await findBefore(transaction, id);
    const listing = listingOf({ kind, ownerId: userId, form, media, before: wire });
    const [row = {}] = await checks.rowsOf(transaction, [listing], { ...(before && { before }) });
    await insertPlaces(transaction, [row], { proposed: true });
    await updateListing(transaction, id, row);
    await attachAll(transaction, id, userId, media);
    await noteForAgency(transaction, edited, { act: 'listing-changed', subject: id, at: new Date(now()) });
    const { images, video } = media;
    const released = await releaseFiles(transaction, id, video === null ? images : [...images, video]);
    return { told: { version: row.content_hash as string, ...foundIn(row) }, released };
  };

  return async (edited, { texts, media }) => {
    const { userId, kind } = edited;
    const { id, propertyId, wire } = await openOwned(database, edited);
    const fields = withStoredUnknown(kind, readFields(kind, texts), wire);
    // Checked early, before the photos are processed; the check of the locked listing below decides.
    const early = checkForm(kind, fields, formOf(kind, wire));
    // A tour that is there already stays, whatever is allowed today.
    if (early.texts.tourLink !== formOf(kind, wire).texts.tourLink) refuseOtherTours(early, tourHosts);
    await limits.take('edit', { account: userId });
    const { told, released } = await withMedia(uploads, userId, media, (named) =>
      database.transaction().execute((transaction) => save(transaction, edited, { fields, named })),
    );
    onSaved();
    await uploads.discard(released);
    return { message: messageOf('propertyUpdated'), _id: id, propertyId, ...told };
  };
};
