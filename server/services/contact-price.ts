/** What a contact costs, and what is taken for it (S-180, S-181, docs/decisions/0006). */
import type { Surface } from '../../src/api/contract/contact.schema.js';
import type { ContactPrices } from '../../src/model/rules/contact-price.js';
import { refusalOf } from '../../src/model/rules/contact-refusal.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import { insertCoinEntry } from '../repositories/coin-account.js';
import { isPhoneProved } from '../repositories/account.js';
import { findUnlock, insertUnlock, type NewUnlock } from '../repositories/contact-unlock.js';
import { insertDelivery } from '../repositories/webhook.js';
import { insertSettlement, type NewSettlement } from '../repositories/settlement.js';
import type { PartnerSpendingCheck } from './partner-spending.js';
import { ServiceError } from './service-error.js';

/** Where a contact is asked for; without it the price is at first that of the detail page (D-03). */
export type GivenSurface = Surface | undefined;

/** Reads what a contact costs now; not inside a transaction, which the embedded engine would make wait for itself. */
export type PriceReader = () => Promise<ContactPrices>;

/** A contact to be paid for in a transaction. */
export interface Payment {
  unlock: Omit<NewUnlock, 'coins'>;
  surface: GivenSurface;
  prices: ContactPrices;
  balance: number;
  now: number;
  /** Runs before coins are taken; throws to refuse the contact. */
  check: () => Promise<void>;
  /** Whether an account pays only once its phone is proved. */
  requirePhone: boolean;
  /** The check of a call from a partner's page. */
  partnerSpending: PartnerSpendingCheck | undefined;
}

/** Enters into the record that somebody reached an owner: ids alone, and no lock that another contact would wait for. */
const noteContact = (
  transaction: Sql,
  { userId, action, ownerId, listingId, coins }: NewUnlock,
  now: number,
): Promise<void> => {
  const act = action === 'number' ? 'number-revealed' : 'message-sent';
  const detail = { listing: listingId ?? null, coins };
  return insertAct(transaction, { actorId: userId, act, subject: ownerId, detail }, new Date(now));
};

/** Takes the price unless the contact is paid for, opens a settlement, and returns the coins taken. */
export const payForContact = async (
  transaction: Sql,
  { unlock, surface = 'detail', prices, balance, now, check, requirePhone, partnerSpending }: Payment,
): Promise<number> => {
  const { userId, action, target, ownerId, listingId } = unlock;
  let coins = 0;
  if (!(await findUnlock(transaction, userId, action, target))) {
    await check();
    if (requirePhone && !(await isPhoneProved(transaction, userId)))
      throw new ServiceError('phone-unverified', messageOf('verifyPhoneFirst'));
    coins = prices[surface];
    await partnerSpending?.check(transaction, { action, target, coins });
    if (balance < coins)
      throw new ServiceError('not-enough-coins', messageOf(refusalOf(action, surface, prices[surface])));
    await insertUnlock(transaction, { ...unlock, coins }, now);
    await noteContact(transaction, { ...unlock, coins }, now);
    await insertCoinEntry(transaction, { userId, amount: -coins, reason: action, ownerId, listingId }, now);
    const origin = partnerSpending?.page.origin;
    await insertDelivery(transaction, { ownerId, type: `lead.${action}`, listingId, origin }, now);
  }
  await insertSettlement(
    transaction,
    { userId, action, ownerId, listingId, coins, page: partnerSpending?.page },
    now,
  );
  await partnerSpending?.note(transaction, { action, ownerId, listingId, coins });
  return coins;
};

/** Opens a settlement of 0 coins: an owner opened the contact of an own listing (G-23). */
export const openZeroSettlement = (
  transaction: Sql,
  about: Pick<NewSettlement, 'userId' | 'action' | 'listingId' | 'page'>,
  now: number,
): Promise<void> => insertSettlement(transaction, { ...about, ownerId: about.userId, coins: 0 }, now);
