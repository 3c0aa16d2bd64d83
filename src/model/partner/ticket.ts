/** Tickets for what a partner's page must not see: who reached for a listing, and the person's own account. */
import { attach } from 'effector';
import { createTicket } from '../../api/contract/partner-page.js';
import type { NewTicketBody } from '../../api/contract/partner-page.schema.js';
import { $api } from '../connection/api-client.js';

export type { NewTicketBody } from '../../api/contract/partner-page.schema.js';

/** Asks for a ticket, good for one look within a minute. */
export const createTicketFx = attach({
  source: $api,
  effect: async (api, body: NewTicketBody) => (await api.call(createTicket, { body })).ticket,
});
