/**
 * Calls of those who answer for the market (additive). Each answers 401 without a session, 403 without a role, and a
 * change 403 `sign-in-again` when the last sign-in is more than 10 minutes old. Every change is recorded.
 */
import type {
  AuditPage,
  AuditQuery,
  DeskKeys,
  DeskPeople,
  DeskPlaces,
  DeskQueue,
  KeyDecision,
  ListingDecision,
  PeopleQuery,
  PersonDecision,
  PlaceDecision,
  RefundDecision,
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

/** Gives coins back that were asked back for an owner's number, or refuses; operators only. */
export const decideDeskRefund = endpoint<ById & { body: RefundDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/refunds/:id',
  { partner: 'never' },
);

/**
 * Suspends an account, which ends its sessions and takes its listings off the market, or restores it; ends its sessions; gives it
 * coins; notes or takes back that its RERA number is in the public register. Operators only.
 */
export const decidePerson = endpoint<ById & { body: PersonDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/people/:id',
  { partner: 'never' },
);

/** Lists what was done, the newest first; operators only. */
export const listAudit = endpoint<{ query: AuditQuery; reply: AuditPage }>('GET', '/api/v1/desk/audit', {
  partner: 'never',
});

/** Finds people by a part of name or e-mail address, by phone or by id; operators only. */
export const findDeskPeople = endpoint<{ query: PeopleQuery; reply: DeskPeople }>(
  'GET',
  '/api/v1/desk/people',
  { partner: 'never' },
);

/** Lists the partner keys in use; operators only. */
export const listDeskKeys = endpoint<{ reply: DeskKeys }>('GET', '/api/v1/desk/partner-keys', {
  partner: 'never',
});

/** Revokes anybody's partner key; operators only. */
export const revokeDeskKey = endpoint<{ params: { key: string }; body: KeyDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/partner-keys/:key',
  { partner: 'never' },
);

/** Lists names of places that listings brought and nobody has confirmed. */
export const listDeskPlaces = endpoint<{ reply: DeskPlaces }>('GET', '/api/v1/desk/places', {
  partner: 'never',
});

/** Confirms such a name: searches and forms suggest it from then on. */
export const confirmDeskPlace = endpoint<{ body: PlaceDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/places',
  { partner: 'never' },
);
