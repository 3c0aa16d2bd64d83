/** The table of jobs' leases, as SQL sees it. */
import type { Timestamp } from './column-types.js';

export interface JobLeaseTable {
  /** The job. */
  name: string;
  /** The process that does it. */
  holder: string;
  /** When another process may take it over. */
  until: Timestamp;
}
