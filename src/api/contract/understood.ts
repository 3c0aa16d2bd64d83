/** The call that tells what a free text means; apart from the other calls of the market, since it is wanted late. */
import { endpoint } from './endpoint.js';
import type { KindParams, UnderstoodQuery, UnderstoodText } from './listings.schema.js';

/** Says what a free text of a search is understood to ask for (additive). */
export const understandFreeText = endpoint<{
  params: KindParams;
  query: UnderstoodQuery;
  reply: UnderstoodText;
}>('GET', '/api/v3/understood/:kind', { partner: 'anyone' });
