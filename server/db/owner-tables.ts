/** The tables of owners' tools as SQL sees them. */
import type { Generated } from 'kysely';
import type { Moment } from './column-types.js';

/** A notice to an owner that listings leave the market, kept until it is sent. */
export interface OwnerNoticeTable {
  id: string;
  owner_id: string;
  channel: 'sms' | 'email';
  property_ids: string[];
  /** When the first of them leaves. */
  leaves_at: Moment;
  at: Moment;
  tries: Generated<number>;
  /** When it is to be tried next; null when it was sent or given up. */
  due_at: Moment | null;
  sent_at: Moment | null;
}

export interface OwnerTables {
  owner_notice: OwnerNoticeTable;
}
