/** Reaching an owner from a partner's page: checks caps, counts the contact, answers a ticket instead of the details. */
import type { FastifyRequest } from 'fastify';
import type { Owner } from '../../src/api/contract/contact.schema.js';
import { partnerCallOf } from '../http/partner-call.js';
import type { PartnerCounters } from '../services/partner-counters.js';
import { type PartnerSpendingCheck, createPartnerSpendingCheck } from '../services/partner-spending.js';
import type { PartnerTokens } from '../services/partner-tokens.js';
import { ServiceError } from '../services/service-error.js';

/** What contact on a partner's page needs; made by createPartnerContact. */
export interface PartnerContact {
  /** Returns the spending check of a paid call; undefined on our own site. Refuses past the daily cap of the key. */
  begin(request: FastifyRequest): Promise<PartnerSpendingCheck | undefined>;
  /** Counts a contact that was made. */
  done(request: FastifyRequest): Promise<void>;
  /** On a partner's page, replaces an owner's details by a ticket. */
  hide(request: FastifyRequest, ownerId: string, details: Owner): Promise<Owner>;
}

/** Makes the service; `dailyCoins` is the most coins a person spends on one partner in 24 hours. */
export const createPartnerContact = (parts: {
  tokens: PartnerTokens;
  counters: PartnerCounters;
  dailyCoins: number;
}): PartnerContact => ({
  async begin(request) {
    const call = partnerCallOf(request);
    if (!call) return undefined;
    const { partner, origin, person } = call;
    if (!person || origin === undefined)
      throw new ServiceError('login-required', 'Sign in on this page first.');
    await parts.counters.room(partner.key, 'contacts');
    return createPartnerSpendingCheck({ partner, origin }, person, parts);
  },

  async done(request) {
    const call = partnerCallOf(request);
    if (call) await parts.counters.count(call.partner.key, 'contacts');
  },

  async hide(request, ownerId, details) {
    const person = partnerCallOf(request)?.person;
    if (!person) return details;
    return { name: '', phone: '', email: '', ticket: await parts.tokens.ticket(person.grantId, { ownerId }) };
  },
});
