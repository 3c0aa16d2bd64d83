/** The tables of jobs' leases and of the SMS that left, as SQL sees them. */
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.js';

export interface JobLeaseTable {
  /** The job. */
  name: string;
  /** The process that does it. */
  holder: string;
  /** When another process may take it over. */
  until: Timestamp;
}

export interface JobRunTable {
  /** The job. */
  name: string;
  /** When the last run that was noted ended, how long it took, and whether it failed. */
  at: Timestamp;
  milliseconds: number;
  has_failed: boolean;
  /** All failures, and the last one's time and message. */
  failures: number;
  failed_at: Timestamp | null;
  error: string | null;
  /** Whether the next start does it, however short ago that was. */
  is_due: Generated<boolean>;
}

export interface SmsMinuteTable {
  /** When it began. */
  minute: Timestamp;
  sent: number;
}
