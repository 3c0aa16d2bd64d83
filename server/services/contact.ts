/** Owners' details for coins; once paid for they stay free (S-402, S-404, D-03, D-04). */
import type { AddViewBody, Owner, PaidContacts, RevealQuery } from '../../src/api/contract/contact.schema.js';
import { kindOf } from '../../src/model/rules/kinds.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { type ContactListing, findContactListing, findContactOwner } from '../repositories/contact-target.js';
import { countUnlocksSince, findUnlock } from '../repositories/contact-unlock.js';
import { upsertView } from '../repositories/listing/views.js';
import { dayLength, dayOf } from './calendar.js';
import { openZeroSettlement, payForContact, type PriceReader } from './contact-price.js';
import { runPaid } from './paid-call.js';
import { listPaidContacts } from './paid-contacts.js';
import type { PartnerSpendingCheck } from './partner-spending.js';
import type { RateLimits } from './rate-limits.js';
import { ServiceError } from './service-error.js';
import { RateLimitError } from './rate-limit-error.js';

/** Who asks, from where, and under which Idempotency-Key. */
export interface Caller {
  userId: string;
  address: string;
  key: string | undefined;
  /** Set on a partner's page. */
  partnerSpending?: PartnerSpendingCheck | undefined;
}

/** Contact; made by createContact. */
export interface Contact {
  /** Returns an owner's details; takes 1 or 2 coins the first time, refuses with 402 when the balance is too low. */
  reveal(caller: Caller, ownerId: string, query: RevealQuery): Promise<Owner>;
  /** Notes that a person saw a listing's contact; once a day, never for the owner (C-13). */
  addView(userId: string, body: AddViewBody): Promise<void>;
  /** Lists what a person has paid for. */
  contacts(userId: string): Promise<PaidContacts>;
}

const unknownOwner = (): ServiceError => new ServiceError('not-found', 'Owner not found');

/** Finds the listing a contact is about; refuses when there is none. */
export const requireListing = async (database: Sql, id: string, type?: string): Promise<ContactListing> => {
  const kind = type === undefined ? undefined : kindOf(type);
  const found = kind === null ? undefined : await findContactListing(database, id, kind);
  if (!found) throw new ServiceError('not-found', messageOf('propertyNotFound'));
  return found;
};

/** Refuses a listing that has left the market. */
export const requirePublic = (isPublic: boolean): void => {
  if (!isPublic) throw new ServiceError('gone', 'This property is no longer available');
};

/** Refuses a contact past the daily cap. */
export const requireBelowDailyCap = (count: number, most: number): void => {
  if (count >= most) throw new RateLimitError(dayLength, `You can reach ${most} owners in a day.`);
};

const listingFor = async (transaction: Sql, property: string | undefined, ownerId: string) => {
  if (property === undefined) return undefined;
  const listing = await requireListing(transaction, property);
  if (listing.ownerId !== ownerId) throw new ServiceError('not-found', messageOf('propertyNotFound'));
  return listing;
};

/** What the service needs beside the database; `dailyContacts` is the most numbers unlocked in 24 hours (D-04). */
export interface ContactParts {
  limits: RateLimits;
  prices: PriceReader;
  dailyContacts: number;
  /** Whether an account pays for contacts only once its phone is proved. */
  requirePhone?: boolean;
  now?: () => number;
}

const createReveal =
  (
    database: Sql,
    { limits, prices, dailyContacts, requirePhone = false, now = Date.now }: ContactParts,
  ): Contact['reveal'] =>
  async ({ userId, address, key, partnerSpending }, ownerId, { property, surface }) => {
    await limits.take('contact', { account: userId, address });
    const at = now();
    const call = { userId, key, request: ['user', ownerId, property, surface] };
    const how = { prices: await prices(), requirePhone, partnerSpending };
    return runPaid(database, call, at, async (transaction, balance) => {
      const owner = await findContactOwner(transaction, ownerId);
      if (!owner) throw unknownOwner();
      const listing = await listingFor(transaction, property, ownerId);
      const details = { name: owner.name, phone: owner.phone ?? '', email: owner.email ?? '' };
      if (ownerId === userId) {
        const about = { userId, action: 'number', listingId: listing?.id } as const;
        await openZeroSettlement(transaction, { ...about, page: partnerSpending?.page }, at);
        return details;
      }
      const check = async (): Promise<void> => {
        if (!owner.isOnMarket || (!owner.phone && !owner.email)) throw unknownOwner();
        requirePublic(listing?.isPublic ?? true);
        requireBelowDailyCap(await countUnlocksSince(transaction, userId, at - dayLength), dailyContacts);
      };
      const unlock = {
        userId,
        action: 'number',
        target: ownerId,
        ownerId,
        listingId: listing?.id,
      } as const;
      await payForContact(transaction, { unlock, surface, balance, now: at, check, ...how });
      if (listing) {
        const view = { listingId: listing.id, viewerId: userId, day: dayOf(at) };
        await upsertView(transaction, { ...view, action: 'number', paid: true }, at);
      }
      return details;
    });
  };

/** Makes the service over a database. */
export const createContact = (database: Sql, parts: ContactParts): Contact => {
  const { now = Date.now } = parts;
  return {
    reveal: createReveal(database, parts),

    async addView(userId, { p_id, type }) {
      const listing = await requireListing(database, p_id, type);
      if (listing.ownerId === userId) return;
      const hasNumber = await findUnlock(database, userId, 'number', listing.ownerId);
      const hasMessage = !hasNumber && (await findUnlock(database, userId, 'message', listing.id));
      const action = hasNumber ? 'number' : hasMessage ? 'message' : 'view';
      const at = now();
      const view = { listingId: listing.id, viewerId: userId, day: dayOf(at), action } as const;
      await upsertView(database, { ...view, paid: action !== 'view' }, at);
    },

    contacts: (userId) => listPaidContacts(database, userId),
  };
};
