/** The tables of coins that people buy as SQL sees them. */
import type { CoinOrderState } from '../../src/api/contract/coin-orders.schema.js';
import type { RefundReason } from '../../src/api/contract/contact-refunds.schema.js';
import type { Json, Timestamp } from './column-types.js';

export interface CoinOrderTable {
  id: string;
  /** Null when the account was deleted. */
  user_id: string | null;
  coins: number;
  paise: number;
  provider: string;
  /** The provider's own id of it; null until it answered. */
  provider_id: string | null;
  pay_url: string | null;
  back: string | null;
  gstin: string | null;
  /** Place of supply, as two digits. */
  state_code: string;
  state: CoinOrderState;
  payment_id: string | null;
  /** What was paid, where that differs from what was asked too. */
  paid_paise: number | null;
  created_at: Timestamp;
  /** When the provider was last asked how it stands. */
  asked_at: Timestamp;
  paid_at: Timestamp | null;
  refunded_at: Timestamp | null;
}

export interface PaymentEventTable {
  provider: string;
  id: string;
  order_id: string | null;
  digest: string;
  state: string;
  paise: number | null;
  currency: string | null;
  outcome: string;
  at: Timestamp;
}

export interface InvoiceCounterTable {
  series: string;
  /** Financial year: 2627. */
  year: string;
  last: number;
}

/** Amounts in paise. */
export interface InvoiceTable {
  number: string;
  order_id: string;
  is_credit_note: boolean;
  /** The invoice that a credit note is about. */
  about: string | null;
  at: Timestamp;
  coins: number;
  paise: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  percent: number;
  state_code: string;
  buyer_name: string | null;
  buyer_gstin: string | null;
  seller: Json;
}

export interface TestPaymentTable {
  order_id: string;
  state: 'paid' | 'failed';
  paise: number;
}

/** Coins asked back for an owner's number. */
export interface ContactRefundTable {
  id: string;
  user_id: string;
  owner_id: string;
  listing_id: string | null;
  reason: RefundReason;
  coins: number;
  at: Timestamp;
  state: 'open' | 'given' | 'refused';
  /** Words of the operator who decided. */
  answer: string | null;
  decided_at: Timestamp | null;
}

export interface OrderTables {
  contact_refund: ContactRefundTable;
  coin_order: CoinOrderTable;
  payment_event: PaymentEventTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  test_payment: TestPaymentTable;
}
