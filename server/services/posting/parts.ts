/** What posting and editing share: their types, and how files are attached to a listing. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { ListingCheck } from '../../../src/api/contract/listing-checks.schema.js';
import type { InactiveReason, PostedListing } from '../../../src/api/contract/own-listings.schema.js';
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import { pointIn } from '../../../src/model/rules/validate/point.js';
import type { Sql } from '../../db/database.js';
import type { OwnedListing } from '../../repositories/listing/owned.js';
import type { ListingRow } from '../../repositories/listing/row.js';
import { attachFiles } from '../../repositories/media-file.js';
import type { NewListing } from '../../repositories/listing/new-listing.js';
import type { ListingChecks } from '../listing-checks/listing-checks.js';
import type { ListingActor } from '../listing-actor.js';
import type { PlacedHome } from '../places.js';
import type { RateLimits } from '../rate-limits.js';
import { ServiceError } from '../service-error.js';
import type { Uploads } from '../uploads.js';
import type { CheckedForm } from './check.js';
import type { ChosenMedia } from './choose-media.js';
import type { SentText } from './fields.js';
import { type AskedMedia, storeMedia, type NamedMedia } from './media.js';
import { fieldsFrom } from './stored.js';

/** Who posts, and for whom. */
export interface Poster extends ListingActor {
  address: string;
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** What was sent. */
export interface Submission {
  texts: readonly SentText[];
  media: AskedMedia;
}

/** A listing somebody wants to edit. */
export interface EditedListing extends ListingActor {
  kind: ListingKind;
  id: string;
  /** The versions that may be replaced; undefined when any. */
  ifMatch: readonly string[] | undefined;
}

/** Posts and edits listings; made by createPosting. */
export interface Posting {
  /** Posts a listing; refuses faulty fields with their literal texts. */
  create(poster: Poster, kind: ListingKind, sent: Submission): Promise<PostedListing>;
  /** Returns the listing to be edited; refuses an unknown one, somebody else's, and one changed elsewhere. */
  open(edited: EditedListing): Promise<OwnedListing>;
  /** Saves a listing; refuses as `create` and `open` do. */
  update(edited: EditedListing, sent: Submission): Promise<PostedListing>;
}

/** What posting needs. */
export interface PostingParts {
  database: Sql;
  uploads: Uploads;
  limits: RateLimits;
  checks: ListingChecks;
  /** Hosts of tours that a listing may link to. */
  tourHosts: readonly string[];
  /** Called after a home was posted, with where it is. */
  onPosted: (home: PlacedHome) => void;
  /** Called after a home was edited. */
  onSaved: () => void;
  now?: () => number;
}

/** Stores the files of a form, runs the work, and deletes afterwards the files that no listing took. */
export const withMedia = async <T>(
  uploads: Uploads,
  userId: string,
  asked: AskedMedia,
  run: (media: NamedMedia) => Promise<T>,
): Promise<T> => {
  const media = await storeMedia(userId, asked, uploads);
  try {
    return await run(media);
  } finally {
    // Files are left over when the form is refused, or when the same request was just answered.
    await uploads.discard(media.kept.map(({ key }) => key));
  }
};

/** A listing to be stored. */
export interface ListingDraft {
  kind: ListingKind;
  ownerId: string;
  form: CheckedForm;
  media: ChosenMedia;
  /** The listing that is edited, as answers carry it. */
  before?: unknown;
}

/** Makes the listing to be saved. */
export const listingOf = (draft: ListingDraft): NewListing => {
  const { kind, ownerId, form, before } = draft;
  const { video, taken: _, ...pictures } = draft.media;
  const fields = fieldsFrom(kind, form, before);
  const media = { ...pictures, ...(video !== null && { video }) };
  const point = pointIn(form.texts.mapPin ?? '');
  return { kind, ownerId, fields, ...media, ...(point && { point }) } as NewListing;
};

/** Attaches waiting files to a listing: all of them, or the transaction fails. */
export const attachAll = async (
  transaction: Sql,
  listingId: string,
  ownerId: string,
  { taken }: ChosenMedia,
): Promise<void> => {
  const attached = await attachFiles(transaction, listingId, ownerId, taken);
  if (attached !== taken.length) throw new ServiceError('conflict', messageOf('photoUnknown'));
};

/** What the answer tells of what the checks found. */
export const foundIn = ({
  checks,
  inactive_reason: reason,
}: ListingRow): Pick<PostedListing, 'checks' | 'inactiveReason'> => ({
  ...((checks as ListingCheck[]).length > 0 && { checks: checks as ListingCheck[] }),
  ...(reason !== null && { inactiveReason: reason as InactiveReason }),
});
