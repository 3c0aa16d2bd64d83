/** Calls about what homes ask (additive). */
import type { AskingPrices, AskingQuery } from './asking.schema.js';
import { endpoint } from './endpoint.js';
import type { KindParams } from './listings.schema.js';

/** What homes of a kind ask in a city or a locality: medians and quartiles with the number of homes behind them. */
export const getAskingPrices = endpoint<{ params: KindParams; query: AskingQuery; reply: AskingPrices }>(
  'GET',
  '/api/v3/asking-prices/:kind',
  { partner: 'anyone' },
);
