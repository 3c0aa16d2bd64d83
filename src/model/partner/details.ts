/** The details a ticket gives our own frame: an owner, the viewers of a listing, the person's account, or a question. */
import { attach, createStore } from 'effector';
import { approveContact, readTicket } from '../../api/contract/partner-windows.js';
import type {
  ContactQuestion,
  ReadTicketBody,
  TicketContent,
} from '../../api/contract/partner-windows.schema.js';
import { hasStatus } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';

/** Redeems a ticket, once. */
export const readTicketFx = attach({
  source: $api,
  effect: (api, body: ReadTicketBody) => api.call(readTicket, { body }),
});

export type { ContactQuestion } from '../../api/contract/partner-windows.schema.js';

/** Allows the contact that a question is about, once. */
export const approveContactFx = attach({
  source: $api,
  effect: (api, { approval }: ContactQuestion) => api.call(approveContact, { body: { approval } }),
});

/** Holds the details; null until they are loaded. */
export const $ticketContent = createStore<TicketContent | null>(null).on(
  readTicketFx.doneData,
  (_, content) => content,
);

/** Says why nothing is shown: the frame does not know the person, or the ticket is spent or unreachable. */
export const $ticketFault = createStore<'' | 'stranger' | 'gone'>('')
  .on(readTicketFx.failData, (_, failure) => (hasStatus(failure, 403) ? 'stranger' : 'gone'))
  .reset(readTicketFx);
