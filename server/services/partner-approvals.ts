/**
 * Allowing one contact that costs coins on a partner's page. The page's own scripts can press whatever our widgets draw
 * there, so the question stands in a frame or window of ours, and the server takes coins only for its answer
 * (docs/decisions/0078).
 */
import { randomBytes } from 'node:crypto';
import type { Surface } from '../../src/api/contract/contact.schema.js';
import type { NewTicketBody } from '../../src/api/contract/partner-tokens.schema.js';
import type { ContactQuestion } from '../../src/api/contract/partner-windows.schema.js';
import type { ContactAction } from '../db/coin-tables.js';
import type { Sql } from '../db/database.js';
import { findBalance } from '../repositories/coin-account.js';
import { findUnlock } from '../repositories/contact-unlock.js';
import { approveContact, findAskedListing, insertApproval } from '../repositories/partner-approval.js';
import { type FoundSecret, insertTrust } from '../repositories/partner-grant.js';
import type { StoredPartnerKey } from '../repositories/partner-key.js';
import { requireListing, requirePublic } from './contact.js';
import type { PriceReader } from './contact-price.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

/** What a ticket of a contact stores: ids only. */
export interface AboutContact {
  action: ContactAction;
  surface: Surface;
  listingId: string;
  ownerId: string;
}

/** Approvals; made by createPartnerApprovals. */
export interface PartnerApprovals {
  /** Returns what a ticket is about; refuses a listing that nobody can ask about. */
  aboutOf(ticket: NewTicketBody): Promise<AboutContact>;
  /** Puts the question to the person of a ticket that was just redeemed. */
  ask(found: FoundSecret, about: AboutContact): Promise<ContactQuestion>;
  /** Allows the contact that a question was about, for the next minute. */
  approve(approval: string): Promise<void>;
}

const minute = 60_000;
/** Milliseconds a question may be thought about, and in which the allowed contact is made. */
const lives = { question: 10 * minute, approval: minute } as const;

/** What the service needs beside the database. */
export interface ApprovalParts {
  keys: { find(key: string): Promise<StoredPartnerKey | undefined> };
  prices: PriceReader;
  /** The most coins a person spends on one partner in 24 hours. */
  dailyCoins: number;
  now?: () => number;
}

const tooLate = (): ServiceError =>
  new ServiceError('gone', 'This was answered before, or too long ago. Ask for it again.');

/** Makes the service over a database. */
export const createPartnerApprovals = (
  database: Sql,
  { keys, prices, dailyCoins, now = Date.now }: ApprovalParts,
): PartnerApprovals => ({
  async aboutOf({ id = '', action = 'number', surface = 'detail' }) {
    const { id: listingId, ownerId, isPublic } = await requireListing(database, id);
    requirePublic(isPublic);
    return { action, surface, listingId, ownerId };
  },

  async ask({ grantId, userId, key }, { action, surface, listingId, ownerId }) {
    const [listing, partner] = [await findAskedListing(database, listingId), await keys.find(key)];
    if (!listing || !partner) throw tooLate();
    const target = action === 'number' ? ownerId : listingId;
    const isFree = userId === ownerId || (await findUnlock(database, userId, action, target));
    const coins = isFree ? 0 : (await prices())[surface];
    const approval = randomBytes(32).toString('base64url');
    const asked = { grantId, action, target, coins };
    await insertApproval(database, {
      ...asked,
      hash: digestOf(approval),
      expiresAt: now() + lives.question,
    });
    const balance = await findBalance(database, userId);
    return { ...listing, approval, action, surface, site: partner.name, coins, balance, dailyCoins };
  },

  async approve(approval) {
    const at = { now: now(), expiresAt: now() + lives.approval };
    const by = await approveContact(database, digestOf(approval), at);
    if (!by) throw tooLate();
    await insertTrust(database, by.userId, by.partnerId, now());
  },
});
