/** The tables of agencies as SQL sees them. */
import type { AgencyRole } from '../../src/api/contract/agencies.schema.js';
import type { Timestamp } from './column-types.js';

/** Somebody who works for an agency; its owner is the account itself. */
interface AgencyMemberTable {
  /** The account whose listings are shared. */
  agency_id: string;
  user_id: string;
  role: AgencyRole;
  joined_at: Timestamp;
}

/** An invitation that waits for an answer. */
interface AgencyInviteTable {
  id: string;
  agency_id: string;
  /** In lower case. */
  email: string;
  role: AgencyRole;
  invited_by: string | null;
  at: Timestamp;
  expires_at: Timestamp;
}

/** The tables by name. */
export interface AgencyTables {
  agency_member: AgencyMemberTable;
  agency_invite: AgencyInviteTable;
}
