/**
 * Calls of widgets on a partner's page. They, and every other call such a page may make, are sent to
 * `/embed/api/{key}` in front of their path: the same wire, only the base differs (docs/partners.md).
 */
import { endpoint } from './endpoint.js';
import type {
  NewTicketBody,
  PartnerPage,
  PartnerPending,
  PartnerRefreshBody,
  PartnerToken,
  PartnerTokenBody,
  TicketReply,
} from './partner-page.schema.js';

/** The partner's settings and whether this page may use the key; counts as one load. */
export const getPartnerPage = endpoint<{ reply: PartnerPage }>('GET', '/api/v3/partner-page', {
  partner: 'anyone',
});

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

/** Returns the base of all calls under a key; `apiBase` without a slash at its end. */
export const partnerBase = (apiBase: string, key: string): string =>
  `${apiBase}/embed/api/${encodeURIComponent(key)}`;
