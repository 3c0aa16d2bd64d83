/** What a provider of payments does for us; one file beside this for each of them. */
import type { IncomingHttpHeaders } from 'node:http';

/** An order as a provider must know it. */
export interface PayableOrder {
  /** Ours; the provider refuses a second order of the same. */
  id: string;
  paise: number;
  /** What is bought, in a few words. */
  description: string;
  /** Where the buyer's browser returns to. */
  returnUrl: string;
}

/** How an order stands at the provider. */
export interface ProviderPayment {
  /** Our id of the order; undefined for what is none of ours. */
  orderId: string | undefined;
  providerId: string;
  state: 'open' | 'paid' | 'failed';
  /** What was paid. */
  paise: number;
  currency: string;
  paymentId: string | undefined;
}

/** A signed message of the provider; without a payment it is about something else. */
export interface PaymentEvent {
  id: string;
  payment: ProviderPayment | undefined;
}

/** A provider of payments. */
export interface PaymentProvider {
  readonly name: 'test' | 'razorpay';
  /** Makes the page on which an order is paid. */
  createOrder(order: PayableOrder): Promise<{ providerId: string; payUrl: string }>;
  /** Reads an event from the bytes as they came; undefined when its signature is not the provider's. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders): PaymentEvent | undefined;
  /** Asks how an order stands, by the provider's id of it or else by ours; undefined when it knows none. */
  fetchOrder(order: { id: string; providerId: string | null }): Promise<ProviderPayment | undefined>;
  /** Sends money of a payment back; the same order is sent back once, however often this is asked. */
  refund(payment: { orderId: string; paymentId: string; paise: number }): Promise<void>;
}

/** Currency of all prices. */
export const currency = 'INR';
