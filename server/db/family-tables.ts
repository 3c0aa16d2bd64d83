/** The tables of family lists as SQL sees them. */
import type { Timestamp } from './column-types.js';

/** A list of saved homes that is shared by a link. */
export interface FamilyListTable {
  link: string;
  owner_id: string;
  made_at: Timestamp;
}

/** Somebody who follows the link; the owner is one of them. */
export interface FamilyMemberTable {
  id: string;
  link: string;
  /** Null for somebody without an account. */
  user_id: string | null;
  /** A first name. */
  name: string;
  /** Empty for the owner, who is known by the session. */
  secret_digest: string;
  joined_at: Timestamp;
  seen_at: Timestamp;
}

/** What one of them thinks of a saved home. */
export interface FamilyOpinionTable {
  member_id: string;
  owner_id: string;
  home_id: string;
  heart: boolean;
  remark: string;
  at: Timestamp;
}
