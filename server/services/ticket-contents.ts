/** What tickets give access to: details of owners, of viewers of an own listing, of the person; the question before a contact. */
import type { AllPropertyViews } from '../../src/api/contract/own-listings.schema.js';
import type { NewTicketBody } from '../../src/api/contract/partner-tokens.schema.js';
import type { ReadTicketBody, TicketContent } from '../../src/api/contract/partner-windows.schema.js';
import type { Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import { findContactListing, findContactOwner } from '../repositories/contact-target.js';
import { isFrameOf } from '../repositories/partner-grant.js';
import { digestOf } from './digest.js';
import type { OwnListings } from './own-listings.js';
import type { AboutContact, PartnerApprovals } from './partner-approvals.js';
import type { PartnerTokens } from './partner-tokens.js';
import { ServiceError } from './service-error.js';

/** The stored content of a ticket: ids only. */
interface About {
  ownerId?: string;
  /** Id of an own listing, or '' for all of them. */
  viewersOf?: string;
  profileOf?: string;
  contact?: AboutContact;
}

/** Contents; made by createTicketContents. */
export interface TicketContents {
  /** Returns the content of a new ticket; refuses details the person may not see. */
  aboutOf(userId: string, ticket: NewTicketBody): Promise<About>;
  /** Redeems a ticket, for the frame with the grant's secret or for the person on our own site; returns the details. */
  read(given: ReadTicketBody, userId: string | undefined): Promise<TicketContent>;
  /** Returns the name of the person who is signed in; '' when nobody is. */
  greet(userId: string | undefined): Promise<string>;
}

/** What the service needs beside the database. */
export interface TicketParts {
  tokens: PartnerTokens;
  approvals: Pick<PartnerApprovals, 'aboutOf' | 'ask'>;
  /** Finds the viewers of a person's listings. */
  own: Pick<OwnListings, 'views' | 'allViews'>;
}

const spent = (): ServiceError =>
  new ServiceError('gone', 'This was shown before, or too long ago. Ask for it again.');

/** Makes the service over a database. */
export const createTicketContents = (
  database: Sql,
  { tokens, own, approvals }: TicketParts,
): TicketContents => {
  const viewers = async (userId: string, listingId: string): Promise<AllPropertyViews> => {
    if (listingId === '') return own.allViews(userId);
    return { propertyViews: [(await own.views(userId, listingId)).propertyViews] };
  };
  return {
    async aboutOf(userId, ticket) {
      const { subject, id = '' } = ticket;
      if (subject === 'contact') return { contact: await approvals.aboutOf(ticket) };
      if (subject === 'profile') return { profileOf: userId };
      if (id === '') return { viewersOf: '' };
      const listing = await findContactListing(database, id);
      if (listing?.ownerId !== userId) throw new ServiceError('not-found', 'You have no such listing.');
      return { viewersOf: listing.id };
    },

    async read({ ticket, origin, frame }, userId) {
      // A refusal does not use the ticket up: the frame then opens our own window with it.
      const found = await tokens.takeTicket(ticket, async (kept) => {
        if (kept.origin !== origin) throw spent();
        const isFrame = frame !== undefined && (await isFrameOf(database, kept, digestOf(frame)));
        if (!isFrame && userId !== kept.userId)
          throw new ServiceError('forbidden', 'This can be seen only by the person who asked for it.');
      });
      if (!found) throw spent();
      const { ownerId, viewersOf, profileOf, contact } = JSON.parse(found.about ?? '{}') as About;
      if (contact !== undefined) return { contact: await approvals.ask(found, contact) };
      if (viewersOf !== undefined) return { viewers: await viewers(found.userId, viewersOf) };
      if (profileOf !== undefined) {
        const account = await findAccount(database, profileOf);
        if (!account) throw spent();
        return { profile: { name: account.name, email: account.email ?? '', phone: account.phone ?? '' } };
      }
      const owner = await findContactOwner(database, ownerId ?? '');
      if (!owner) throw spent();
      return { owner: { name: owner.name, phone: owner.phone ?? '', email: owner.email ?? '' } };
    },

    async greet(userId) {
      const account = userId === undefined ? undefined : await findAccount(database, userId);
      return account?.name ?? '';
    },
  };
};
