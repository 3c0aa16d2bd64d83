/** The tables of owners' tools as SQL sees them. */
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.js';

/** A notice to an owner that listings leave the market, kept until it is sent. */
export interface OwnerNoticeTable {
  id: string;
  owner_id: string;
  channel: 'sms' | 'email';
  property_ids: string[];
  /** When the first of them leaves. */
  leaves_at: Timestamp;
  at: Timestamp;
  tries: Generated<number>;
  /** When it is to be tried next; null when it was sent or given up. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
}

export interface OwnerTables {
  owner_notice: OwnerNoticeTable;
}
