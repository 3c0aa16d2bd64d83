/** What owners see of their own listings and do with them after posting (S-430 to S-435). */
import type {
  AllPropertyViews,
  ListingDays,
  Bin,
  OwnPropertyIds,
  PropertyViews,
  RefreshReply,
  StatusBody,
} from '../../src/api/contract/own-listings.schema.js';
import type { MessageReply } from '../../src/api/contract/replies.schema.js';
import { refreshCooldownMs } from '../../src/model/rules/cooldown.js';
import { wireTypeOf } from '../../src/model/rules/kinds.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { findOwnership, findOwnListings, findOwnNames, type Ownership } from '../repositories/listing/own.js';
import {
  deleteBinned,
  findBin,
  findLastVisit,
  updateFromBin,
  updateLastVisit,
  updateToActive,
  updateToBin,
  updateToInactive,
} from '../repositories/listing/owner-changes.js';
import { listDays } from '../repositories/listing/days.js';
import { findViewers, type Viewer } from '../repositories/listing/viewers.js';
import { dayLength, untilTomorrow } from './calendar.js';
import { type ListingActor, noteForAgency, noteListingAct } from './listing-actor.js';
import { ServiceError } from './service-error.js';

/** Days a deleted listing can be brought back (D-20). */
export const binDays = 30;

/** Owners' tools; made by createOwnListings. Every call refuses listings of others with 403, unknown ones with 404. */
export interface OwnListings {
  /** Returns a person's listings by kind, as JSON text straight from SQL; where they are exactly only `withPins`. */
  list(userId: string, withPins: boolean): Promise<string>;
  ids(userId: string): Promise<OwnPropertyIds>;
  /** Refreshes a listing, at most once in 5 minutes of the server's clock (S-374). */
  refresh(userId: string, id: string): Promise<RefreshReply>;
  /** Shows a listing again, for LISTING_DAYS from now, or takes it off the market (C-31, C-59). */
  setStatus(by: ListingActor, id: string, body: StatusBody): Promise<MessageReply>;
  remove(by: ListingActor, id: string): Promise<MessageReply>;
  restore(by: ListingActor, id: string): Promise<MessageReply>;
  bin(userId: string): Promise<Bin>;
  /** Returns who paid to reach the owner; also for a listing in the bin, if somebody did. */
  views(userId: string, id: string): Promise<PropertyViews>;
  allViews(userId: string): Promise<AllPropertyViews>;
  /** Returns how often a listing was seen, opened and paid for on each of the last 30 days. */
  days(userId: string, id: string): Promise<ListingDays>;
  /** Deletes listings that have been in the bin for `binDays`. */
  emptyBins(): Promise<void>;
}

/** What the service needs beside the database. */
export interface OwnListingParts {
  publicUrl: string;
  listingDays: number;
  /** Whether a listing waits until its owner's phone is proved. */
  requirePhone?: boolean;
  now?: () => number;
  /** Called after each change of what the public sees. */
  onChange?: () => void;
}

const notFound = (): ServiceError => new ServiceError('not-found', messageOf('propertyNotFound'));

const needOwn = async (database: Sql, userId: string, id: string): Promise<Ownership> => {
  const found = await findOwnership(database, id);
  if (!found) throw notFound();
  if (found.ownerId !== userId) throw new ServiceError('forbidden', messageOf('notYours'));
  return found;
};

const needShown = async (database: Sql, userId: string, id: string): Promise<Ownership> => {
  const found = await needOwn(database, userId, id);
  if (found.deletedAt) throw notFound();
  return found;
};

const statusOf = (text: string): 'Active' | 'Inactive' => {
  const found = (['Active', 'Inactive'] as const).find((each) => each.toLowerCase() === text.toLowerCase());
  if (found) return found;
  const message = 'status must be one of Active, Inactive.';
  throw new ServiceError('invalid', message, { status: message });
};

const viewOf = ({ userId, name, email, phone, at, action, days }: Viewer) => ({
  userId: { _id: userId, name, email: email ?? '', phone: phone ?? '' },
  at: at.toISOString(),
  action,
  count: days,
});

const readBin = async (database: Sql, userId: string, since: Date): Promise<Bin> => {
  const rows = await findBin(database, userId, since);
  return {
    listings: rows.map(({ id, propertyId, kind, project, propertyType, locality, city, deletedAt }) => ({
      _id: id,
      propertyId,
      type: wireTypeOf(kind),
      title: project || propertyType || '',
      locality,
      city,
      deletedAt: deletedAt?.toISOString() ?? '',
      goneAt: new Date((deletedAt?.getTime() ?? 0) + binDays * dayLength).toISOString(),
    })),
  };
};

