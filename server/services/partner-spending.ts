/** Coins on a partner's page: allowed once by the person, capped by day, and every contact noted. */
import type { Sql } from '../db/database.js';
import { newId } from '../repositories/listing/ids.js';
import { findTrust, insertPartnerContact, sumPartnerCoins } from '../repositories/partner-grant.js';
import { dayLength } from './calendar.js';
import type { PartnerPlace } from './partner-tokens.js';
import { Refusal } from './refusal.js';
import { TooMany } from './wait.js';

/**
 * What a paid call does besides when it comes through a partner. It runs in the transaction that holds the account and
 * must ask nothing outside it: the embedded engine has one connection.
 */
export interface Through {
  /** Refuses before anything is taken; `coins` is the price. */
  check(transaction: Sql, coins: number): Promise<void>;
  /** Notes what was taken. */
  note(transaction: Sql, contact: ThroughContact): Promise<void>;
}

/** A contact that was made. */
export interface ThroughContact {
  action: 'number' | 'message';
  ownerId: string;
  listingId: string | undefined;
  coins: number;
}

/** What the checks work with. */
export interface SpendingParts {
  /** The most coins a person spends on one partner in 24 hours. */
  dailyCoins: number;
  now?: () => number;
}

/** Makes what a contact on a partner's page runs through. */
export const throughPartner = (
  { partner, origin }: PartnerPlace,
  userId: string,
  { dailyCoins, now = Date.now }: SpendingParts,
): Through => {
  const about = { userId, partnerId: partner.ownerId, key: partner.key, origin };
  return {
    async check(transaction, coins) {
      if (!(await findTrust(transaction, userId, partner.ownerId)))
        throw new Refusal('confirm-first', 'Allow this site once to spend your coins, then try again.');
      const spent = await sumPartnerCoins(transaction, userId, partner.ownerId, now() - dayLength);
      if (spent + coins > dailyCoins)
        throw new TooMany(dayLength, `You can spend ${dailyCoins} coins on one partner’s pages in a day.`);
    },
    async note(transaction, contact) {
      const at = now();
      await insertPartnerContact(transaction, { id: newId(at), ...about, ...contact }, at);
    },
  };
};
