/** The tables of jobs' leases and of the SMS that left, as SQL sees them. */
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
  /** Since when the next start does it, however short ago its last run was. */
  due_at: Timestamp | null;
}

export interface SmsMinuteTable {
  /** When it began. */
  minute: Timestamp;
  sent: number;
}
