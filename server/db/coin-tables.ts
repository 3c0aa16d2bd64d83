/** The tables of coins and contact as SQL sees them. */
import type { Generated } from 'kysely';
import type { CoinReason } from '../../src/api/contract/coins.schema.js';
import type { Day, Timestamp } from './column-types.js';

/** What is paid for: an owner's number, or a message about a listing. */
export type ContactAction = 'number' | 'message';

export interface CoinAccountTable {
  user_id: string;
  balance: number;
  /** How many entries the ledger has; the next one takes the number after it. */
  entries: Generated<number>;
}

export interface CoinEntryTable {
  user_id: string;
  number: number;
  at: Timestamp;
  amount: number;
  balance: number;
  reason: CoinReason;
  owner_id: string | null;
  listing_id: string | null;
  note: string | null;
}

export interface CoinWelcomeTable {
  subject: string;
}

export interface ContactUnlockTable {
  user_id: string;
  action: ContactAction;
  /** The owner of a number, the listing of a message. */
  target: string;
  owner_id: string;
  listing_id: string | null;
  coins: number;
  at: Timestamp;
}

export interface CoinSettlementTable {
  id: string;
  user_id: string;
  action: ContactAction;
  owner_id: string;
  listing_id: string | null;
  coins: number;
  opened_at: Timestamp;
  closed_at: Timestamp | null;
  /** The partner's page that it happened on; null on our own site. */
  partner_key: string | null;
  origin: string | null;
}

export interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  /** Digest of what was asked. */
  request: string;
  /** The answer as JSON text. */
  reply: string;
  at: Timestamp;
}

export interface ListingViewTable {
  listing_id: string;
  viewer_id: string;
  day: Day;
  action: ContactAction | 'view';
  paid: boolean;
  at: Timestamp;
}

export interface ContactMessageTable {
  id: string;
  sender_id: string;
  owner_id: string;
  listing_id: string;
  coins: number;
  at: Timestamp;
  tries: Generated<number>;
  /** When it is to be tried next; null when it was sent or given up. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
}

export interface CoinTables {
  coin_account: CoinAccountTable;
  coin_entry: CoinEntryTable;
  coin_welcome: CoinWelcomeTable;
  contact_unlock: ContactUnlockTable;
  coin_settlement: CoinSettlementTable;
  idempotency_key: IdempotencyKeyTable;
  listing_view: ListingViewTable;
  contact_message: ContactMessageTable;
}
