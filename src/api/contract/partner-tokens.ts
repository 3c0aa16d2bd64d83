/** Calls for the tokens that stand for a person on a partner's page, which has no cookie of ours. */
import { endpoint } from './endpoint.js';
import type {
  NewTicketBody,
  PartnerPending,
  PartnerRefreshBody,
  PartnerToken,
  PartnerTokenBody,
  TicketReply,
} from './partner-tokens.schema.js';

/** Swaps the code of the sign-in window for a token; without a code it asks whether the person has answered. */
export const openPartnerToken = endpoint<{ body: PartnerTokenBody; reply: PartnerToken | PartnerPending }>(
  'POST',
  '/api/v1/partner-token',
  { partner: 'ticket' },
);

/** The next token for the cookie or the handle of the last one. */
export const refreshPartnerToken = endpoint<{ body: PartnerRefreshBody; reply: PartnerToken }>(
  'POST',
  '/api/v1/partner-token/refresh',
  { partner: 'ticket' },
);

/** A ticket for what the page itself must not see. */
export const createTicket = endpoint<{ body: NewTicketBody; reply: TicketReply }>(
  'POST',
  '/api/v1/partner-tickets',
  { partner: 'person' },
);
