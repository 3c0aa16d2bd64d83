/** Tickets for details a partner's page must not see: viewers of a listing, and the person's account. */
import { attach } from 'effector';
import { createTicket } from '../../api/contract/partner-tokens.js';
import type { NewTicketBody } from '../../api/contract/partner-tokens.schema.js';
import { $api } from '../connection/api-client.js';

export type { NewTicketBody } from '../../api/contract/partner-tokens.schema.js';

/** Requests a ticket, valid once and for a minute. */
export const createTicketFx = attach({
  source: $api,
  effect: async (api, body: NewTicketBody) => (await api.call(createTicket, { body })).ticket,
});
