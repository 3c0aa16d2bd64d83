/** The tables of reports and of the operators' record as SQL sees them. */
import type { Generated } from 'kysely';
import type { ReportOutcome, ReportReason } from '../../src/api/contract/reports.schema.js';
import type { Json, Timestamp } from './column-types.js';

export interface ReportTable {
  number: Generated<number>;
  /** SHA-256 of what the reporter was given. */
  token: string;
  listing_id: string | null;
  /** Stays when the listing has gone. */
  property_id: string | null;
  reason: ReportReason;
  text: string;
  contact: string | null;
  reporter_id: string | null;
  partner_key: string | null;
  at: Timestamp;
  /** When an operator first opened it. */
  seen_at: Timestamp | null;
  closed_at: Timestamp | null;
  outcome: ReportOutcome | null;
  answer: string | null;
}

/** What somebody did who may decide about others; rows are never changed. */
export interface AuditEntryTable {
  number: Generated<number>;
  at: Timestamp;
  /** The account; `command-line` for commands on the server's machine. */
  actor_id: string;
  act: string;
  /** What it was done to, by id. */
  subject: string;
  reason: string;
  /** Ids and numbers only, so that a person can be erased without breaking the chain. */
  detail: Json;
  /** Place in the chain, and the digest of this entry and the one before. */
  link: number | null;
  hash: string | null;
}

export interface ModerationTables {
  report: ReportTable;
  audit_entry: AuditEntryTable;
}
