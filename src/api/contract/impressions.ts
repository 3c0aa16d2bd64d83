/** Counting cards that were seen (additive). */
import { endpoint } from './endpoint.js';
import type { SeenCards } from './impressions.schema.js';
import type { SuccessReply } from './replies.schema.js';

/** Counts cards that were seen, each once a visitor and day; ids that nobody may see are passed over. */
export const countImpressions = endpoint<{ body: SeenCards; reply: SuccessReply }>(
  'PUT',
  '/api/v3/impressions',
  { partner: 'anyone' },
);
