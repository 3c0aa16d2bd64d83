/** Calls a partner makes on our own site about their keys (additive). */
import { endpoint } from './endpoint.js';
import type {
  NewPartnerKey,
  PartnerDays,
  PartnerDaysQuery,
  PartnerKey,
  PartnerKeyChange,
  PartnerKeys,
} from './partners.schema.js';
import type { MessageReply } from './replies.schema.js';

type ByKey = { params: { key: string } };

/** The person's keys, the oldest first. */
export const listPartnerKeys = endpoint<{ reply: PartnerKeys }>('GET', '/api/v1/partner-keys', {
  partner: 'never',
});
/** Makes a key. */
export const createPartnerKey = endpoint<{ body: NewPartnerKey; reply: PartnerKey }>(
  'POST',
  '/api/v1/partner-keys',
  { partner: 'never' },
);
/** Changes a key's name, origins or settings. */
export const updatePartnerKey = endpoint<ByKey & { body: PartnerKeyChange; reply: PartnerKey }>(
  'PUT',
  '/api/v1/partner-keys/:key',
  { partner: 'never' },
);
/** Ends a key for good; widgets that carry it stop at once. */
export const deletePartnerKey = endpoint<ByKey & { reply: MessageReply }>(
  'DELETE',
  '/api/v1/partner-keys/:key',
  { partner: 'never' },
);
/** What happened under a key, day by day. */
export const listPartnerDays = endpoint<ByKey & { query: PartnerDaysQuery; reply: PartnerDays }>(
  'GET',
  '/api/v1/partner-keys/:key/days',
  { partner: 'never' },
);
