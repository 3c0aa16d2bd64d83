/** Messages to owners: paid for when accepted, one a day for each listing (S-405, D-05); the outbox sends them. */
import type { SendSmsBody, Surface } from '../../src/api/contract/contact.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { countMessagesSince, insertMessage } from '../repositories/contact-message.js';
import { findContactOwner } from '../repositories/contact-target.js';
import { upsertView } from '../repositories/listing/views.js';
import { dayLength, dayOf } from './calendar.js';
import { type Caller, requireListing, requirePublic, requireBelowDailyCap } from './contact.js';
import { openZeroSettlement, payForContact, type PriceReader } from './contact-price.js';
import { runPaid } from './paid-call.js';
import type { RateLimits } from './rate-limits.js';
import { ServiceError } from './service-error.js';
import type { SmsCap } from './sms-cap.js';

/** Messages; made by createMessages. */
export interface Messages {
  /** Accepts a message for a listing's owner; a second one within a day is answered but not sent. */
  send(caller: Caller, body: SendSmsBody, surface: Surface | undefined): Promise<{ message: string }>;
}

/** What the service needs beside the database. */
export interface MessageParts {
  cap: Pick<SmsCap, 'check'>;
  now?: () => number;
  limits: RateLimits;
  prices: PriceReader;
  /** The most messages a person may send in 24 hours. */
  dailyMessages: number;
  /** Whether an account pays for messages only once its phone is proved. */
  requirePhone?: boolean;
}

/** Makes the service over a database. */
export const createMessages = (database: Sql, parts: MessageParts): Messages => {
  const { limits, prices, cap, dailyMessages, requirePhone = false, now = Date.now } = parts;

  return {
    async send({ userId, address, key, partnerSpending }, { type, propertyId }, surface) {
      await cap.check();
      await limits.take('message', { account: userId, address });
      const at = now();
      const call = { userId, key, request: ['sendsms', type, propertyId, surface] };
      const current = await prices();
      return runPaid(database, call, at, async (transaction, balance) => {
        const listing = await requireListing(transaction, propertyId, type);
        const { id: listingId, ownerId } = listing;
        const answer = { message: messageOf('messageSent') };
        if (ownerId === userId) {
          const page = partnerSpending?.page;
          await openZeroSettlement(transaction, { userId, action: 'message', listingId, page }, at);
          return answer;
        }
        requirePublic(listing.isPublic);
        const isRepeated = (await countMessagesSince(transaction, userId, at - dayLength, listingId)) > 0;
        const check = async (): Promise<void> => {
          const owner = await findContactOwner(transaction, ownerId);
          if (!owner?.phone) throw new ServiceError('not-found', 'This owner cannot be reached by message');
        };
        if (!isRepeated)
          requireBelowDailyCap(await countMessagesSince(transaction, userId, at - dayLength), dailyMessages);
        const unlock = { userId, action: 'message', target: listingId, ownerId, listingId } as const;
        const coins = await payForContact(transaction, {
          unlock,
          surface,
          prices: current,
          balance,
          now: at,
          check,
          requirePhone,
          partnerSpending,
        });
        const view = { listingId, viewerId: userId, day: dayOf(at), action: 'message', paid: true } as const;
        await upsertView(transaction, view, at);
        if (isRepeated) return { message: 'Message already sent' };
        await insertMessage(transaction, { senderId: userId, ownerId, listingId, coins }, at);
        return answer;
      });
    },
  };
};
