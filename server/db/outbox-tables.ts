/** The tables of messages to people and of where they are pushed to, as SQL sees them. */
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.js';

/** What a message says: news, homes of saved searches, the question whether an address is one's own, and so on. */
export type MessageKind =
  | 'news'
  | 'match'
  | 'prove'
  | 'contact'
  | 'expiry'
  | 'change'
  | 'decision'
  | 'invite';

/** What carries a message. */
export type MessageChannel = 'email' | 'sms' | 'push';

/** A message to a person or a guest, until it is sent and for some time after. */
interface OutboxTable {
  id: string;
  /** The same message has the same key, and is written once. */
  key: string;
  kind: MessageKind;
  channel: MessageChannel;
  user_id: string | null;
  /** A guest's address, or one that is no longer the account's. */
  email: string | null;
  /** The search that a question is about. */
  search_id: string | null;
  language: string;
  /** A list of what it tells; once it was sent, of its types alone. */
  data: Json;
  /** It leaves at night too. */
  is_urgent: boolean;
  at: Timestamp;
  tries: Generated<number>;
  /** When it is to be tried next; null when it was sent or given up. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
  /** Why it was given up. */
  note: string | null;
}

/** A browser that a person wants to be told in, for as long as its session. */
interface PushSubscriptionTable {
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  at: Timestamp;
}

/** The tables by their names. */
export interface OutboxTables {
  outbox: OutboxTable;
  push_subscription: PushSubscriptionTable;
}
