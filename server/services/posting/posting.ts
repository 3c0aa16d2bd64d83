/** Posting and editing: a form becomes a listing with its files, together or not at all (S-420 to S-429). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { PostedListing } from '../../../src/api/contract/own-listings.schema.js';
import type { OwnedListing } from '../../repositories/listing/owned.js';
import { createPost } from './create.js';
import { createEdit, openOwned } from './edit.js';
import type { Poster, PostingParts, Submission } from './parts.js';

/** Posts and edits listings; made by createPosting. */
export interface Posting {
  /** Posts a listing; refuses with the literal texts of its fields. */
  create(poster: Poster, kind: ListingKind, sent: Submission): Promise<PostedListing>;
  /** Answers the listing that may be edited; refuses an unknown one and somebody else's. */
  open(userId: string, kind: ListingKind, id: string): Promise<OwnedListing>;
  /** Saves a listing; refuses as both others do. */
  update(userId: string, kind: ListingKind, id: string, sent: Submission): Promise<PostedListing>;
}

/** Makes the service. */
export const createPosting = (parts: PostingParts): Posting => ({
  open: (userId, kind, id) => openOwned(parts.database, userId, kind, id),
  create: createPost(parts),
  update: createEdit(parts),
});
