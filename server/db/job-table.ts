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

export interface SmsMinuteTable {
  /** When it began. */
  minute: Timestamp;
  sent: number;
}
