/**
 * Calls of those who answer for the market (additive). Each answers 401 without a session, 403 without a role, and a
 * change 403 `sign-in-again` when the last sign-in is more than 10 minutes old. Every change is recorded.
 */
import type {
  AuditPage,
  AuditQuery,
  DeskQueue,
  ListingDecision,
  PersonDecision,
  ReportDecision,
} from './desk.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

type ById = { params: { id: string } };

/** Lists what waits for a decision; what is overdue comes first. */
export const getDeskQueue = endpoint<{ reply: DeskQueue }>('GET', '/api/v1/desk/queue', { partner: 'never' });

/** Decides about a listing and closes its open reports. */
export const decideListing = endpoint<ById & { body: ListingDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/listings/:id',
  { partner: 'never' },
);

/** The answer to a report or complaint, which closes it. */
export const decideReport = endpoint<{
  params: { number: string };
  body: ReportDecision;
  reply: MessageReply;
}>('POST', '/api/v1/desk/reports/:number', { partner: 'never' });

/** Suspends an account, which ends its sessions and takes its listings off the market, or restores it; operators only. */
export const decidePerson = endpoint<ById & { body: PersonDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/people/:id',
  { partner: 'never' },
);

/** Lists what was done; operators only. */
export const listAudit = endpoint<{ query: AuditQuery; reply: AuditPage }>('GET', '/api/v1/desk/audit', {
  partner: 'never',
});
