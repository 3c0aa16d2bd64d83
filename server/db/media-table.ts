/** The table of files people sent, as SQL sees it. */
import type { Timestamp } from './column-types.js';

/** What a file is. */
export type MediaKind = 'photo' | 'video' | 'document';

export interface MediaFileTable {
  /** The key in the store; of a photo without size and ending. */
  key: string;
  kind: MediaKind;
  /** Who sent it; null once the listing dropped it or the account is deleted. */
  user_id: string | null;
  /** The listing that shows it; null while it waits for one, and after the listing dropped it. */
  listing_id: string | null;
  /** The project that shows it. */
  project_id: string | null;
  colour: string | null;
  /** How a photo looks: equal but for a few bits where another one looks the same; null of videos and older files. */
  dhash: string | null;
  at: Timestamp;
}
