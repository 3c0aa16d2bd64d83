/** Spending coins on a partner's page: for what the person allowed one by one, up to a daily cap, every contact recorded. */
import type { Sql } from '../db/database.js';
import { newId } from '../repositories/listing/ids.js';
import { type AskedContact, takeApproval } from '../repositories/partner-approval.js';
import { insertPartnerContact, sumPartnerCoins } from '../repositories/partner-grant.js';
import type { SettlementPage } from '../repositories/settlement.js';
import { dayLength } from './calendar.js';
import type { PartnerPerson, PartnerPlace } from './partner-tokens.js';
import { ServiceError } from './service-error.js';
import { RateLimitError } from './rate-limit-error.js';

/**
 * The check of a paid call from a partner's page. It runs in the transaction that locks the account and must not query
 * outside it, because the embedded engine has one connection.
 */
export interface PartnerSpendingCheck {
  /** The page it comes from. */
  readonly page: SettlementPage;
  /** Refuses a contact that the person has not just allowed in our own frame or window, before coins are taken. */
  check(transaction: Sql, contact: CheckedContact): Promise<void>;
  /** Records the contact and the coins taken. */
  note(transaction: Sql, contact: PartnerContact): Promise<void>;
}

/** A contact that takes coins; `target` is the owner of a number, the listing of a message. */
export type CheckedContact = Omit<AskedContact, 'grantId'>;

/** A contact that was made. */
export interface PartnerContact {
  action: 'number' | 'message';
  ownerId: string;
  listingId: string | undefined;
  coins: number;
}

/** What the check needs. */
export interface SpendingParts {
  /** The most coins a person spends on one partner in 24 hours. */
  dailyCoins: number;
  now?: () => number;
}

/** Makes the check of a contact on a partner’s page. */
export const createPartnerSpendingCheck = (
  { partner, origin }: PartnerPlace,
  { userId, grantId }: PartnerPerson,
  { dailyCoins, now = Date.now }: SpendingParts,
): PartnerSpendingCheck => {
  const about = { userId, partnerId: partner.ownerId, key: partner.key, origin };
  return {
    page: { key: partner.key, origin },

    async check(transaction, contact) {
      const { coins } = contact;
      if (!(await takeApproval(transaction, { grantId, ...contact }, now())))
        throw new ServiceError('confirm-first', 'Confirm this in our own window first.');
      const spent = await sumPartnerCoins(transaction, userId, partner.ownerId, now() - dayLength);
      if (spent + coins > dailyCoins)
        throw new RateLimitError(
          dayLength,
          `You can spend ${dailyCoins} coins on one partner’s pages in a day.`,
        );
    },
    async note(transaction, contact) {
      const at = now();
      await insertPartnerContact(transaction, { id: newId(at), ...about, ...contact }, at);
    },
  };
};
