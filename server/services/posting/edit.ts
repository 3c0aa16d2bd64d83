/** Saves a listing its owner has edited (S-425 to S-429). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../../db/database.js';
import { findOwnedListing, type OwnedListing } from '../../repositories/listing/owned.js';
import { insertPlaces, updateListing } from '../../repositories/listing/save.js';
import { releaseFiles } from '../../repositories/media-file.js';
import { ServiceError } from '../service-error.js';
import { checkForm } from './check.js';
import { chooseMedia } from './choose-media.js';
import { type PostedForm, readFields } from './fields.js';
import type { NamedMedia } from './media.js';
import { attachAll, draftRow, type Posting, type PostingParts, withMedia } from './parts.js';
import { formOf, withStoredUnknown } from './stored.js';

/** Finds a listing for its owner; refuses an unknown one and somebody else's. `lock` locks its row. */
export const openOwned = async (
  database: Sql,
  userId: string,
  kind: ListingKind,
  id: string,
  lock = false,
): Promise<OwnedListing> => {
  const found = await findOwnedListing(database, kind, id, lock);
  if (!found) throw new ServiceError('not-found', messageOf('propertyNotFound'));
  if (found.ownerId !== userId) throw new ServiceError('forbidden', messageOf('notYours'));
  return found;
};

/** Makes the call that saves listings. */
export const createEdit = (parts: PostingParts): Posting['update'] => {
  const { database, uploads, limits, settings, onSaved, now = Date.now } = parts;

  /** Writes the listing and returns the keys of the files it dropped. */
  const save = async (
    transaction: Sql,
    { id, ownerId }: OwnedListing,
    kind: ListingKind,
    { fields, named }: { fields: PostedForm; named: NamedMedia },
  ): Promise<string[]> => {
    const { wire, ...before } = await openOwned(transaction, ownerId, kind, id, true);
    const media = await chooseMedia(transaction, ownerId, named, before, now());
    const form = checkForm(kind, fields, formOf(kind, wire));
    const row = draftRow({ kind, ownerId, form, media, before: wire }, settings);
    await insertPlaces(transaction, [row]);
    await updateListing(transaction, id, row);
    await attachAll(transaction, id, ownerId, media);
    const { images, video } = media;
    return releaseFiles(transaction, id, video === null ? images : [...images, video]);
  };

  return async (userId, kind, id, { texts, media }) => {
    const found = await openOwned(database, userId, kind, id);
    const fields = withStoredUnknown(kind, readFields(kind, texts), found.wire);
    // Checked early, before the photos are processed; the check of the locked listing below decides.
    checkForm(kind, fields, formOf(kind, found.wire));
    await limits.take('edit', { account: userId });
    const released = await withMedia(uploads, userId, media, (named) =>
      database.transaction().execute((transaction) => save(transaction, found, kind, { fields, named })),
    );
    onSaved();
    await uploads.discard(released);
    return { message: messageOf('propertyUpdated'), _id: found.id, propertyId: found.propertyId };
  };
};