const createStatus =
  (
    database: Sql,
    { listingDays, requirePhone = false, now = Date.now, onChange = () => undefined }: OwnListingParts,
  ): OwnListings['setStatus'] =>
  async (by, id, { status, reason = 'paused' }) => {
    const wanted = statusOf(status);
    const own = await needShown(database, by.userId, id);
    if (own.status !== 'Active' && own.status !== 'Inactive')
      throw new ServiceError('forbidden', 'This listing was taken off the market. Write to support.');
    if (wanted === 'Active' && own.needsMending) throw new ServiceError('forbidden', messageOf('mendFirst'));
    if (wanted === 'Active' && requirePhone && !own.ownerVerified)
      throw new ServiceError('phone-unverified', messageOf('verifyPhoneFirst'));
    const at = new Date(now());
    await database.transaction().execute(async (transaction) => {
      if (wanted === 'Inactive') await updateToInactive(transaction, own, reason);
      else await updateToActive(transaction, own, new Date(at.getTime() + listingDays * dayLength));
      const act = wanted === 'Inactive' ? 'listing-paused' : 'listing-shown';
      await noteForAgency(transaction, by, { act, subject: own.id, at });
    });
    onChange();
    return { message: messageOf('statusUpdated') };
  };

const createChanges = (
  database: Sql,
  { now = Date.now, onChange = () => undefined }: OwnListingParts,
): Pick<OwnListings, 'refresh' | 'remove' | 'restore' | 'emptyBins'> => {
  const binnedSince = (): Date => new Date(now() - binDays * dayLength);
  return {
    async refresh(userId, id) {
      const own = await needShown(database, userId, id);
      const at = now();
      const success = await updateLastVisit(database, own, {
        at: new Date(at),
        freeSince: new Date(at - refreshCooldownMs),
        rankedBefore: new Date(at + untilTomorrow(at) - dayLength),
      });
      const last = success ? new Date(at) : await findLastVisit(database, own.id);
      return { success, ...(last && { lastVisitTime: last.toISOString() }) };
    },

    async remove(by, id) {
      const own = await needShown(database, by.userId, id);
      const at = new Date(now());
      await database.transaction().execute(async (transaction) => {
        if (!(await updateToBin(transaction, own, at))) throw notFound();
        await noteListingAct(transaction, by, { act: 'listing-deleted', subject: own.id, at });
      });
      onChange();
      return { message: messageOf('propertyDeleted') };
    },

    async restore(by, id) {
      const own = await needOwn(database, by.userId, id);
      await database.transaction().execute(async (transaction) => {
        if (!(await updateFromBin(transaction, own, binnedSince()))) throw notFound();
        await noteForAgency(transaction, by, {
          act: 'listing-restored',
          subject: own.id,
          at: new Date(now()),
        });
      });
      onChange();
      return { message: messageOf('propertyRestored') };
    },

    async emptyBins() {
      await deleteBinned(database, binnedSince());
    },
  };
};

/** Makes the service over a database. */
export const createOwnListings = (database: Sql, parts: OwnListingParts): OwnListings => {
  const { publicUrl, now = Date.now } = parts;
  return {
    ...createChanges(database, parts),
    setStatus: createStatus(database, parts),

    list(userId, withPins) {
      const at = new Date(now());
      // Visits are counted by the days of UTC (S-409).
      const day = at.toISOString().slice(0, 10);
      return findOwnListings(database, userId, publicUrl, { at, day, withPins });
    },

    async ids(userId) {
      const lists: OwnPropertyIds = { sell: [], rent: [], plot: [], pg: [], commercial: [] };
      for (const { id, propertyId, kind, title, image, isDeleted } of await findOwnNames(database, userId))
        lists[kind].push({
          _id: id,
          propertyId,
          title,
          ...(image !== null && { image: `${publicUrl}/media/${image}-1600.webp` }),
          ...(isDeleted && { deleted: true }),
        });
      return lists;
    },

    bin: (userId) => readBin(database, userId, new Date(now() - binDays * dayLength)),

    async views(userId, id) {
      const own = await needOwn(database, userId, id);
      const viewers = await findViewers(database, userId, own.id);
      // A deleted listing that somebody paid about still shows its viewers; without viewers it is 404 as in all other calls.
      if (own.deletedAt && viewers.length === 0) throw notFound();
      return { propertyViews: { propertyId: own.propertyId, views: viewers.map(viewOf) } };
    },

    async days(userId, id) {
      const own = await needShown(database, userId, id);
      return { days: await listDays(database, own.id, new Date(now()).toISOString().slice(0, 10)) };
    },

    async allViews(userId) {
      const listings = new Map<string, Viewer[]>();
      for (const viewer of await findViewers(database, userId))
        listings.set(viewer.propertyId, [...(listings.get(viewer.propertyId) ?? []), viewer]);
      return {
        propertyViews: [...listings].map(([propertyId, viewers]) => ({
          propertyId,
          views: viewers.map(viewOf),
        })),
      };
    },
  };
};
