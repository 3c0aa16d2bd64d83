/** Calls about what visitors did on partners' pages (additive). */
import { endpoint } from './endpoint.js';
import type { NewPartnerAct, PartnerActs } from './partner-acts.schema.js';
import type { PartnerDaysQuery } from './partners.schema.js';
import type { MessageReply } from './replies.schema.js';

/** Counts what a visitor did on a partner's page, once by its id. Names nobody. */
export const countPartnerAct = endpoint<{ body: NewPartnerAct; reply: MessageReply }>(
  'POST',
  '/api/v3/partner-acts',
  { partner: 'anyone' },
);
/** What visitors did under a key, by day, page and campaign. */
export const listPartnerActs = endpoint<{
  params: { key: string };
  query: PartnerDaysQuery;
  reply: PartnerActs;
}>('GET', '/api/v1/partner-keys/:key/acts', { partner: 'never' });
