/** The tables of reports and of the operators' record as SQL sees them. */
import type { Generated } from 'kysely';
import type { ConsentSubject } from '../../src/api/contract/consents.schema.js';
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

/** What somebody agreed to, or took back; rows are never changed, but for the person who goes. */
export interface ConsentEntryTable {
  number: Generated<number>;
  /** Null when the account was deleted. */
  user_id: string | null;
  subject: ConsentSubject;
  is_given: boolean;
  /** The day of the text that was shown, yyyy-MM-dd; '' where that is not known. */
  version: string;
  /** The language it was shown in; '' where that is not known. */
  language: string;
  at: Timestamp;
}

export interface ModerationTables {
  report: ReportTable;
  audit_entry: AuditEntryTable;
  consent_entry: ConsentEntryTable;
}
