/** The table of files people sent, as SQL sees it. */
import type { Timestamp } from './column-types.js';

/** What a file is. */
export type MediaKind = 'photo' | 'video';

export interface MediaFileTable {
  /** The key in the store; of a photo without size and ending. */
  key: string;
  kind: MediaKind;
  /** Who sent it; null once it was let go or the account is gone. */
  user_id: string | null;
  /** The listing that shows it; null while it waits, and after it was let go. */
  listing_id: string | null;
  colour: string | null;
  at: Timestamp;
}
