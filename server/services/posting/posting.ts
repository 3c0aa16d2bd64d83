/** Posting and editing: saves a form as a listing with its files, together or not at all (S-420 to S-429). */
import { createPost } from './create.js';
import { createEdit, openOwned } from './edit.js';
import type { Posting, PostingParts } from './parts.js';

/** Makes the service. */
export const createPosting = (parts: PostingParts): Posting => ({
  open: (edited) => openOwned(parts.database, edited),
  create: createPost(parts),
  update: createEdit(parts),
});
