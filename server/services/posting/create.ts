/** Posts a listing: once for each Idempotency-Key (S-420 to S-424). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { PostedListing } from '../../../src/api/contract/own-listings.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../../db/database.js';
import { lockAppUser } from '../../repositories/app-user.js';
import { isTakenName } from '../../repositories/listing/ids.js';
import { listDuplicates } from '../../repositories/listing/known.js';
import type { ListingRow } from '../../repositories/listing/row.js';
import { insertPlaces, upsertListings } from '../../repositories/listing/save.js';
import { type ListingActor, noteForAgency } from '../listing-actor.js';
import { findStoredReply, type KeyedCall, runIdempotent } from '../idempotency.js';
import { type CheckedForm, checkForm } from './check.js';
import { chooseMedia } from './choose-media.js';
import { readFields } from './fields.js';
import { refuseOtherTours } from './tour.js';
import type { AskedMedia, NamedMedia } from './media.js';
import {
  attachAll,
  foundIn,
  listingOf,
  type Poster,
  type Posting,
  type PostingParts,
  withMedia,
} from './parts.js';

const callOf = (poster: Poster, kind: ListingKind, form: CheckedForm, media: AskedMedia): KeyedCall => ({
  userId: poster.userId,
  key: poster.key,
  // The bytes of files are not compared: browsers may scale a photo slightly differently each time.
  request: [
    ...['create', kind, form.texts, form.lists, media.photos?.length ?? 0, Boolean(media.video)],
    ...(media.notes ? [media.notes] : []),
  ],
});

/** Lists Property IDs of the owner's listings that look the same, five at most. */
const duplicatesOf = async (transaction: Sql, row: ListingRow): Promise<string[]> =>
  (await listDuplicates(transaction, [row])).slice(0, 5).map(({ propertyId }) => propertyId);

/** Makes the posting of listings. */
export const createPost = (parts: PostingParts): Posting['create'] => {
  const { database, uploads, limits, checks, onPosted, tourHosts, now = Date.now } = parts;

  const insert = async (
    transaction: Sql,
    by: ListingActor,
    kind: ListingKind,
    { form, named }: { form: CheckedForm; named: NamedMedia },
  ): Promise<PostedListing> => {
    const ownerId = by.userId;
    const media = await chooseMedia(transaction, ownerId, named, undefined, now());
    const [row = {}] = await checks.rowsOf(transaction, [listingOf({ kind, ownerId, form, media })]);
    const [id, propertyId] = [row.id as string, row.property_id as string];
    const duplicates = await duplicatesOf(transaction, row);
    await insertPlaces(transaction, [row], { proposed: true });
    await upsertListings(transaction, [row]);
    await attachAll(transaction, id, ownerId, media);
    await noteForAgency(transaction, by, { act: 'listing-posted', subject: id, at: new Date(now()) });
    const message = messageOf('propertyPosted');
    return {
      message,
      _id: id,
      propertyId,
      ...(duplicates.length > 0 && { duplicates }),
      ...foundIn(row),
    };
  };

  /** Inserts the row; should its random Property ID be taken, another is made. */
  const insertOnce = async (
    call: KeyedCall,
    work: (transaction: Sql) => Promise<PostedListing>,
    attempts = 3,
  ): Promise<PostedListing> => {
    const lock = (transaction: Sql): Promise<void> => lockAppUser(transaction, call.userId);
    try {
      return await runIdempotent(database, call, now(), lock, work);
    } catch (failure) {
      if (attempts === 1 || !isTakenName(failure)) throw failure;
      return insertOnce(call, work, attempts - 1);
    }
  };

  return async (poster, kind, { texts, media }) => {
    const { userId: account, address } = poster;
    const form = checkForm(kind, readFields(kind, texts));
    refuseOtherTours(form, tourHosts);
    const call = callOf(poster, kind, form, media);
    const repeat = await findStoredReply<PostedListing>(database, call, now());
    if (repeat) return repeat;
    const posted = await withMedia(uploads, account, media, async (named) => {
      // After the media, so that a form with a broken photo does not count.
      await limits.take('create', { account, address });
      return insertOnce(call, (transaction) => insert(transaction, poster, kind, { form, named }));
    });
    const { city = '', locality = '' } = form.texts;
    onPosted({ kind, city, locality });
    return posted;
  };
};
