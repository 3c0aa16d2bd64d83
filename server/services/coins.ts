/** Balances, settlements and the coin history (S-403, S-419, docs/decisions/0006). */
import type { CoinPack } from '../../src/api/contract/coin-orders.schema.js';
import type { CoinLedger, CoinLedgerQuery } from '../../src/api/contract/coins.schema.js';
import type { Coins as Balance, CoinsAndPrices } from '../../src/api/contract/contact.schema.js';
import type { ContactPrices } from '../../src/model/rules/contact-price.js';
import { refusalOf } from '../../src/model/rules/contact-refusal.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { isPhoneProved } from '../repositories/account.js';
import { findBalance, findCoinEntries, insertCoinEntry } from '../repositories/coin-account.js';
import { updateUnlockCoins } from '../repositories/contact-unlock.js';
import { closeSettlement, findOpenSettlement, type SettlementPage } from '../repositories/settlement.js';
import type { PriceReader } from './contact-price.js';
import { runPaid } from './paid-call.js';
import { ServiceError } from './service-error.js';

/** What update-coins may ask for. */
export type CoinsChange = -1 | -2;

/** Coins; made by createCoins. */
export interface Coins {
  /** Returns the balance and the prices. */
  balance(userId: string): Promise<CoinsAndPrices>;
  /**
   * Closes the oldest open settlement; one of 1 coin is topped up to the price of the search page when -2 is asked.
   * Without an open one it debits what is asked, or refuses with the text of S-460 or S-462.
   */
  settle(userId: string, change: CoinsChange, key: string | undefined): Promise<Balance>;
  /** Closes the oldest open settlement of a partner's page as it is, if there is one; takes nothing. */
  settleOn(page: SettlementPage, userId: string, key: string | undefined): Promise<Balance>;
  /** Returns the balance and its history, the newest entries first. */
  ledger(userId: string, query: CoinLedgerQuery): Promise<CoinLedger>;
}

const usualPage = 50;

const closeOrTopUp = async (
  transaction: Sql,
  userId: string,
  open: NonNullable<Awaited<ReturnType<typeof findOpenSettlement>>>,
  {
    change,
    balance,
    prices,
    now,
  }: { change: CoinsChange; balance: number; prices: ContactPrices; now: number },
): Promise<number> => {
  // When the second coin was spent elsewhere meanwhile, nothing more is taken: the contact is already shown.
  const more = change === -2 && open.coins === 1 && prices.search === 2 && balance > 0;
  await closeSettlement(transaction, open.id, open.coins + (more ? 1 : 0), now);
  if (!more) return balance;
  const { action, ownerId, listingId } = open;
  await updateUnlockCoins(transaction, userId, action, (action === 'number' ? ownerId : listingId) ?? '');
  const about = { ownerId, listingId: listingId ?? undefined };
  return insertCoinEntry(transaction, { userId, amount: -1, reason: 'top-up', ...about }, now);
};

const debit = async (
  transaction: Sql,
  userId: string,
  { change, balance, now }: { change: CoinsChange; balance: number; now: number },
): Promise<number> => {
  if (balance + change < 0)
    throw new ServiceError(
      'not-enough-coins',
      messageOf(refusalOf('number', change === -2 ? 'search' : 'detail')),
    );
  return insertCoinEntry(transaction, { userId, amount: change, reason: 'debit' }, now);
};

/** What the service needs beside the database. */
export interface CoinParts {
  prices: PriceReader;
  /** Whether contacts and welcome coins wait until the phone is proved. */
  requirePhone?: boolean;
  /** Reads the packs that are sold. */
  packs: () => Promise<readonly CoinPack[]>;
  now?: () => number;
}

/** Makes the service over a database. */
export const createCoins = (
  database: Sql,
  { prices, requirePhone = false, packs, now = Date.now }: CoinParts,
): Coins => ({
  async balance(userId) {
    const waitsForPhone = requirePhone && !(await isPhoneProved(database, userId));
    const coins = await findBalance(database, userId);
    const sold = await packs();
    return {
      coins,
      prices: await prices(),
      ...(waitsForPhone && { waitsForPhone: true as const }),
      ...(sold.length > 0 && { packs: [...sold] }),
    };
  },

  async settle(userId, change, key) {
    const at = now();
    const current = await prices();
    const call = { userId, key, request: ['update-coins', change] };
    return runPaid(database, call, at, async (transaction, balance) => {
      const facts = { change, balance, prices: current, now: at };
      const open = await findOpenSettlement(transaction, { userId, page: undefined }, at);
      return {
        coins: await (open
          ? closeOrTopUp(transaction, userId, open, facts)
          : debit(transaction, userId, facts)),
      };
    });
  },

  settleOn(page, userId, key) {
    const at = now();
    const call = { userId, key, request: ['update-coins', page.key, page.origin] };
    return runPaid(database, call, at, async (transaction, balance) => {
      const open = await findOpenSettlement(transaction, { userId, page }, at);
      if (open) await closeSettlement(transaction, open.id, open.coins, at);
      return { coins: balance };
    });
  },

  async ledger(userId, { before, limit = usualPage }) {
    const entries = await findCoinEntries(database, userId, before, limit);
    return {
      coins: await findBalance(database, userId),
      entries: entries.map(({ at, note, propertyId, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        ...(note !== null && { note }),
        ...(propertyId !== null && { propertyId }),
      })),
    };
  },
});
