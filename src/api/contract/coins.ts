/** The call that shows where coins came from and went (additive). */
import type { CoinLedger, CoinLedgerQuery } from './coins.schema.js';
import { endpoint } from './endpoint.js';

/** The balance and its history, 50 entries a page by default. */
export const getCoinLedger = endpoint<{ query: CoinLedgerQuery; reply: CoinLedger }>(
  'GET',
  '/api/v1/coin-ledger',
  { partner: 'never' },
);
