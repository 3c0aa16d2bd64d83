/** The call that sends a file ahead of its listing (additive). */
import { endpoint } from './endpoint.js';
import type { UploadedMedia } from './uploads.schema.js';

/**
 * Takes one photo or video as the multipart file `file` and keeps it 24 hours for the person's next listing, so that
 * each file has its own progress, and one that failed is sent again without the others. A server that knows only the
 * specifications answers 404: then the files go along with the form as `images` and `video`.
 * Replies 201; 400 with `fields.file` for a file that is no photo or video we take (the message names file and remedy),
 * 401 without a session, 413 for one over 10 MB (photo) or 100 MB (video), 429 when too many are sent.
 */
export const uploadMedia = endpoint<{ body: FormData; reply: UploadedMedia }>('POST', '/api/v4/uploads', {
  partner: 'person',
  for: 'posting',
});
