/** The call for what results on a partner's page begin with (additive). */
import { endpoint } from './endpoint.js';
import type { FirstCards, FirstCardsQuery } from './first-cards.schema.js';

/** Draws the first cards that a tag asks for, with the answer of the search they are from. */
export const getFirstCards = endpoint<{ query: FirstCardsQuery; reply: FirstCards }>(
  'GET',
  '/api/v3/first-cards',
  { partner: 'anyone' },
);
