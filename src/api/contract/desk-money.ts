/**
 * Calls of operators about orders, background jobs and daily counts (additive). Each answers as those of the desk do:
 * 401 without a session, 403 without the role, and the change 403 `sign-in-again` after 10 minutes.
 */
import type { DeskDays, DeskJobs, DeskOrderQuery, DeskOrders, OrderDecision } from './desk-money.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

/** Lists orders of coins; operators only. */
export const listDeskOrders = endpoint<{ query: DeskOrderQuery; reply: DeskOrders }>(
  'GET',
  '/api/v1/desk/coin-orders',
  { partner: 'never' },
);

/** Takes the coins of an order back and sends its money, if none is spent; operators only. */
export const refundDeskOrder = endpoint<{ params: { id: string }; body: OrderDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/coin-orders/:id',
  { partner: 'never' },
);

/** Lists background jobs; operators only. */
export const listDeskJobs = endpoint<{ reply: DeskJobs }>('GET', '/api/v1/desk/jobs', { partner: 'never' });

/** Counts what came on each day; operators only. */
export const listDeskDays = endpoint<{ reply: DeskDays }>('GET', '/api/v1/desk/days', { partner: 'never' });
